import { expect, type APIRequestContext } from '@playwright/test';
import type { Question, QuestionInput } from '@feria/shared/contracts/question';
import { API } from '@feria/shared/routes';
import { sessionOf } from './accounts';
import { post } from './session';

/** Next year: its summer is always in the future. */
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
  time_from?: string;
  time_to?: string;
  time_from_half_day?: string;
  time_to_half_day?: string;
  program?: string;
}

interface ProjectInput {
  weeks: WeekInput[];
  /** What it asks for each child. */
  questions?: readonly QuestionInput[];
  /** It asks {@link SHIRT_SIZE}. */
  custom_field?: boolean;
  /** Further fields of the course, or other values for them. */
  course?: Record<string, unknown>;
}

/** A question that most tests with one ask. */
const SHIRT_SIZE: QuestionInput = {
  kind: 'text',
  label: 'T-Shirt-Größe',
  label_it: 'Taglia della maglietta',
  required: true,
};

/** A PDF file of the demo data. */
export const pdfAddress = '/uploads/demo-privacy.pdf';

/** A project that a test has created. */
export interface Project {
  id: number;
  name: string;
  weeks: number[];
}

/** The name of a project in a language. */
export function titleOf({ name }: Pick<Project, 'name'>, language: string): string {
  return language === 'it' ? `${name} it` : name;
}

/** Creates a project as the administrator. It is open for registration unless `input.course` says otherwise. */
export async function makeProject(request: APIRequestContext, input: ProjectInput): Promise<Project> {
  const { token } = sessionOf('admin');
  const name = `Projekt ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  const { id } = await post<{ id: number }>(
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
      ...(input.custom_field && { questions: [SHIRT_SIZE] }),
      ...(input.questions && { questions: input.questions }),
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
    weeks.push((await post<{ id: number }>(request, 'api/courseWeek', body, { token })).id);
  }
  return { id, name, weeks };
}

/** What a project asks, as parents get it. */
export async function questionsOf(
  request: APIRequestContext,
  { id }: Pick<Project, 'id'>,
): Promise<Question[]> {
  const answer = await request.get(`/${API.frontend}/${id}`);
  return ((await answer.json()) as { data: { questions: Question[] } }).data.questions;
}

/** Ends the registration of a project, through the API as the office. */
export async function closeRegistration(request: APIRequestContext, project: Project): Promise<void> {
  const { token } = sessionOf('admin');
  const answer = await request.put(`/api/course/${project.id}`, {
    data: { register_to: `${SUMMER - 2}-01-02` },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
}

/** The last day of registration, in fields of a course and as a page shows it. */
export const LAST_DAY = { register_to: `${SUMMER}-05-31`, shown: `31.05.${SUMMER}` };

/** Days of the n-th week (from 0) of the summer holidays, Monday to Friday. */
export function summerWeek(index: number): { from: string; to: string } {
  const first = Date.UTC(SUMMER, 6, 5 + index * 7);
  const day = (offset: number): string => new Date(first + offset * 86_400_000).toISOString().slice(0, 10);
  return { from: day(0), to: day(4) };
}
