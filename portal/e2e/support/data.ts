import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { FamilyChild, RegisterInput, SessionToken, SignUpResult, UiLanguage } from '@feria/shared';
import { API } from '@feria/shared/routes';
import { SESSION_KEY } from '@feria/shared/session-token';
import { demoAccounts, demoPassword, uniqueEmail } from '../../../backoffice/e2e/support/app';
import { makeTaxCode } from './tax-code';

/** Password of every family that tests make. */
export const PASSWORD = 'ein-langes-passwort';

/** A family with its login. */
export interface Family {
  email: string;
  tax: string;
  session: SessionToken;
}

async function call<T>(
  request: APIRequestContext,
  path: string,
  data: unknown,
  { token, status = 201 }: { token?: string; status?: number } = {},
): Promise<T> {
  const answer = await request.post(`/${path}`, {
    data,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  expect(answer.status(), `POST ${path}: ${await answer.text()}`).toBe(status);
  return ((await answer.json()) as { data: T }).data;
}

/** Logs in through the API. */
export function login(request: APIRequestContext, email: string, password = PASSWORD): Promise<SessionToken> {
  return call<SessionToken>(request, API.login, { email, password }, { status: 200 });
}

/** Logs in as one of the demo accounts. */
export function demoLogin(request: APIRequestContext, email: string): Promise<SessionToken> {
  return login(request, email, demoPassword);
}

/** Ends the login of a family behind the page's back. */
export async function logOut(request: APIRequestContext, { session }: Family): Promise<void> {
  await request.get(`/${API.logout}`, { headers: { Authorization: `Bearer ${session.token}` } });
}

/** What a new parent types. */
export function parentInput(language: UiLanguage = 'de'): RegisterInput {
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

/** A parent account, logged in. */
export async function makeFamily(request: APIRequestContext): Promise<Family> {
  const input = parentInput();
  await call(request, API.register, input);
  return { email: input.email, tax: input.tax, session: await login(request, input.email) };
}

/** Adds a child to a family. */
export function makeChild(
  request: APIRequestContext,
  family: Family,
  first_name: string,
): Promise<FamilyChild> {
  const child = {
    first_name,
    last_name: 'Kofler',
    tax: makeTaxCode({ year: 2017 }).tax,
    lang: 'de',
    phone: '+39 333 4445556',
    school: 'gs_3',
  };
  return call<FamilyChild>(request, API.myFamilyChildren, child, { token: family.session.token });
}

/** Opens pages as somebody who has logged in before. What the page itself stores later stays. */
export async function signIn(page: Page, session: SessionToken): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('prepared')) return;
      sessionStorage.setItem('prepared', 'yes');
      localStorage.setItem(key, value);
    },
    [SESSION_KEY, JSON.stringify(session)] as const,
  );
}

/** The summer after next New Year: always ahead. */
export const SUMMER = new Date().getUTCFullYear() + 1;

interface WeekInput {
  name?: string;
  from: string;
  to: string;
  max_participants?: number;
  waiting_list?: number;
  half_day?: boolean;
  full_day?: boolean;
  time_info_de?: string;
  time_info_it?: string;
  program?: string;
}

interface ProjectInput {
  weeks: WeekInput[];
  custom_field?: boolean;
  /** Further fields of the course, or other values for them. */
  course?: Record<string, unknown>;
}

/** A PDF file of the demo data. */
export const pdfAddress = '/uploads/demo-privacy.pdf';

/** A project of one test. */
export interface Project {
  id: number;
  name: string;
  weeks: number[];
}

/** A project that is open for registration unless said otherwise, made by the administrator. */
export async function makeProject(request: APIRequestContext, input: ProjectInput): Promise<Project> {
  const { token } = await demoLogin(request, demoAccounts.admin);
  const name = `Projekt ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  const { id } = await call<{ id: number }>(
    request,
    'api/course',
    {
      name,
      name_it: `${name} it`,
      description: '<p>Eine Woche für Neugierige.</p>',
      max_participants: 10,
      waiting_list: 5,
      price: 150,
      bank_name: 'Ferienverein',
      bank_iban: 'IT60X0542811101000000123456',
      register_from: `${SUMMER - 2}-01-01`,
      active: true,
      ...(input.custom_field && {
        custom_field: true,
        custom_field_de: 'T-Shirt-Größe',
        custom_field_it: 'Taglia della maglietta',
      }),
      ...input.course,
    },
    { token },
  );
  const weeks: number[] = [];
  for (const [index, week] of input.weeks.entries()) {
    const body = {
      course_id: id,
      name: `Woche ${index + 1}`,
      name_it: `Settimana ${index + 1}`,
      price: 150,
      price_half_day: 90,
      full_day: true,
      half_day: true,
      max_participants: 10,
      waiting_list: 5,
      ...week,
    };
    weeks.push((await call<{ id: number }>(request, 'api/courseWeek', body, { token })).id);
  }
  return { id, name, weeks };
}

/** Ends the registration of a project, as the office would. */
export async function closeRegistration(request: APIRequestContext, project: Project): Promise<void> {
  const { token } = await demoLogin(request, demoAccounts.admin);
  const answer = await request.put(`/api/course/${project.id}`, {
    data: { register_to: `${SUMMER - 2}-01-02` },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
}

/** Weeks of the summer, from Monday to Friday. */
export function summerWeek(index: number): { from: string; to: string } {
  const first = Date.UTC(SUMMER, 6, 5 + index * 7);
  const day = (offset: number): string => new Date(first + offset * 86_400_000).toISOString().slice(0, 10);
  return { from: day(0), to: day(4) };
}

/** Books a week for a child through the API. */
export function book(
  request: APIRequestContext,
  family: Family,
  project: Project,
  child: FamilyChild,
  weekIndex = 0,
  more: { custom_field?: string } = {},
): Promise<SignUpResult> {
  return call<SignUpResult>(
    request,
    `${API.sendRegistration}/${project.id}`,
    {
      bookedChildren: [
        { id: child.id, ...more, courseWeeks: [{ id: project.weeks[weekIndex], dayType: 'full_day' }] },
      ],
      emergency_contact1_phone: '+39 333 1112223',
      privacy: true,
    },
    { token: family.session.token },
  );
}

/** Removes a registration, as the office would. */
export async function removeAsStaff(request: APIRequestContext, id: number): Promise<void> {
  const { token } = await demoLogin(request, demoAccounts.admin);
  const answer = await request.delete(`/api/peopleCourseWeekRegistration/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
}
