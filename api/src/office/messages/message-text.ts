import { CONTENT_LANGUAGES } from '@feria/shared';
import {
  formatEuros,
  MESSAGE_PLACEHOLDERS,
  MONEY_PLACEHOLDERS,
  REGISTRATION_PLACEHOLDERS,
  replacePlaceholders,
  SUBJECT_PLACEHOLDERS,
  toEuros,
  unknownPlaceholdersIn,
  type AudienceKind,
  type Placeholder,
  type ContentLanguage,
  type ExportSection,
} from '@feria/shared';
import type { ValidationErrors } from '../../core/http/errors.js';
import { escapeHtml } from '../../core/text/escape-html.js';
import { fillPlaceholders, names } from '../../mailing/placeholders.js';
import type { ReceiverValues } from './audience.js';
import type { MessageReceiverEntity } from '../../model/office/message.entity.js';

/** Subject and rich text of a message in both languages, with placeholders. */
export interface MessageTexts {
  subject?: string | null;
  subject_it?: string | null;
  body?: string | null;
  body_it?: string | null;
}

/** The two texts of a language. */
export interface MessageText {
  subject: string;
  body: string;
}

/** Names of the fields of a language. */
const FIELDS = {
  de: { subject: 'subject', body: 'body' },
  it: { subject: 'subject_it', body: 'body_it' },
} as const satisfies Record<ContentLanguage, Record<keyof MessageText, keyof MessageTexts>>;

/** The texts of a language; `null` when one of the two is missing. */
export function textIn(texts: MessageTexts, lang: ContentLanguage): MessageText | null {
  const subject = texts[FIELDS[lang].subject];
  const body = texts[FIELDS[lang].body];
  return subject && body ? { subject, body } : null;
}

/** What decides which placeholders a text may have. */
interface MessageKind {
  kind: AudienceKind;
  /** Whether the author holds `payment.index`. */
  seesPayments: boolean;
}

/** Whether a text names what a parent owes: then it is read for each receiver. */
export function tellsWhatIsOpen(texts: MessageTexts): boolean {
  return [texts.body, texts.body_it].some((text) => names(text ?? '', 'open'));
}

/**
 * Adds what is wrong with the texts: one that is missing although somebody reads its language, one of two that is missing, and
 * what stands in braces and has no value.
 * @param readers how many receivers read each language
 */
export function checkTexts(
  texts: MessageTexts,
  about: MessageKind,
  readers: Record<ContentLanguage, number>,
  problems: ValidationErrors,
): void {
  for (const lang of CONTENT_LANGUAGES) {
    const { subject, body } = FIELDS[lang];
    for (const [field, other] of [
      [subject, body],
      [body, subject],
    ] as const) {
      if (texts[field]) continue;
      if (readers[lang] > 0) problems.add(field, `message.missing_${lang}`, { smart_count: readers[lang] });
      else if (texts[other]) problems.add(field, 'validation.required');
    }
    checkPlaceholders(subject, texts[subject], SUBJECT_PLACEHOLDERS, about, problems);
    checkPlaceholders(body, texts[body], MESSAGE_PLACEHOLDERS, about, problems);
  }
}

function checkPlaceholders(
  field: string,
  text: string | null | undefined,
  known: readonly Placeholder[],
  { kind, seesPayments }: MessageKind,
  problems: ValidationErrors,
): void {
  if (!text) return;
  const allowed = known.filter(
    (name) =>
      (kind !== 'family' || !REGISTRATION_PLACEHOLDERS.includes(name)) &&
      (seesPayments || !MONEY_PLACEHOLDERS.includes(name)),
  );
  const wrong = unknownPlaceholdersIn(text, allowed).map((whole) => whole.replace(/<[^<>]*>/g, ''));
  if (wrong.length) problems.add(field, 'message.placeholders', { names: wrong.join(', ') });
}

/** What a text tells of a family by its values, and the part of the family's data that each of them belongs to. */
const TOLD = {
  children: 'children',
  course: 'registrations',
  weeks: 'registrations',
  open: 'payments',
} as const satisfies Partial<Record<Placeholder, ExportSection>>;

/** What a text is filled with beside the values of its receiver. */
interface Frame {
  appName: string;
  link: string;
  /** Values that the reader may not see: an ellipsis stands for each. None for the receiver. */
  hidden?: ReadonlySet<Placeholder>;
}

/** The values in a message to a family that somebody else may not read, who sees only some parts of its data. */
export function hiddenFrom(sees: (section: ExportSection) => boolean): ReadonlySet<Placeholder> {
  const names = Object.keys(TOLD) as (keyof typeof TOLD)[];
  return new Set(names.filter((name) => !sees(TOLD[name])));
}

/** A stored message as one of its receivers reads it; `null` when it has no text in that receiver's language. */
export function fillFor(
  { message, lang, payload }: Pick<MessageReceiverEntity, 'message' | 'lang' | 'payload'>,
  frame: Frame,
): { subject: string; html: string } | null {
  const text = message && textIn(message, lang);
  return text ? fillIn(text, JSON.parse(payload) as ReceiverValues, frame) : null;
}

/** A text as one receiver reads it: the subject as plain text, the other as HTML that can be sent. */
export function fillIn(
  { subject, body }: MessageText,
  { name, children, courses, weeks, open = 0 }: ReceiverValues,
  { appName, link, hidden = new Set() }: Frame,
): { subject: string; html: string } {
  const values: Record<Placeholder, string> = {
    name,
    children: [...new Set(children.map(({ child }) => child))].join(', '),
    course: courses.join(', '),
    weeks: weeks.join('\n'),
    open: formatEuros(toEuros(open)),
    app_name: appName,
    link,
  };
  const plain = (placeholder: Placeholder): string => (hidden.has(placeholder) ? '…' : values[placeholder]);
  const html = (placeholder: Placeholder): string =>
    escapeHtml(plain(placeholder)).replaceAll('\n', '<br />');
  return {
    // A subject is one line, whatever a name holds.
    subject: replacePlaceholders(subject, plain).replace(/\s+/g, ' '),
    html: fillPlaceholders(body, {
      name: html('name'),
      children: html('children'),
      course: html('course'),
      weeks: html('weeks'),
      open: html('open'),
      app_name: html('app_name'),
      link: html('link'),
    }),
  };
}
