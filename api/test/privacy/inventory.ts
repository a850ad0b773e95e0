/**
 * What the database knows of people: every table and every column, classified once. `inventory.spec.ts` fails when a table
 * or a column is missing here, when erasing or anonymising leaves what should go, and when the table in the privacy guide
 * says something else.
 */
export interface TableInventory {
  /** What the rows are, for the guide. */
  what: string;
  /** Columns that hold something of a family: typed by it, about it, or a text in which it may be named. */
  personal?: readonly string[];
  /** Columns that lead to a family: ids of a parent, an account, a child or a registration. */
  leads?: readonly string[];
  /** All the others. */
  plain?: readonly string[];
  /** What erasing a family does, for the guide. */
  erased?: string;
  /** What anonymising a child does, for the guide. */
  anonymised?: string;
  /** How long rows are kept, for the guide. */
  kept?: string;
  /** Columns of `leads` in which an id stays after erasing, when nothing is stored under it any more. */
  idStays?: readonly string[];
}

const nothing = 'nothing of a family';
const until = 'until erased or anonymised';
const gone = 'deleted';

export const INVENTORY: Readonly<Record<string, TableInventory>> = {
  person: {
    what: 'Parent: contract, invoice, mails',
    personal: [
      ...['first_name', 'last_name', 'tax', 'gender', 'birth', 'plz', 'place', 'address', 'phone'],
      ...['search_text', 'active_at', 'erasure_warned_at'],
    ],
    leads: ['id', 'user_id'],
    erased: gone,
    anonymised: 'stays; nothing of the child leads to it',
    kept: '`RETENTION_MONTHS` after the last use, when no child is left',
  },
  user: {
    what: 'Account, of a parent or of staff',
    personal: [
      'name',
      'email',
      'password_hash',
      'company_name',
      'lang',
      'search_text',
      'created_at',
      'email_confirm_until',
      'email_confirmed_at',
      'mails_held_at',
      'second_factor_at',
    ],
    leads: ['id'],
    plain: ['password_change_required'],
    erased: 'deleted, unless it holds roles: then it is staff’s',
    anonymised: 'stays',
    kept: 'as long as its parent; staff until the office deletes it',
  },
  child: {
    what: 'Child: the care itself; health is encrypted',
    personal: [
      ...['first_name', 'last_name', 'tax', 'gender', 'birth', 'lang', 'phone', 'school'],
      ...['whatsapp_infos', 'leave_alone', 'swimming_help', 'second_guardian_forbidden', 'with_diagnostics'],
      ...['medicaments', 'incompatibilities', 'allergies', 'risk_group'],
      ...['health_consent_at', 'health_consent_hash'],
      ...['last_update', 'search_text'],
    ],
    leads: ['id'],
    // `health_consent_by` is who imported it, a member of staff.
    plain: ['anonymised_at', 'health_consent_way', 'health_consent_by'],
    erased: 'deleted; a child with another parent stays',
    anonymised: 'emptied; year of birth, gender, school and language stay',
    kept: '`RETENTION_MONTHS` after the last week and the last confirmation',
  },
  child_parent: {
    what: 'Who is a parent of whom',
    leads: ['child_id', 'person_id', 'invited_by'],
    erased: 'deleted; whom the parent had invited stays, and the number of who invited goes',
    anonymised: gone,
    kept: until,
  },
  guardian_invitation: {
    what: 'Invitations of a second guardian; the secret of the link is hashed',
    personal: ['email', 'token_hash', 'created_at', 'expires_at', 'accepted_at', 'withdrawn_at'],
    leads: ['person_id'],
    plain: ['id'],
    erased: 'deleted, those of the parent and those to the parent’s address',
    anonymised: 'stays; nothing of the child leads to it',
    kept: 'good for 14 days, kept 30 more; the address until accepted or withdrawn',
  },
  guardian_invitation_child: {
    what: 'Children that an invitation is for',
    leads: ['child_id'],
    plain: ['invitation_id'],
    erased: gone,
    anonymised: gone,
    kept: 'as its invitation',
  },
  registration: {
    what: 'Booking: week, price, payment, contacts, remarks',
    personal: [
      ...['comment', 'comment_internal', 'custom_field', 'photo_privacy'],
      ...['emergency_contact1_name', 'emergency_contact1_phone', 'emergency_contact2_name'],
      ...['emergency_contact2_phone', 'privacy_consent_at', 'plz', 'created_at'],
    ],
    leads: ['id', 'child_id', 'booked_by'],
    plain: [
      ...['course_week_id', 'day_type', 'is_waiting', 'queue_number', 'moved_up_at', 'moved_at'],
      ...['held_back', 'priority', 'siblings_together', 'offer_expires_at'],
      ...['price', 'discount', 'sibling_percent', 'due_on'],
      ...['payed_amount', 'payed_at', 'payed_mail_at', 'privacy_hash'],
    ],
    erased:
      'deleted with the child; for a child that stays, remark, contacts, postcode and who booked go, another parent’s phone becomes the contact',
    anonymised: 'remarks, contacts, postcode and who booked go; week, price, payment and times stay',
    kept: 'as the child, then without the family for the accounts',
  },
  child_day: {
    what: 'Days on which a child has a place',
    leads: ['child_id', 'registration_id'],
    plain: ['date'],
    erased: gone,
    anonymised: 'stays',
    kept: 'as its registration',
  },
  registration_event: {
    what: 'What happened to registrations: ids, amounts, times',
    personal: ['reason'],
    leads: ['registration_id', 'child_id', 'user_id'],
    idStays: ['registration_id', 'child_id'],
    plain: ['id', 'course_week_id', 'from_course_week_id', 'kind', 'amount', 'at'],
    erased:
      'forgets the parent who acted and reasons of exceptions; the ids of child and registration stay and lead to nothing',
    anonymised: 'forgets the parent who acted and reasons of exceptions',
    kept: 'for the accounts',
  },
  // `user_id` is who booked, a member of staff; so too in the shares.
  payment: {
    what: 'Payments: amounts, dates and ids',
    leads: ['person_id'],
    idStays: ['person_id'],
    plain: ['id', 'date', 'amount', 'method', 'user_id', 'reverses_id', 'booking', 'created_at'],
    erased: 'stays for the accounts; the id of the parent stays and leads to nothing',
    anonymised: 'stays',
    kept: 'for the accounts',
  },
  payment_note: {
    what: 'Who paid, with which words',
    personal: ['payer', 'reference', 'note'],
    plain: ['payment_id'],
    erased: 'deleted, of payments for the parent and for registrations of erased children',
    anonymised: 'deleted, of payments for registrations of the child',
    kept: 'as the parent, and as the child',
  },
  payment_share: {
    what: 'For which registration a payment was, or for whose credit',
    leads: ['registration_id', 'person_id'],
    idStays: ['registration_id', 'person_id'],
    plain: ['id', 'payment_id', 'amount', 'user_id', 'at'],
    erased: 'stays for the accounts; the ids stay and lead to nothing',
    anonymised: 'stays',
    kept: 'for the accounts',
  },
  cancellation_fee: {
    what: 'What is owed for a place that was given back',
    leads: ['registration_id', 'child_id', 'booked_by'],
    plain: ['id', 'course_week_id', 'amount', 'payed_amount', 'due_on', 'created_at'],
    erased: 'deleted with the child; of a child with another parent, who booked is emptied',
    anonymised: 'stays; who booked is emptied',
    kept: 'as the child',
  },
  bank_statement: { what: nothing, plain: ['id', 'created_at', 'user_id', 'entries', 'known'] },
  bank_entry: {
    what: 'Money that came to the organiser: who paid, with which words',
    personal: ['payer_name', 'payer_iban', 'marked', 'text'],
    plain: [
      ...[
        'id',
        'statement_id',
        'payment_id',
        'entry_key',
        'account',
        'date',
        'booked_on',
        'bank_reference',
        'returns_id',
        'is_doubtful',
        'amount',
        'currency',
      ],
      ...['is_reversal', 'state', 'certainty', 'suggestion', 'decided_by', 'decided_at'],
    ],
    erased: 'emptied, when it became a payment for the parent or for registrations of erased children',
    anonymised: 'emptied, when it became a payment for registrations of the child',
    kept: 'until its date is that long ago; then emptied',
  },
  import_turn: { what: nothing, plain: ['id'] },
  bank_setting: { what: nothing, plain: ['id', 'csv_mapping', 'suggested_for'] },
  idempotency_key: {
    what: 'Answers to bookings, for a repeated request',
    personal: ['response', 'key_hash', 'body_hash', 'created_at'],
    leads: ['user_id'],
    erased: 'deleted, those of staff that name the child too',
    anonymised: 'deleted where they name the child',
    kept: '24 hours',
  },
  outbox_mail: {
    what: 'Mails: recipient and what the text needs',
    personal: ['message_id', 'recipient', 'payload', 'last_error', 'lang'],
    leads: ['user_id'],
    plain: ['id', 'kind', 'state', 'attempts', 'can_wait', 'due_at', 'created_at', 'sent_at', 'failed_at'],
    erased: 'deleted, those to former addresses and those to others that name an erased child too',
    anonymised: 'deleted where they name the child',
    kept: 'sent 30 days, given up 90 days',
  },
  // `user_id` is the sender, a member of staff.
  message: {
    what: 'Messages of the office to parents: the text, as it was written for all of them',
    personal: ['subject', 'subject_it', 'body', 'body_it', 'search_text'],
    plain: [
      ...['id', 'user_id', 'audience', 'states', 'course_id', 'course_week_id', 'unreachable'],
      ...['key_hash', 'body_hash', 'created_at'],
    ],
    erased: 'deleted when nobody else got it, with its files (within two hours)',
    anonymised: 'deleted when nobody else got it, with its files (within two hours)',
    kept: '730 days',
  },
  message_receiver: {
    what: 'Who got a message, the names in it, and what became of the mail',
    personal: ['payload', 'error', 'lang'],
    leads: ['user_id'],
    plain: ['id', 'message_id', 'state', 'sent_at', 'failed_mail_id'],
    erased: 'deleted, those of others that name an erased child too',
    anonymised: 'deleted where they name the child',
    kept: 'as long as the message',
  },
  message_file: {
    what: 'Files of messages; only their receivers and staff can read them',
    personal: ['name', 'address'],
    plain: ['id', 'user_id', 'message_id', 'bytes', 'created_at'],
    erased: 'deleted with the message',
    anonymised: 'deleted with the message',
    kept: 'as long as the message; not sent: 24 hours',
  },
  session: {
    what: 'Logins',
    personal: ['id', 'created_at', 'expires_at', 'remember'],
    leads: ['user_id'],
    erased: gone,
    anonymised: 'stays',
    kept: 'until they end: 2 hours to 90 days',
  },
  parent_view: {
    what: 'Staff who look at the portal as a parent',
    leads: ['person_id'],
    idStays: ['person_id'],
    plain: ['id', 'session_id', 'user_id', 'created_at', 'expires_at'],
    erased: 'stays until it ends; the number leads to nothing',
    anonymised: 'stays',
    kept: 'until it ends, 30 minutes at most; begin and end stand in the log of changes',
  },
  password_token: {
    what: 'Links to set a password, hashed',
    personal: ['token_hash', 'created_at', 'expires_at', 'used_at'],
    leads: ['user_id'],
    plain: ['id'],
    erased: gone,
    anonymised: 'stays',
    kept: '60 minutes, or 7 days',
  },
  email_token: {
    what: 'Links to confirm an e-mail address, hashed',
    personal: ['token_hash', 'created_at', 'expires_at'],
    leads: ['user_id'],
    plain: ['id'],
    erased: gone,
    anonymised: 'stays',
    kept: 'good for 7 days, kept 30 more',
  },
  account_change: {
    what: 'Changes of a login that can be undone: address, second factor (encrypted) and password (hashed) from before, the link hashed',
    personal: ['token_hash', 'email', 'factors', 'password_hash', 'created_at', 'expires_at'],
    leads: ['user_id'],
    plain: ['id', 'kind', 'by_staff', 'state'],
    erased: gone,
    anonymised: 'stays',
    kept: '7 days; what was before until the change is undone, or the office changes the account, if that is earlier',
  },
  authenticator_app: {
    what: 'Authenticator app of an account, its secret encrypted',
    personal: ['secret', 'created_at', 'last_step'],
    leads: ['user_id'],
    erased: gone,
    anonymised: 'stays',
    kept: 'until it is taken away, or as long as the account',
  },
  recovery_code: {
    what: 'Recovery codes of an account, hashed',
    personal: ['hash', 'used_at'],
    leads: ['user_id'],
    plain: ['id'],
    erased: gone,
    anonymised: 'stays',
    kept: 'until new ones are made, or as long as the second factor',
  },
  passkey: {
    what: 'Passkeys of an account: public keys',
    personal: [
      ...['name', 'credential_id', 'credential_hash', 'public_key', 'transports'],
      ...['created_at', 'last_used_at'],
    ],
    leads: ['user_id'],
    plain: ['id', 'counter'],
    erased: gone,
    anonymised: 'stays',
    kept: 'until it is taken away, or as long as the account',
  },
  login_step: {
    what: 'Steps of signing in that were begun, hashed',
    personal: ['token_hash', 'challenge', 'remember', 'attempts', 'expires_at'],
    leads: ['user_id'],
    plain: ['id', 'purpose'],
    erased: gone,
    anonymised: 'stays',
    kept: '10 minutes',
  },
  calendar_feed: {
    what: 'Address of a parent’s calendar, hashed and encrypted',
    personal: ['secret_hash', 'secret', 'created_at'],
    leads: ['user_id'],
    plain: ['id'],
    erased: gone,
    anonymised: 'stays; the child is no longer in the calendar',
    kept: 'until the parent switches it off, or as long as the account',
  },
  plz_change: {
    what: 'When a parent changed the own postcode, from what to what: priority goes by it',
    personal: ['plz_before', 'plz_after', 'at'],
    leads: ['person_id'],
    plain: ['id'],
    erased: gone,
    anonymised: 'stays',
    kept: '365 days',
  },
  opening_reminder: {
    what: 'Who wants to be reminded of which opening',
    personal: ['created_at'],
    leads: ['user_id'],
    plain: ['id', 'course_id', 'day_mail_for', 'hour_mail_for'],
    erased: gone,
    anonymised: 'stays',
    kept: 'until the day after the opening, or switched off',
  },
  payment_reminder: {
    what: 'Which reminder of a payment a parent got for which registration or fee, and on which day',
    leads: ['person_id', 'registration_id', 'fee_id'],
    plain: ['id', 'step', 'day'],
    erased: gone,
    anonymised: gone,
    kept: 'as the registration, or until the parent is erased',
  },
  payment_reminder_run: { what: nothing, plain: ['day'] },
  reminder_pause: {
    what: 'That the office reminds a parent of no payments, and until when',
    personal: ['until', 'created_at'],
    leads: ['person_id'],
    erased: gone,
    anonymised: 'stays',
    kept: 'until the office ends it, or as long as the parent',
  },
  pickup_person: {
    what: 'Who may pick up a child besides its parents',
    personal: ['name', 'phone', 'relation'],
    leads: ['child_id'],
    plain: ['id'],
    erased: gone,
    anonymised: gone,
    kept: 'until parents or office delete it, or the child is erased or anonymised',
  },
  absence: {
    what: 'Days on which a child does not come, as its parents told; the reason is encrypted',
    personal: ['reason', 'from', 'to', 'created_at'],
    leads: ['child_id'],
    plain: ['id'],
    erased: gone,
    anonymised: gone,
    kept: until,
  },
  week_group: { what: nothing, plain: ['id', 'course_week_id', 'name'] },
  week_group_child: {
    what: 'In which group of a week a child is',
    leads: ['child_id'],
    plain: ['course_week_id', 'week_group_id'],
    erased: gone,
    anonymised: 'stays, for the figures of the season',
    kept: until,
  },
  week_group_leader: { what: nothing, plain: ['week_group_id', 'user_id'] },
  course_week_leader: { what: nothing, plain: ['course_week_id', 'user_id'] },
  attendance: {
    what: 'Whether a child was there on a day, when it came and left and with whom; the note is encrypted',
    personal: ['arrived_at', 'left_at', 'left_with', 'left_with_name', 'left_with_phone', 'note', 'origins'],
    leads: ['child_id'],
    plain: ['id', 'date', 'course_week_id', 'status', 'changed_at', 'changed_by'],
    erased: 'deleted; an erased parent is no longer named as who the child left with',
    anonymised: 'only whether the child was there stays',
    kept: until,
  },
  attendance_change: {
    what: 'Changes of attendance as they arrived; what they say is encrypted',
    personal: ['fields'],
    leads: ['attendance_id'],
    plain: ['id', 'changed_at', 'received_at', 'user_id', 'device', 'sequence'],
    erased: 'deleted; an erased parent is no longer named as who the child left with',
    anonymised: gone,
    kept: until,
  },
  attendance_issue: {
    what: 'Marks of leaders that were kept and not applied, and places that ended while the child was there; what they say, and why one was closed, is encrypted',
    personal: ['fields', 'seen', 'settled_reason', 'replaced'],
    leads: ['child_id'],
    plain: [
      ...['id', 'change_id', 'course_week_id', 'week_group_id', 'date', 'reason', 'state', 'user_id'],
      ...['made_at', 'received_at'],
      ...['settled_at', 'settled_by'],
    ],
    erased: 'deleted; an erased parent is no longer named as who the child left with',
    anonymised: gone,
    kept: until,
  },
  kept_registration: {
    what: 'Emergency contacts of registrations that were removed while their week ran: the child may be there all the same',
    personal: [
      ...['emergency_contact1_name', 'emergency_contact1_phone', 'emergency_contact2_name'],
      'emergency_contact2_phone',
    ],
    leads: ['child_id'],
    plain: ['id', 'course_week_id', 'day_type'],
    erased: 'deleted, also when one of several parents is erased',
    anonymised: gone,
    kept: until,
  },
  headcount: {
    what: nothing,
    plain: [
      ...['id', 'course_week_id', 'week_group_id', 'date', 'number', 'expected'],
      ...['counted_at', 'received_at', 'user_id'],
    ],
  },
  headcount_child: {
    what: 'Which children were there by the list of who counted',
    leads: ['child_id'],
    plain: ['headcount_id'],
    erased: gone,
    anonymised: 'stays: the child has no name any more',
    kept: until,
  },
  assignment_event: {
    what: 'When a child came into a group of a week and left it, and when leaders led',
    leads: ['child_id'],
    plain: ['id', 'course_week_id', 'week_group_id', 'user_id', 'began', 'at'],
    erased: gone,
    anonymised: gone,
    kept: until,
  },
  course_draw: {
    what: nothing,
    plain: [
      ...['course_id', 'seed', 'created_at', 'published_at', 'published_by', 'weeks', 'places_per_child'],
    ],
  },
  course_draw_child: {
    what: 'What a published draw had for a child: numbers only, so that anybody can repeat the draw',
    leads: ['child_id'],
    plain: ['course_id', 'position', 'wished', 'given'],
    erased: 'stays; nothing is stored under its number any more',
    anonymised: 'stays; numbers only',
    kept: 'as long as the project',
    idStays: ['child_id'],
  },
  audit_entry: {
    what: 'Who changed what: call, number of the record, names of fields, old and new values; never of health, passwords, remarks',
    personal: ['changes'],
    leads: ['user_id', 'record_id'],
    idStays: ['record_id'],
    plain: ['id', 'action', 'resource', 'fields', 'at'],
    erased:
      'lines of the parent are deleted; those of staff stay without values, their numbers lead to nothing',
    anonymised:
      'lines of parents about the child and its registrations are deleted; those of staff stay without values',
    kept: '2 years',
  },
  health_read: {
    what: 'Who was shown whose health data, once a day',
    leads: ['child_id', 'user_id'],
    idStays: ['child_id'],
    plain: ['id', 'date', 'via'],
    erased:
      'readings by the parent are deleted; those by staff stay, the number of the child leads to nothing',
    anonymised: 'readings by parents are deleted, those by staff stay',
    kept: '2 years',
  },
  rate_limit: {
    what: 'Counts of attempts',
    personal: ['bucket'],
    plain: ['hits', 'resets_at'],
    erased: 'stays: a hash of account and address, until it ends',
    anonymised: 'stays',
    kept: 'up to 2 hours',
  },
  user_role: { what: 'Roles of staff', plain: ['user_id', 'role_id'] },
  role: { what: nothing, plain: ['id', 'name', 'second_factor', 'revision', 'search_text'] },
  role_permission: { what: nothing, plain: ['role_id', 'permission'] },
  option: { what: nothing, plain: ['id', 'key', 'value', 'changed_at'] },
  upload: { what: 'Pictures and files of the catalogue, by staff', plain: ['id', 'address', 'created_at'] },
  course: {
    what: nothing,
    plain: [
      ...['id', 'name', 'name_it', 'description', 'description_it', 'info', 'info_it', 'image', 'program'],
      ...['from', 'to', 'year', 'register_from', 'register_from_time', 'register_to', 'location_id'],
      ...['age_from', 'age_to', 'schools'],
      ...['allocation', 'places_per_child', 'move_up', 'offer_hours', 'allocated_at', 'places_version'],
      ...['priority_places', 'priority_from', 'priority_from_time'],
      ...['sibling_discount_2', 'sibling_discount_3', 'payment_days', 'cancellation'],
      ...['course_type_id', 'max_participants', 'waiting_list', 'price', 'bank_name', 'bank_iban'],
      ...['custom_field', 'custom_field_de', 'custom_field_it', 'custom_labels'],
      ...['label_full_day_de', 'label_full_day_it', 'label_half_day_de', 'label_half_day_it', 'active'],
      ...['email_new', 'email_new_it', 'email_new_waiting', 'email_new_waiting_it', 'email_waiting'],
      ...[
        'email_waiting_it',
        'email_moved',
        'email_moved_it',
        'email_deleted',
        'email_deleted_it',
        'email_payed',
        'email_payed_it',
      ],
      'search_text',
    ],
  },
  course_week: {
    what: nothing,
    plain: [
      ...['id', 'course_id', 'name', 'name_it', 'from', 'to', 'time_info_de', 'time_info_it', 'full_day'],
      ...['price', 'half_day', 'price_half_day', 'max_participants', 'waiting_list', 'program'],
      ...['queue_counter', 'dates_changed_at', 'cancelled_at', 'search_text'],
    ],
  },
  course_category: {
    what: nothing,
    plain: ['id', 'name', 'name_it', 'description', 'description_it', 'course_category_id', 'search_text'],
  },
  course_category_link: { what: nothing, plain: ['course_id', 'course_category_id'] },
  course_type: { what: nothing, plain: ['id', 'name', 'name_it', 'sort_order', 'search_text'] },
  location: { what: nothing, plain: ['id', 'name', 'name_it', 'address', 'search_text'] },
};

/** The column that decides how a column is classified: a sort key is a normalised copy of its text. */
export function classOf(column: string): string {
  return column.replace(/_sort_key$/, '');
}

/** Tables that no entity stands for: of the migrations, of SQLite, and of the locks on a cluster (ids only). */
export const OTHER_TABLES = [
  'migrations',
  'typeorm_metadata',
  'sqlite_sequence',
  'migration_lock',
  'cluster_lock',
];

/** The part of the privacy guide that is written from the {@link INVENTORY}. */
export function guideTable(): string {
  const rows = Object.entries(INVENTORY).filter(([, { personal, leads }]) => personal ?? leads);
  const code = (columns: readonly string[] = []): string =>
    columns.map((column) => `\`${column}\``).join(', ');
  return [
    '| Table | What | Holds | Leads to a family by | Erasing | Anonymising a child | Kept |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ([table, { what, personal, leads, erased = '', anonymised = '', kept = '' }]) =>
        `| \`${table}\` | ${what} | ${code(personal)} | ${code(leads)} | ${erased} | ${anonymised} | ${kept} |`,
    ),
  ].join('\n');
}
