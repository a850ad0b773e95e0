import { italianField, type Field } from '@feria/shared/resources/fields';

/** How many of the twelve columns of a form a field takes on a wide screen. */
const SPANS: { [type in Field['type']]: number } = {
  text: 6,
  richText: 6,
  integer: 4,
  decimal: 3,
  money: 3,
  date: 3,
  time: 3,
  dateTime: 4,
  boolean: 12,
  enum: 6,
  reference: 4,
  referenceMany: 12,
  names: 12,
  choices: 12,
  texts: 12,
  rows: 12,
  questions: 12,
  image: 6,
  file: 6,
};

/** Short enough for two in a row on a phone, with their labels. */
const TWO_ON_PHONE: readonly Field['type'][] = ['date', 'decimal', 'time'];

/** Whether the next name is the Italian half of this one: the two are shown side by side. */
export function startsPair(names: readonly string[], index: number): boolean {
  const name = names[index];
  return name !== undefined && names[index + 1] === italianField(name);
}

/**
 * The `grid-column` of a field in the grid of twelve columns, on a phone (`xs`) and on wider screens (`sm`). The German half
 * of a pair starts a row, so that the Italian half stands beside it whatever comes before.
 */
export function gridColumnOf(
  fields: readonly (readonly [string, Field])[],
  index: number,
): { xs: string; sm: string } {
  const type = fields[index]?.[1].type ?? 'text';
  const span = `span ${SPANS[type]}`;
  const isStart = startsPair(
    fields.map(([name]) => name),
    index,
  );
  return {
    xs: TWO_ON_PHONE.includes(type) ? 'span 6' : 'span 12',
    sm: isStart ? `1 / ${span}` : span,
  };
}
