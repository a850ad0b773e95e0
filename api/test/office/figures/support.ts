import {
  FIGURES_OF,
  isMoney,
  toCents,
  type FigureName,
  type Figures,
  type FigureTable,
  type FigureTableName,
  type Permission,
} from '@feria/shared';
import type { TestApp } from '../../support/app.js';
import type { Staff } from '../../support/builders.js';
import { plainFigures } from './plain-figures.js';

/** Permissions with which no figure is hidden. */
export const FIGURE_PERMISSIONS: Permission[] = ['figures.view', 'child.index'];

/** A table as `GET /api/figures/{table}` answers it. */
export async function read(
  app: TestApp,
  who: Staff,
  table: FigureTableName,
  query: { year?: number; compare?: number } = {},
): Promise<FigureTable> {
  const { body } = await app.as(who).get(`/api/figures/${table}`).query(query).expect(200);
  return (body as { data: FigureTable }).data;
}

/** Money in cents, without what is not counted in the table. */
function inCents(figures: Figures): Partial<Record<FigureName, number | null>> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      value !== null && isMoney(name as FigureName) ? toCents(value) : value,
    ]),
  );
}

/** Compares every cell of a table of a year with the plain calculation. */
export async function expectPlain(
  app: TestApp,
  who: Staff,
  table: FigureTableName,
  year: number,
): Promise<void> {
  const plain = await plainFigures(app.dataSource.manager, table, year);
  const { rows, total } = await read(app, who, table, { year });
  const of = (key: string) => {
    const figures = plain.get(key) ?? {};
    return Object.fromEntries(FIGURES_OF[table].map((name) => [name, figures[name] ?? null]));
  };
  const keys = [...plain.keys()].filter((key) => key !== 'total');
  expect(rows.map(({ key }) => key).sort()).toEqual(keys.sort());
  for (const { key, figures } of rows) expect([key, inCents(figures)]).toEqual([key, of(key)]);
  expect(inCents(total.figures)).toEqual(of('total'));
}
