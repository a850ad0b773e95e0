import type { FamilyExport } from '@feria/shared/contracts/privacy';
import type { DataChoices } from './own-data-choices';

/** How the page shows a value of the copy. */
export type Show =
  | 'text'
  | 'number'
  | 'date'
  | 'instant'
  | 'euros'
  /** Yes or no. */
  | 'yes'
  /** The number of a child, and several. */
  | 'child'
  | 'children'
  /** Names in both languages: of a course, of a week with its days, of a week with its course, and several. */
  | 'named'
  | 'days'
  | 'week'
  | 'weeks'
  | 'texts'
  | 'receipt_lines'
  /** A field beside it says the same in words. */
  | 'hidden'
  | { choice: keyof DataChoices }
  | { common: 'gender' | 'lang' | 'school' | 'day_type' };

/** What stands in the copy once, not in a list. */
const ONCE = ['exported_at', 'left_out', 'calendar_since'] as const;
type Once = (typeof ONCE)[number];

/** Parts of the page: those of the copy, and one about the copy itself. */
export type Part = 'copy' | Exclude<keyof FamilyExport, Once>;

type Row<K extends Exclude<keyof FamilyExport, Once>> = Required<
  FamilyExport[K] extends (infer Each)[] ? Each : NonNullable<FamilyExport[K]>
>;

/** Every field of the copy, in the order of the page: one that the contract has and this has not is a type error. */
export const DECLARED = {
  copy: { exported_at: 'instant', calendar_since: 'instant', left_out: { choice: 'section' } },
  parent: {
    id: 'number',
    first_name: 'text',
    last_name: 'text',
    display_name: 'hidden',
    email: 'text',
    tax: 'text',
    gender: { common: 'gender' },
    birth: 'date',
    address: 'text',
    plz: 'text',
    place: 'text',
    municipality_id: 'hidden',
    phone: 'text',
    lang: { common: 'lang' },
  },
  childrens: {
    id: 'number',
    first_name: 'text',
    last_name: 'text',
    display_name: 'hidden',
    tax: 'text',
    gender: { common: 'gender' },
    birth: 'date',
    lang: { common: 'lang' },
    phone: 'text',
    school: { common: 'school' },
    whatsapp_infos: 'yes',
    leave_alone: 'yes',
    swimming_help: 'yes',
    with_diagnostics: 'yes',
    medicaments: 'text',
    incompatibilities: 'text',
    allergies: 'text',
    risk_group: 'text',
    health_consent_at: 'instant',
    health_consent_way: { choice: 'consent_way' },
    last_update: 'instant',
    needs_update: 'yes',
  },
  registrations: {
    child_id: 'child',
    course: 'named',
    courseWeek: 'days',
    day_type: { common: 'day_type' },
    is_waiting: 'yes',
    priority: 'number',
    price: 'euros',
    discount: 'euros',
    payed_amount: 'euros',
    payed_at: 'date',
    due_on: 'date',
    comment: 'text',
    // The first of the answers.
    custom_field: 'hidden',
    photo_privacy: 'yes',
    plz: 'text',
    emergency_contact1_name: 'text',
    emergency_contact1_phone: 'text',
    emergency_contact2_name: 'text',
    emergency_contact2_phone: 'text',
    privacy_consent_at: 'instant',
    created_at: 'instant',
  },
  answers: {
    child_id: 'child',
    course: 'named',
    question: 'named',
    question_it: 'hidden',
    answer: 'text',
    answered_at: 'instant',
  },
  pickup_persons: { child_id: 'child', name: 'text', phone: 'text', relation: 'text' },
  absences: { child_id: 'child', from: 'date', to: 'date', reason: 'text', created_at: 'instant' },
  attendance: {
    child_id: 'child',
    date: 'date',
    status: { choice: 'status' },
    arrived_at: 'instant',
    left_at: 'instant',
    left_with: { choice: 'left_with' },
    left_with_name: 'text',
    left_with_phone: 'text',
    note: 'text',
  },
  open_points: {
    child_id: 'child',
    date: 'date',
    made_at: 'instant',
    reason: { choice: 'point_reason' },
    state: { choice: 'point_state' },
    settled_reason: 'text',
    status: { choice: 'status' },
    arrived_at: 'instant',
    left_at: 'instant',
    left_with: { choice: 'left_with' },
    left_with_name: 'text',
    left_with_phone: 'text',
    note: 'text',
  },
  events: {
    child_id: 'child',
    at: 'instant',
    kind: { choice: 'event' },
    course_week_id: 'hidden',
    week: 'week',
    from_course_week_id: 'hidden',
    from_week: 'week',
    amount: 'euros',
  },
  cancellation_fees: {
    child_id: 'child',
    course: 'named',
    courseWeek: 'days',
    amount: 'euros',
    payed_amount: 'euros',
    due_on: 'date',
    created_at: 'instant',
  },
  payments: {
    date: 'date',
    amount: 'euros',
    method: { choice: 'method' },
    payer: 'text',
    reference: 'text',
    note: 'text',
  },
  receipts: {
    number: 'text',
    date: 'date',
    amount: 'euros',
    method: { choice: 'method' },
    paid_on: 'date',
    payer: 'text',
    payer_tax: 'text',
    payer_address: 'text',
    lines: 'receipt_lines',
    cancelled_at: 'instant',
    cancel_reason: 'text',
  },
  payment_reminders: { child_id: 'child', course: 'named', step: 'number', day: 'date' },
  refund_account: { iban: 'text', told_by: { choice: 'told_by' }, told_at: 'instant' },
  plz_changes: { at: 'instant', before: 'text', after: 'text' },
  guardians: { child_id: 'child', relation: { choice: 'guardian' } },
  guardian_invitations: {
    direction: { choice: 'direction' },
    email: 'text',
    child_ids: 'children',
    state: { choice: 'invitation_state' },
    created_at: 'instant',
    expires_at: 'instant',
  },
  reminders: { course: 'named', created_at: 'instant' },
  basket: { child_id: 'child', course: 'named', courseWeek: 'days', day_type: { common: 'day_type' } },
  draws: {
    child_id: 'child',
    course: 'named',
    position: 'number',
    wished: 'hidden',
    wished_weeks: 'weeks',
    given: 'hidden',
    given_weeks: 'weeks',
  },
  messages: {
    created_at: 'instant',
    subject: 'text',
    body: 'text',
    files: 'texts',
    state: { choice: 'sending' },
  },
  calls: { at: 'instant', text: 'text', todo: 'text', todo_on: 'date', done_at: 'instant' },
  mails: {
    created_at: 'instant',
    kind: { choice: 'mail' },
    recipient: 'text',
    state: { choice: 'sending' },
  },
} as const satisfies { copy: Record<Once, Show> } & {
  [K in Exclude<Part, 'copy'>]: Record<keyof Row<K>, Show>;
};

type FieldOf<P extends Part> = keyof (typeof DECLARED)[P] & string;
/** Name of any field of the copy. */
export type FieldName = { [P in Part]: FieldOf<P> }[Part];
/** A field that is called otherwise in one part: `part.field`. */
export type FieldInPart = { [P in Part]: `${P}.${FieldOf<P>}` }[Part];

/** The parts, in the order of the page. */
export const PARTS = Object.keys(DECLARED) as Part[];

/** The rows of a part; none where nothing is stored. */
export function rowsOf(copy: FamilyExport, part: Part): Record<string, unknown>[] {
  if (part === 'copy') return [Object.fromEntries(ONCE.map((field) => [field, copy[field]]))];
  // A wish waits on no list: its rank says it.
  if (part === 'registrations')
    return copy.registrations.map((row) => ({ ...row, ...(row.priority !== null && { is_waiting: null }) }));
  if (part === 'answers')
    return copy.answers.map((row) => ({
      ...row,
      question: { name: row.question, name_it: row.question_it },
    }));
  const rows = copy[part];
  return [rows ?? []].flat() as object[] as Record<string, unknown>[];
}
