import type { UserData } from '@feria/shared/contracts/account';
import { destinationOf, isBackOffice, wantedPage } from './destination';

// These specs run without a browser: the code under test reads only the origin of `window`.
beforeAll(
  () => void Object.assign(globalThis, { window: { location: { origin: 'https://feria.example' } } }),
);
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));

const queryWith = (backUrl: string): URLSearchParams => new URLSearchParams({ backUrl });
const NO_QUERY = new URLSearchParams();

describe('wantedPage: the page that asked for the login', () => {
  it.each([
    ['/my-family?childEditId=3', '/my-family?childEditId=3'],
    ['/be/locations', '/be/locations'],
    ['https://feria.example/my-family', null],
    ['https://evil.example/', null],
    ['//evil.example/', null],
    // A browser reads it as `//evil.example/`.
    ['/.//evil.example/', null],
    ['javascript:alert(1)', null],
    ['', null],
    // Pages for callers who are not logged in, and the page of a refusal: nobody should land there after a login.
    ['/login', null],
    ['/register?x=1', null],
    ['/password/reset', null],
    ['/403', null],
    // Only begins like `/login`.
    ['/loginless', '/loginless'],
  ])('backUrl %j gives the page %j', (backUrl, page) => {
    expect(wantedPage(null, queryWith(backUrl))).toBe(page);
  });

  it('is taken from the state of the router first, then from backUrl in the address', () => {
    expect(wantedPage({ from: '/my-family' }, queryWith('/imprint'))).toBe('/my-family');
    expect(wantedPage({ from: '//evil.example' }, queryWith('/imprint'))).toBe('/imprint');
    for (const state of [null, 'x', {}, { from: 3 }]) expect(wantedPage(state, NO_QUERY)).toBeNull();
  });
});

describe('destinationOf: where a login leads', () => {
  const user = (overrides: Partial<UserData>) =>
    ({ password_change_required: false, people: null, ...overrides }) as UserData;
  const people = { id: 1, first_name: 'Johanna', last_name: 'Kofler' };

  it('is the page that asked for the login, else my family for parents and the back office for staff', () => {
    expect(destinationOf(user({ people }), null)).toBe('/my-family');
    expect(destinationOf(user({}), null)).toBe('/be/');
    expect(destinationOf(user({}), '/imprint')).toBe('/imprint');
  });

  it('is the page for a new password first, when the account must change its password', () => {
    expect(destinationOf(user({ password_change_required: true }), null)).toBe('/password/change');
    expect(destinationOf(user({ password_change_required: true }), '/be/x?a=1')).toBe(
      '/password/change?backUrl=%2Fbe%2Fx%3Fa%3D1',
    );
  });
});

it.each([
  ['/be', true],
  ['/be/', true],
  ['/be?x', true],
  ['/berge', false],
  ['/', false],
])('isBackOffice(%j) is %j', (path, expected) => {
  expect(isBackOffice(path)).toBe(expected);
});
