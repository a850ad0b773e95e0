/** A cell that is wrong, in the file as it was sent. */
export interface Mark {
  /** Title of the sheet in the file. */
  title: string;
  row: number;
  /** From 0; the first column when it is about the row or the sheet. */
  at: number;
  note: string;
}
