type Row = Record<string, unknown>;

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && typeof value[0] === 'object';
}

/** The paths of the fields of a form, as the server names them: `name`, and `persons.0.name` of rows. */
export function fieldPaths(values: Row, prefix = ''): string[] {
  return Object.entries(values).flatMap(([field, value]) =>
    isRows(value)
      ? value.flatMap((row, index) => fieldPaths(row, `${prefix}${field}.${index}.`))
      : [prefix + field],
  );
}

/** Whether a path that the server names is a field, or a part of it. */
export function isWithin(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

/** Whether two values of a field are the same, rows too. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
