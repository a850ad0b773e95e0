import type { BasketLine } from '@feria/shared/contracts/basket';

/** Makes the new lines of those that are there. */
export type BasketChange = (lines: readonly BasketLine[]) => readonly BasketLine[];

/** Whether two lines are of the same child in the same week. */
export function isSameLine(
  a: Pick<BasketLine, 'child_id' | 'course_week_id'>,
  b: Pick<BasketLine, 'child_id' | 'course_week_id'>,
): boolean {
  return a.child_id === b.child_id && a.course_week_id === b.course_week_id;
}

/** Puts lines into the basket; those that are there get the new day type. */
export function withLines(more: readonly BasketLine[]): BasketChange {
  return (lines) => [
    ...lines.map((line) => more.find((other) => isSameLine(line, other)) ?? line),
    ...more.filter((line) => !lines.some((other) => isSameLine(line, other))),
  ];
}

/** Takes a line out of the basket. */
export function withoutLine(gone: Pick<BasketLine, 'child_id' | 'course_week_id'>): BasketChange {
  return (lines) => lines.filter((line) => !isSameLine(line, gone));
}

/** Changes a line where it stands; one that it would repeat goes. */
export function withChanged(before: BasketLine, after: BasketLine): BasketChange {
  return (lines) =>
    lines
      .filter((line) => isSameLine(line, before) || !isSameLine(line, after))
      .map((line) => (isSameLine(line, before) ? after : line));
}
