import type { ReactNode } from 'react';

/** Whose value is to stay; `both` for lists that can be put together. */
export type Side = 'yours' | 'theirs' | 'both';

/** The answer for each field. */
export type Choice = Record<string, Side>;

/** A field that somebody else has changed meanwhile, with its values as they are to be read. */
export interface ChangedField {
  name: string;
  label: string;
  yours: ReactNode;
  theirs: ReactNode;
  both?: ReactNode;
  /** What is to be considered, where the values alone do not say it. */
  note?: string | undefined;
}
