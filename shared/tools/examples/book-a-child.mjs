/**
 * Books a child for a week: a client of the API in a few lines (shared/docs/how-to/api-key.md).
 *
 *     FERIA_URL=https://feria.example FERIA_KEY=feria_… npm run example:book -- "Mia Rossi" 12 "+39 333 1234567"
 */
import { createHash } from 'node:crypto';

const { FERIA_URL = 'http://localhost:3000', FERIA_KEY } = process.env;
const [name, week, phone] = process.argv.slice(2);

/** Calls the API. @returns `data` of the answer. @throws with the message that people can read */
async function call(method, path, body, headers = {}) {
  const response = await fetch(new URL(path, FERIA_URL), {
    method,
    headers: { authorization: `Bearer ${FERIA_KEY}`, 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (response.ok) return answer.data;
  throw new Error([answer.message, ...Object.values(answer.errors ?? {}).flat()].join(' '));
}

try {
  const children = await call('GET', `/api/child?search=${encodeURIComponent(name)}`);
  if (children.length !== 1) throw new Error(`${children.length} children are found by "${name}".`);
  const wanted = {
    people_id: children[0].id,
    course_week_id: Number(week),
    day_type: 'full_day',
    emergency_contact1_phone: phone,
  };
  // Sent again with the same key, after a lost answer too, it is the same registration and not a second one.
  const key = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
  const registration = await call('POST', '/api/peopleCourseWeekRegistration', wanted, {
    'idempotency-key': key,
  });
  console.log(`${name}: registration ${registration.id}${registration.is_waiting ? ' (waiting list)' : ''}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
