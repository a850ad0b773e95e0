import type { DataChoices } from './own-data-choices';
import type { FieldInPart, FieldName, Part } from './own-data-fields';

/** What the page of the own data calls everything. Loaded with the page. */
export interface DataWords {
  title: string;
  intro: string;
  print: string;
  json: string;
  /** Before the parts of which nothing is stored. */
  nothing: string;
  yes: string;
  no: string;
  parts: Record<Part, string>;
  fields: Record<FieldName, string>;
  /** Fields that are called otherwise in one part. */
  inPart: Partial<Record<FieldInPart, string>>;
  choices: DataChoices;
}
