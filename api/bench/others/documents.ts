import { costly, type CostlyAsks, type World } from './ask.js';

/** Documents: spreadsheets and PDF. */
const year = ({ today }: World) => today.slice(0, 4);
/** A project that a child of the largest family has paid for. */
const paid = async (world: World) => {
  const [row] = await world.known('paid', () =>
    world.rows(
      `SELECT w.course_id AS course, r.child_id AS child FROM registration r JOIN course_week w ON w.id = r.course_week_id
       WHERE r.child_id <= 12 AND r.payed_amount >= r.price ORDER BY r.id DESC LIMIT 1`,
    ),
  );
  return { params: { courseId: Number(row?.course), peopleId: Number(row?.child) } };
};
const both = (route: string, entry: CostlyAsks[string]): CostlyAsks => ({
  [route]: entry,
  [`${route}/it`]: entry,
});

export const DOCUMENTS: CostlyAsks = {
  ...both(
    'GET /confirmation/:courseId/:peopleId',
    costly('a child of the largest family', async (world) => ({ as: 'family', ...(await paid(world)) })),
  ),
  ...both(
    'GET /export/statement/:personId/:year',
    costly('the largest family', (world) => ({ as: 'family', params: { personId: 1, year: year(world) } })),
  ),
  ...both(
    'GET /export/tax-confirmation/:childId/:year',
    costly('the largest family', () => ({ as: 'family', params: { childId: 1, year: 2020 } })),
  ),
  'GET /excelExport/:id': costly('6,000 places', ({ large }) => ({ params: { id: large.courseId } })),
  'GET /export/payments': [
    costly('200,000 places', () => ({})),
    costly('ten words', () => ({ query: `search=${encodeURIComponent('an er in ro o a e i wo ga')}` })),
  ],
  'GET /export/journal': costly('the payments of ten years', () => ({
    query: 'from=2016-01-01&to=2026-12-31',
  })),
  'GET /export/funding/:year': costly('the year of the largest project', (world) => ({
    params: { year: year(world) },
  })),
  'GET /export/projects/template': costly('itself', () => ({})),
  'GET /export/projects': costly('400 projects', () => ({})),
  'GET /export/families/template': costly('itself', () => ({})),
  'GET /export/families': costly('10,000 families', () => ({})),
};
