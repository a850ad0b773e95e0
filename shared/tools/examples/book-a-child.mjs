/**
 * Books a child for a week: a client of the API in a few lines (shared/docs/how-to/api-key.md).
 *
 *     FERIA_URL=https://feria.example FERIA_KEY=feria_… npm run example:book -- RSSMIA16E45A952X 12 "+39 333 1234567"
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const { FERIA_URL = 'http://localhost:3000', FERIA_KEY } = process.env;
const [tax, week, phone] = process.argv.slice(2);

/** Calls the API, again where it asks to wait. @returns `data` of the answer. @throws with a message that people can read */
async function call(method, path, body, headers = {}, attempts = 3) {
  const response = await fetch(new URL(path, FERIA_URL), {
    method,
    headers: {
      authorization: `Bearer ${FERIA_KEY}`,
      'content-type': 'application/json',
      'api-lang': 'en',
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json().catch(() => ({ message: `The server answers ${response.status}.` }));
  if (response.ok) return answer.data;
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  if ([429, 503].includes(response.status) && attempts > 1 && seconds <= 60) {
    await wait(seconds * 1000);
    return call(method, path, body, headers, attempts - 1);
  }
  throw new Error([answer.message, ...Object.values(answer.errors ?? {}).flat()].join(' '));
}

try {
  if (!FERIA_KEY || !phone) throw new Error('Wanted: FERIA_KEY, and TAX_CODE WEEK TELEPHONE');
  // A search finds parts of words: the code decides who is meant.
  const found = await call('GET', `/api/child?search=${encodeURIComponent(tax)}`);
  const child = found.find((each) => each.tax === tax);
  if (!child) throw new Error(`There is no child with the tax code ${tax}.`);
  const wanted = {
    people_id: child.id,
    course_week_id: Number(week),
    day_type: 'full_day',
    emergency_contact1_phone: phone,
  };
  // One key for one order: sent again after a lost answer, it is the same registration and not a second one.
  const registration = await call('POST', '/api/peopleCourseWeekRegistration', wanted, {
    'idempotency-key': randomUUID(),
  });
  const place = registration.is_waiting ? 'on the waiting list of' : 'in';
  console.log(
    `${child.first_name} ${child.last_name} is ${place} ${registration.courseWeek.name}, ${registration.course.name}: registration ${registration.id}`,
  );
} catch (error) {
  console.error(error.cause ? `${FERIA_URL} does not answer: ${error.cause.message}` : error.message);
  process.exitCode = 1;
}
