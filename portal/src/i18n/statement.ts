import type { IsoDate } from '@feria/shared/rules/dates';

/** A part of the statement: text, then a list. */
interface Part {
  title: string;
  text: string;
  items?: readonly string[];
}

/** The statement in one language; the contact of the office follows after its last part. */
export interface Statement {
  intro: string;
  parts: readonly Part[];
  contact: { title: string; text: string };
  /** Before the date. */
  reviewed: string;
}

/** When the statement was last compared with the product. Whoever changes one of both sets it. */
export const REVIEWED: IsoDate = '2026-11-22';
