import { expect, test, type APIRequestContext } from '@playwright/test';
import type { FamilyChild, RegisterInput, SessionToken, ContentLanguage } from '@feria/shared';
import { API } from '@feria/shared/routes';
import { sessionOf } from './accounts';
import { uniqueEmail } from './app';
import { confirmEmail } from './database';
import { login, PASSWORD, post } from './session';
import { makeTaxCode } from './tax-code';

/** A family with its login. */
export interface Family {
  email: string;
  tax: string;
  session: SessionToken;
}

/** The language in which the project of Playwright reads the portal; German where it names none. */
function projectLanguage(): ContentLanguage {
  return (test.info().project.use as { language?: ContentLanguage }).language ?? 'de';
}

/** The registration of a new parent, with a tax code and an e-mail address that nobody else uses. */
export function parentInput(language: ContentLanguage = projectLanguage()): RegisterInput {
  return {
    first_name: 'Johanna',
    last_name: 'Kofler',
    tax: makeTaxCode({ year: 1986 }).tax,
    address: 'Weintraubengasse 4',
    plz: '39100',
    place: 'Bozen',
    phone: '+39 0471 000111',
    email: uniqueEmail('kofler'),
    password: PASSWORD,
    password_confirmation: PASSWORD,
    language,
  };
}

/** A parent account that has not confirmed its e-mail address, logged in. */
export async function makeNewFamily(
  request: APIRequestContext,
  language: ContentLanguage = projectLanguage(),
): Promise<Family> {
  const input = parentInput(language);
  await post(request, API.register, input);
  return { email: input.email, tax: input.tax, session: await login(request, input.email) };
}

/** A parent account with a confirmed e-mail address, logged in. */
export async function makeFamily(
  request: APIRequestContext,
  language: ContentLanguage = projectLanguage(),
): Promise<Family> {
  const family = await makeNewFamily(request, language);
  confirmEmail(family.email);
  return family;
}

/** Adds a child to a family. @param year of its birth */
export function makeChild(
  request: APIRequestContext,
  family: Family,
  first_name: string,
  year = 2017,
): Promise<FamilyChild> {
  const child = {
    first_name,
    last_name: 'Kofler',
    tax: makeTaxCode({ year }).tax,
    lang: 'de',
    phone: '+39 333 4445556',
    school: 'gs_3',
  };
  return post<FamilyChild>(request, API.myFamilyChildren, child, { token: family.session.token });
}

/** Makes the parent of another family the second parent of a child, through the API as the office. */
export async function linkParentAsStaff(
  request: APIRequestContext,
  child: FamilyChild,
  family: Family,
): Promise<void> {
  const { token } = sessionOf('admin');
  const headers = { Authorization: `Bearer ${token}` };
  const search = await request.get(`/api/parent?search=${family.tax}`, { headers });
  const [person] = ((await search.json()) as { data: { id: number }[] }).data;
  const stored = await request.get(`/api/child/${child.id}`, { headers });
  const { parents } = ((await stored.json()) as { data: { parents: { id: number }[] } }).data;
  const ids = [...parents.map(({ id }) => id), person?.id];
  const answer = await request.put(`/api/child/${child.id}`, { data: { parents: ids }, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}
