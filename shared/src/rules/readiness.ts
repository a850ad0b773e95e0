import type { IsoDate } from './dates.js';

/*
 * Ready to open? What a project, and an installation, lacks before parents register (product/office.md#ready-to-open). Pure: facts in,
 * lacks out, in the order in which they are mended.
 */

/** Something that is missing before parents can register, or before all goes as it should. */
export interface Lack<What extends string> {
  what: What;
  /** Whether parents cannot register, or not lawfully, without it; otherwise it is advice. */
  needed: boolean;
  /** How many weeks or texts it is about; `null` where that does not matter. */
  count: number | null;
  /** The week where it is mended, the first of several; `null` when it is mended elsewhere. */
  course_week_id: number | null;
}

/** What a project can lack. */
export const PROJECT_LACKS = [
  'notices',
  'weeks',
  'weeks_over',
  'opening',
  'closed',
  'week_price',
  'account',
  'opens_at_once',
  'no_end',
  'place',
  'description',
  'description_language',
  'mail_language',
  'leader',
] as const;
export type ProjectLackOf = (typeof PROJECT_LACKS)[number];

/** Without these nobody can register, or the law forbids it. */
const NEEDED: readonly ProjectLackOf[] = [
  'notices',
  'weeks',
  'weeks_over',
  'opening',
  'closed',
  'week_price',
  'account',
];

/** Mail texts of a project, each in two languages. */
const MAILS = [
  'email_new',
  'email_new_waiting',
  'email_waiting',
  'email_moved',
  'email_deleted',
  'email_payed',
] as const;

/** A text in German, and under `…_it` in Italian; empty is `null`. */
type TextKey = 'description' | 'info' | (typeof MAILS)[number];

/** A week that is not cancelled. */
export interface WeekFacts {
  id: number;
  to: IsoDate;
  full_day: boolean;
  half_day: boolean;
  price: number | null;
  price_half_day: number | null;
  /** Whether anybody leads it, or a group of it. */
  led: boolean;
}

/** What is known of a project. Texts of mails are the organiser's where the project has none. */
export interface ProjectFacts extends Readonly<Record<TextKey | `${TextKey}_it`, string | null>> {
  today: IsoDate;
  active: boolean;
  register_from: IsoDate | null;
  register_to: IsoDate | null;
  location_id: number | null;
  /** Whether parents are told an account to pay to: that of the project, or the organiser's. */
  has_account: boolean;
  weeks: readonly WeekFacts[];
  /** How many of the notices that the law wants are missing. */
  missing_notices: number;
}

/** What the project lacks. */
export function projectLacks(facts: ProjectFacts): Lack<ProjectLackOf>[] {
  const { today, weeks, register_from, register_to } = facts;
  const coming = weeks.filter(({ to }) => to >= today);
  const unpriced = coming.filter(
    (week) => (week.full_day && week.price === null) || (week.half_day && week.price_half_day === null),
  );
  const costs = weeks.some(({ price, price_half_day }) => (price ?? 0) > 0 || (price_half_day ?? 0) > 0);
  const unled = coming.filter(({ led }) => !led);
  const halves = (keys: readonly TextKey[]): number =>
    keys.filter((key) => Boolean(facts[key]) !== Boolean(facts[`${key}_it`])).length;
  const described = Boolean(facts.description ?? facts.description_it);
  const found: Record<ProjectLackOf, number | boolean | readonly WeekFacts[]> = {
    notices: facts.missing_notices,
    weeks: weeks.length === 0,
    weeks_over: weeks.length > 0 && coming.length === 0,
    opening: register_from === null,
    closed: register_to !== null && register_to < today,
    week_price: unpriced,
    account: costs && !facts.has_account,
    opens_at_once: !facts.active && register_from !== null && register_from < today,
    no_end: register_from !== null && register_to === null,
    place: facts.location_id === null,
    description: !described,
    description_language: halves(['description', 'info']),
    mail_language: halves(MAILS),
    leader: unled,
  };
  return PROJECT_LACKS.flatMap((what) => lackOf(what, found[what], NEEDED.includes(what)));
}

/** What an installation can lack. */
export const INSTALLATION_LACKS = [
  'notices',
  'contact',
  'smtp',
  'organiser',
  'trial_mail',
  'payment_address',
  'project',
] as const;
export type InstallationLack = (typeof INSTALLATION_LACKS)[number];

/** What is known of an installation. */
export interface InstallationFacts {
  missing_notices: number;
  /** Whether the organiser has entered name and closing of the mails, contact, and the address of the confirmations. */
  organiser: boolean;
  contact: boolean;
  payment_address: boolean;
  /** Whether mails leave the machine. */
  smtp: boolean;
  /** Whether one has left, or families have registered, who got some. */
  sent: boolean;
  /** Whether there is any project. */
  project: boolean;
}

/** What the installation lacks. */
export function installationLacks(facts: InstallationFacts): Lack<InstallationLack>[] {
  const found: Record<InstallationLack, number | boolean> = {
    notices: facts.missing_notices,
    contact: !facts.contact,
    smtp: !facts.smtp,
    organiser: !facts.organiser,
    trial_mail: facts.smtp && !facts.sent,
    payment_address: !facts.payment_address,
    project: !facts.project,
  };
  const needed: readonly InstallationLack[] = ['notices', 'contact', 'smtp', 'project'];
  return INSTALLATION_LACKS.flatMap((what) => lackOf(what, found[what], needed.includes(what)));
}

function lackOf<What extends string>(
  what: What,
  found: number | boolean | readonly WeekFacts[],
  needed: boolean,
): Lack<What>[] {
  const list = typeof found === 'object' ? found : [];
  const count = typeof found === 'object' ? found.length : found;
  if (!count) return [];
  return [
    { what, needed, count: typeof count === 'number' ? count : null, course_week_id: list[0]?.id ?? null },
  ];
}
