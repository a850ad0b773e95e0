import {
  contactLine,
  formatDate,
  formatEuros,
  formatInstant,
  inGroupsOfFour,
  mailLink,
  phoneLink,
  toEuros,
  type CourseMailKind,
  type IsoInstant,
  type MailKind,
  type MessageMailKind,
  type MessageParams,
  type ContentLanguage,
} from '@feria/shared';
import { serverMessage, type ServerMessageKey } from '@feria/shared/i18n/server';
import type { CourseMail, MailCancellation, MailLine, MailPayment, MailSettlement } from './mail-kinds.js';
import type { Branding } from './branding.js';

/** The content of a mail, from which its HTML and its text are made. */
export interface View {
  subject: string;
  greeting: string;
  text: string;
  /** HTML of a course's own text, filled in and sanitised; replaces greeting, text and regards. */
  ownHtml?: string;
  /** Names the project where a course's own text does not. */
  project?: string;
  lines?: LineView[];
  /** Where it is and what to bring. */
  facts?: CourseFacts;
  /** That a calendar file is attached. */
  attached?: string;
  /** What the mail tells of several projects, one after the other. */
  sections?: SectionView[];
  payments?: PaymentView[];
  /** What the office writes to the readers, line by line, under a title. */
  message?: { title: string; lines: string[] };
  /** A sentence about money. */
  money?: string;
  /** Weeks to choose instead, under a title. */
  offers?: { title: string; weeks: { text: string; details: string; link: string }[] };
  /** Absent in a mail that asks for nothing. */
  link?: string;
  button?: string;
  note?: string;
  /** What to do when one did not want what the mail tells of. */
  undo?: { text: string; link: string; button: string };
  regards: string;
}

/** What a mail tells of one of several projects. */
export interface SectionView {
  title: string;
  /** HTML of the course's own text, filled in and sanitised. */
  ownHtml?: string;
  lines: LineView[];
  facts?: CourseFacts;
  note?: string;
}

/** A line with until when its place can be given back, in words. */
export type LineView = MailLine & { returnWords?: string };

/** What a mail of a booking says of its project beside the lines, in the reader's words. */
export interface CourseFacts {
  where?: { label: string; name: string; address: string | null; map: { text: string; link: string } | null };
  /** `info` of the project as HTML, sanitised. */
  bring?: { label: string; html: string };
}

/** How to pay, in the reader's words. */
export interface PaymentView {
  title: string;
  rows: { label: string; value: string }[];
  hint: string;
  /** Of the QR code's image. */
  cid: string;
  alt: string;
}

/** Mails for which there is a built-in text. */
export type BuiltInKind = Exclude<MailKind, MessageMailKind>;

/** First part of the keys of a kind's messages. */
const KEY = {
  new: 'new',
  'new-waiting': 'new_waiting',
  waiting: 'waiting',
  moved: 'moved',
  deleted: 'deleted',
  payed: 'payed',
  'password-reset': 'reset',
  'password-set': 'set',
  'account-restored': 'restored',
  'email-confirmation': 'email_confirmation',
  'guardian-invitation': 'guardian_invitation',
  'email-changed': 'email_changed',
  'password-changed': 'password_changed',
  'second-factor': 'second_factor',
  'email-taken-back': 'email_taken_back',
  'api-key-made': 'api_key_made',
  'refund-account-changed': 'refund_account_changed',
  'credit-received': 'credit_received',
  'credit-paid-out': 'credit_paid_out',
  'parent-linked': 'parent_linked',
  'leader-named': 'leader_named',
  'guardian-accepted': 'guardian_accepted',
  'guardian-ended': 'guardian_ended',
  'payer-changed': 'payer_changed',
  'pickup-changed': 'pickup_changed',
  'account-expiring': 'account_expiring',
  'account-deleted': 'account_deleted',
  'opening-reminder': 'opening_reminder',
  'week-cancelled': 'week_cancelled',
  'week-moved': 'week_moved',
  'held-back': 'held_back',
  wish: 'wish',
  basket: 'basket',
  'places-given': 'places_given',
  offer: 'offer',
  'payment-reminder': 'reminder',
  'offer-expired': 'offer_expired',
  'paid-undone': 'paid_undone',
} as const satisfies Record<BuiltInKind, string>;

/**
 * Subject, greeting, first paragraph and regards; `params` fills subject and paragraph.
 * @param name of the reader; `null` or empty when it is not known, or not to be written
 */
export function commonWords(
  kind: BuiltInKind,
  lang: ContentLanguage,
  name: string | null,
  params: MessageParams = {},
): Pick<View, 'subject' | 'greeting' | 'text' | 'regards'> {
  return {
    subject: serverMessage(lang, `mail.${KEY[kind]}_subject`, params),
    greeting: name
      ? serverMessage(lang, 'mail.greeting', { name })
      : serverMessage(lang, 'mail.greeting_unknown'),
    text: serverMessage(lang, `mail.${KEY[kind]}_text`, params),
    regards: serverMessage(lang, 'mail.regards'),
  };
}

/** The {@link commonWords} of a mail about registrations. That an offer was declined, or credit has paid, has words of its own: nothing was booked, no money came. */
export function courseWords(
  kind: CourseMailKind,
  lang: ContentLanguage,
  name: string | null,
  { course, lines, declined, creditUsed }: Pick<CourseMail, 'course' | 'lines' | 'declined' | 'creditUsed'>,
): ReturnType<typeof commonWords> {
  const words = commonWords(kind, lang, name, { course, smart_count: lines.length });
  if (kind === 'payed' && creditUsed)
    return {
      ...words,
      subject: serverMessage(lang, 'mail.payed_credit_subject', { course }),
      text: serverMessage(lang, 'mail.payed_credit_text', { course }),
    };
  if (!declined) return words;
  return {
    ...words,
    subject: serverMessage(lang, 'mail.declined_subject', { course }),
    text: serverMessage(lang, 'mail.declined_text', { course }),
  };
}

/**
 * What moved registrations cost and what is paid of them; nothing where nothing is paid or due.
 * @param count how many they are
 */
export function settlementWords(
  { waits, paid, open, credit, elsewhere = 0 }: MailSettlement,
  lang: ContentLanguage,
  count: number,
): string | undefined {
  const amounts = {
    smart_count: count,
    paid: formatEuros(toEuros(paid)),
    open: formatEuros(toEuros(open)),
    credit: formatEuros(toEuros(credit)),
    elsewhere: formatEuros(toEuros(elsewhere)),
  };
  const words = (key: ServerMessageKey): string => serverMessage(lang, key, amounts);
  if (elsewhere > 0) {
    const before = waits
      ? words('mail.moved_before_waiting')
      : words(open > 0 ? 'mail.moved_open' : 'mail.moved_paid');
    const rest = credit > 0 ? [words('mail.moved_also_credit')] : [];
    return [before, words('mail.moved_elsewhere'), ...rest].join(' ');
  }
  if (paid === 0) return open > 0 ? words('mail.moved_nothing_paid') : undefined;
  if (waits) return words('mail.moved_waiting_paid');
  if (open > 0) {
    const rest = words('mail.moved_open');
    return credit > 0 ? `${rest} ${words('mail.moved_also_credit')}` : rest;
  }
  return words(credit > 0 ? 'mail.moved_credit' : 'mail.moved_paid');
}

/** What of the reader's credit was used; nothing where none was. @param open whether something is still to be paid */
export function creditUsedWords(
  used: number | undefined,
  open: boolean,
  lang: ContentLanguage,
): string | undefined {
  if (!used) return undefined;
  const key = open ? 'mail.credit_used' : 'mail.credit_used_all';
  return serverMessage(lang, key, { used: formatEuros(toEuros(used)) });
}

/** Sentences of one paragraph; nothing where there is none. */
export function sentences(...parts: (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}

/** What another parent is asked for; nothing where that is nothing. */
export function othersPayWords(cents: number | undefined, lang: ContentLanguage): string | undefined {
  return cents ? serverMessage(lang, 'mail.others_pay', { open: formatEuros(toEuros(cents)) }) : undefined;
}

/** What it cost to give places back, what was kept for it, and what became whose credit. */
export function cancellationWords(
  { fee, kept, open, credit, creditsOther, paidByOther = 0, balance }: MailCancellation,
  lang: ContentLanguage,
): string {
  const amounts = {
    fee: formatEuros(toEuros(fee)),
    kept: formatEuros(toEuros(kept)),
    open: formatEuros(toEuros(open)),
    credit: formatEuros(toEuros(credit)),
    paid: formatEuros(toEuros(paidByOther)),
    balance: formatEuros(toEuros(balance ?? 0)),
  };
  const some = fee === 0 ? ('mail.deleted_credit' as const) : ('mail.deleted_fee_credit' as const);
  const creditKey: ServerMessageKey = creditsOther ? `${some}_other` : some;
  const openKey = creditsOther
    ? ('mail.deleted_fee_open_other' as const)
    : ('mail.deleted_fee_open' as const);
  const keys: ServerMessageKey[] =
    fee === 0
      ? ['mail.deleted_fee_none', ...(credit > 0 ? [creditKey] : [])]
      : [
          'mail.deleted_fee',
          ...(open === 0 ? ['mail.deleted_fee_paid' as const] : []),
          ...(open > 0 && kept > 0 ? ['mail.deleted_fee_partly' as const] : []),
          ...(open > 0 ? [openKey] : []),
          ...(credit > 0 ? [creditKey] : []),
        ];
  if (paidByOther > 0) keys.push('mail.deleted_paid_by_other');
  if (balance !== undefined) keys.push('mail.deleted_balance');
  return keys.map((key) => serverMessage(lang, key, amounts)).join(' ');
}

/** An instant as a clock in Rome shows it, for texts that name `%{date}` and `%{time}`. */
export function dateAndTime(at: IsoInstant): { date: string; time: string } {
  const [date = '', time = ''] = formatInstant(at).split(' ');
  return { date, time };
}

/** How to pay, in words; `cid` names the image of the QR code. */
export function paymentView(payment: MailPayment, lang: ContentLanguage, cid: string): PaymentView {
  const t = (key: ServerMessageKey): string => serverMessage(lang, key);
  return {
    title: t('mail.payment_title'),
    rows: [
      { label: t('mail.payment_amount'), value: formatEuros(toEuros(payment.amount)) },
      ...(payment.dueOn ? [{ label: t('mail.payment_due'), value: formatDate(payment.dueOn) }] : []),
      { label: t('mail.payment_beneficiary'), value: payment.beneficiary },
      { label: 'IBAN', value: inGroupsOfFour(payment.iban) },
      { label: t('mail.payment_reference'), value: inGroupsOfFour(payment.reference) },
    ],
    hint: t('mail.payment_hint'),
    cid,
    alt: t('mail.payment_qr_alt'),
  };
}

/** How to reach the office, at the foot of every mail. */
interface ContactView {
  label: string;
  /** All of it in one line. */
  line: string;
  name: string | null;
  phone: { text: string; href: string } | null;
  email: { text: string; href: string } | null;
}

/** The foot of a mail, as far as the options have it. */
export interface Foot {
  contact: ContactView | null;
  imprint: { label: string; url: string } | null;
}

/** Contact and imprint in words. */
export function footView({ contact, imprintUrl }: Branding, lang: ContentLanguage): Foot {
  const { name, phone, email } = contact;
  const line = contactLine(contact);
  return {
    contact: line
      ? {
          label: serverMessage(lang, 'mail.contact'),
          line,
          name,
          phone: phone ? { text: phone, href: phoneLink(phone) } : null,
          email: email ? { text: email, href: mailLink(email) } : null,
        }
      : null,
    imprint: imprintUrl ? { label: serverMessage(lang, 'mail.imprint'), url: imprintUrl } : null,
  };
}

/** Names the QR code of the payment at a place of the list. */
export function qrCid(index: number): string {
  return `payment-qr-${index}`;
}
