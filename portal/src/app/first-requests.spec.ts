import { firstRequests } from './first-requests';

const LIST = 'api/frontend?itemsPerPage=-1';

it.each<[string, boolean, string | null, string[]]>([
  ['/', false, null, [LIST, 'api/options']],
  ['/?type=all', true, 'Results', [LIST, 'api/options', 'api/userdata']],
  ['/courseregistration/7', false, 'Project', ['api/frontend/7', 'api/options']],
  ['/courseregistration/7?book=1', false, 'Project', ['api/frontend/7', 'api/options']],
  ['/my-family', true, 'Family', ['api/options', 'api/userdata', 'api/my-family']],
  ['/my-family', false, 'Login', ['api/options']],
  [
    '/planner',
    true,
    'Planner',
    [LIST, 'api/options', 'api/userdata', 'api/my-family', 'api/my-family/basket'],
  ],
  ['/basket', true, 'Basket', ['api/options', 'api/userdata', 'api/my-family', 'api/my-family/basket']],
  ['/planner', false, 'Login', ['api/options']],
  ['/register', false, 'Register', ['api/options']],
  ['/anything', false, null, ['api/options']],
])('%s with a login: %s', (address, isSignedIn, page, calls) => {
  const { pathname, search } = new URL(address, 'http://feria.example');
  expect(firstRequests(pathname, search, isSignedIn)).toMatchObject({ page, dialog: null, calls });
});

it('the sign-up that an address opens needs its code', () => {
  expect(firstRequests('/courseregistration/7', '?book=1', true)).toEqual({
    page: 'Project',
    dialog: 'SignUpDialog',
    calls: ['api/frontend/7', 'api/options', 'api/userdata'],
    projectId: '7',
  });
});
