import { API } from '@feria/shared';
import type { Crowd } from './crowd.js';
import { requestOf } from './connection.js';
import { familyByHand, plainDriver, projectsByHand } from './hand-sql.js';
import type { Place } from './place.js';
import { asking, CONNECTIONS, rates, startBare } from './throughput.js';

/** Names of what is measured, as the table shows them. */
export const SUBJECT = {
  http: 'Node alone, empty request',
  express: 'bare Express, empty request',
  empty: '/health/live',
  list: '/api/frontend',
  detail: '/api/frontend/{id}',
  family: '/api/my-family',
  userdata: '/api/userdata',
  familyByHand: 'SQL of the family by hand',
  listByHand: 'SQL of the list by hand',
  detailByHand: 'SQL of a project by hand',
} as const;

export type Subject = keyof typeof SUBJECT;

/** Connections of the plain driver to MariaDB: as many as the app has. SQLite answers one after the other. */
const POOL = 20;

/** Measures every call by itself, and the yardsticks in turns with them. The app has nothing else to do. */
export async function measureYardsticks(
  port: number,
  place: Place,
  databaseUrl: string | undefined,
  crowd: Crowd,
): Promise<Record<Subject, number>> {
  const [http, express] = [await startBare('http'), await startBare('express')];
  const driver = plainDriver(place, databaseUrl, POOL);
  const parentAt = (place: number) => crowd.parents[place % crowd.parents.length] as Crowd['parents'][number];
  const call = (path: string) => asking(port, (place) => requestOf(path, { token: parentAt(place).token }));
  const empty = requestOf('/health/live');
  const detail = crowd.practice?.courseId ?? crowd.courseId;
  const atOnce = databaseUrl ? CONNECTIONS : 1;
  const works: Record<Subject, ReturnType<typeof asking>> = {
    http: asking(http.port, () => empty),
    express: asking(express.port, () => empty),
    empty: asking(port, () => empty),
    list: call(`/${API.frontend}?itemsPerPage=-1`),
    detail: call(`/${API.frontend}/${detail}`),
    family: call(`/${API.myFamily}`),
    userdata: call(`/${API.userdata}`),
    familyByHand: { atOnce, work: (place) => familyByHand(driver, parentAt(place)) },
    listByHand: { atOnce, work: () => projectsByHand(driver) },
    detailByHand: { atOnce, work: () => projectsByHand(driver, detail) },
  };
  try {
    return (await rates(works)) as Record<Subject, number>;
  } finally {
    await driver.close();
    http.process.disconnect();
    express.process.disconnect();
  }
}
