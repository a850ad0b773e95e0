import { API } from '../routes.js';
import { addressOf, type ApiCall } from './client.js';
import type { FrontendProjectDetail } from './frontend.js';
import type { MyFamily } from './family.js';

describe('addressOf', () => {
  it('fills in what the path names, escaped', () => {
    expect(addressOf('api/a/{id}/b/{name}', { params: { id: 3, name: 'x/y?' } })).toBe('api/a/3/b/x%2Fy%3F');
  });

  it('appends the query, lists repeated and what is undefined left out', () => {
    const query = { page: 1, sortBy: ['a', 'b'], search: undefined };
    expect(addressOf('api/a', { query })).toBe('api/a?page=1&sortBy=a&sortBy=b');
  });
});

it('knows paths, bodies and answers', () => expect(types).toBeDefined());

/** Never run: the compiler reads it. */
function types(call: ApiCall): void {
  const family: Promise<MyFamily> = call('GET', API.myFamily);
  const project: Promise<FrontendProjectDetail> = call('GET', `${API.frontend}/{id}`, { params: { id: 1 } });
  void call('POST', API.login, { body: { email: 'a@example.org', password: 'secret' } });
  void call('GET', API.frontend, { query: { itemsPerPage: -1 } });
  // @ts-expect-error the path names an id
  void call('GET', `${API.frontend}/{id}`);
  // @ts-expect-error no such path
  void call('GET', 'api/nothing');
  // @ts-expect-error no such method there
  void call('DELETE', API.login);
  // @ts-expect-error a field is missing
  void call('POST', API.login, { body: { email: 'a@example.org' } });
  // @ts-expect-error no such field
  void call('POST', API.login, { body: { email: 'a@example.org', password: 'secret', pin: 1 } });
  // @ts-expect-error no such parameter
  void call('GET', API.frontend, { query: { size: 1 } });
  void [family, project];
}
