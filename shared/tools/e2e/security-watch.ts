import { expect, type Page, type Response } from '@playwright/test';
import { SESSION_KEY } from '@feria/shared/browser/session';
import { baseUrl } from './app';

/** What a page was sent, asked for and refused. */
export interface SecurityWatch {
  /** Fails when a policy was broken, an answer may be kept, or the login stood in an address. */
  expectSafe(): Promise<void>;
}

/** What an answer with a page in it must say of scripts, frames and plug-ins. */
const PAGE_POLICY: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};
/** The same of a mail in its frame. */
const MAIL_POLICY: Record<string, string[]> = {
  'default-src': ["'none'"],
  'img-src': ['data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
  sandbox: [],
};
/** Answers that are somebody's own, or may be. */
const KEPT_NOWHERE = /^\/(api|calendar|confirmation|excelExport|export|mail-preview|message-file)\//;
/** Answers that are the same for everybody: a cache may keep them. */
const SAME_FOR_EVERYBODY = /^\/api\/(frontend(\/\d+)?|options)$/;

/** Watches everything that a page does from now on. To be called before its first address is opened. */
export async function watchSecurity(page: Page): Promise<SecurityWatch> {
  const [broken, addresses] = [new Set<string>(), new Set<string>()];
  const tokens = new Set<string>();
  const seen: { path: string; type: string; response: Response }[] = [];
  await page.exposeFunction('onPolicyViolation', (what: string) => void broken.add(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { onPolicyViolation } = window as unknown as { onPolicyViolation: (what: string) => void };
      onPolicyViolation(`${effectiveDirective} ${blockedURI} at ${location.pathname}`);
    });
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) broken.add(message.text());
  });
  page.on('request', (request) => {
    addresses.add(request.url());
    const { authorization } = request.headers();
    if (authorization) tokens.add(authorization.replace('Bearer ', ''));
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.url().startsWith(baseUrl))
      seen.push({ path: pathname, type: response.request().resourceType(), response });
  });
  return {
    async expectSafe() {
      const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
      if (stored) tokens.add((JSON.parse(stored) as { token: string }).token);
      expect([...broken], 'what a policy refused').toEqual([]);
      expect(
        [...addresses].filter((address) => [...tokens].some((token) => address.includes(token))),
        'addresses with the login',
      ).toEqual([]);
      expect(
        [...addresses].filter((address) => !/^(data|blob):/.test(address) && !address.startsWith(baseUrl)),
      ).toEqual([]);
      const kept = seen.filter(
        ({ path, response }) =>
          KEPT_NOWHERE.test(path) &&
          response.headers()['cache-control'] !== 'no-store' &&
          !SAME_FOR_EVERYBODY.test(path),
      );
      expect(
        kept.map(({ path }) => path),
        'answers that may be kept',
      ).toEqual([]);
      for (const { path, response } of seen.filter(({ type }) => type === 'document')) {
        const isMail = path.startsWith('/mail-preview/');
        expectPolicy(response.headers()['content-security-policy'], isMail ? MAIL_POLICY : PAGE_POLICY, path);
      }
    },
  };
}

function expectPolicy(sent: string | undefined, wanted: Record<string, string[]>, path: string): void {
  const directives = (sent ?? '').split(';').map((directive) => directive.trim().split(/\s+/));
  const policy = Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
  expect(policy, `policy of ${path}`).toMatchObject(wanted);
}
