import { COLUMN_SUFFIXES } from '@feria/shared/rules/content';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { HandlebarsAdapter } from '@nestjs-modules/mailer/adapters/handlebars.adapter';
import {
  BASKET_MAILS,
  type BasketMailKind,
  COURSE_MAIL_FIELD,
  COURSE_MAILS,
  MESSAGE_MAILS,
  GIVE_BACK_HOURS,
  PORTAL,
  type CourseMailKind,
  type MailKind,
  type MessageMailKind,
  PAYMENT_MAILS,
  type PaymentMailKind,
  PLACES_MAILS,
  type PlacesMailKind,
  type ContentLanguage,
  WEEK_MAILS,
  type WeekMailKind,
} from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { serverMessage } from '@feria/shared/i18n/server';
import { PAGE_LANGUAGE } from '@feria/shared/rules/page-language';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import { readCourseDefaults } from '../settings/options/course-defaults.js';
import { isBlankRichText } from '../core/text/rich-text.js';
import { CourseEntity } from '../model/catalogue/course.entity.js';
import { accountMailView, type AccountMailKind } from './account-mail-view.js';
import { basketMailView } from './basket-mail-view.js';
import { entriesFile } from './calendar/ics.js';
import { entriesOf, entryRows } from './calendar/registration-entries.js';
import { factsOf, linesInWords } from './course-facts.js';
import { MailImages, type MailImage } from './mail-images.js';
import type { BasketMail, CourseMail, MailLine, MailPayloads } from './mail-kinds.js';
import { MailBranding, type Branding } from './branding.js';
import { plainText } from './mail-text.js';
import {
  cancellationWords,
  courseWords,
  dateAndTime,
  footView,
  paymentView,
  qrCid,
  creditUsedWords,
  othersPayWords,
  sentences,
  settlementWords,
  type CourseFacts,
  type View,
} from './mail-view.js';
import { fillPlaceholders, names, placeholderValues } from './placeholders.js';
import { paymentReminderView } from './payment-reminder-view.js';
import { placesMailView } from './places-mail-view.js';
import { weekMailView } from './week-mail-view.js';

/** A mail as it is sent. */
export interface RenderedMail {
  subject: string;
  /** Shows the images by `cid:`. */
  html: string;
  text: string;
  appName: string;
  images: MailImage[];
  files: MailFile[];
  /** Where answers go; `null`: to the sender, who reads none. */
  replyTo: string | null;
}

/** A file that a mail brings. */
export interface MailFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** A mail whose text staff wrote. */
export interface WrittenMail {
  subject: string;
  /** Filled in and sanitised. */
  html: string;
  files: MailFile[];
  note?: string;
}

/** Texts of a preview that need not be stored; `null` is an empty one, a missing one is read. */
export interface TypedTexts {
  /** The course's own text of the mail. */
  text?: string | null;
  footer?: string | null;
}

/** The view with its links to the portal in the language of the mail, whatever the browser's is. */
function inLanguage(view: View, appUrl: string, lang: ContentLanguage): View {
  const named = (link: string): string => {
    if (!link.startsWith(`${appUrl}/`)) return link;
    const address = new URL(link);
    address.searchParams.set(PAGE_LANGUAGE, lang);
    return address.href;
  };
  const { link, undo, offers } = view;
  return {
    ...view,
    ...(link && { link: named(link) }),
    ...(undo && { undo: { ...undo, link: named(undo.link) } }),
    ...(offers && {
      offers: { ...offers, weeks: offers.weeks.map((week) => ({ ...week, link: named(week.link) })) },
    }),
  };
}

type WriteMail<Kind extends MessageMailKind> = (
  payload: MailPayloads[Kind],
  lang: ContentLanguage,
  branding: Branding,
) => Promise<WrittenMail>;

const TEMPLATES = fileURLToPath(new URL('./templates/', import.meta.url));
const OPTIONS = { template: { dir: TEMPLATES }, options: { layout: 'layout' } };

/** Row of the outbox → mail: subject, HTML and plain text. Also what the preview of a course's mail shows. */
@Injectable()
export class MailRenderer {
  /**
   * Styles are written into the elements, where mail programs look for them; only those for dark mode and narrow screens
   * stay in the head. Nothing is loaded from anywhere.
   */
  private readonly templates = new HandlebarsAdapter(undefined, {
    inlineCssOptions: { loadRemoteStylesheets: false, keepAtRules: true },
  });

  private readonly writers = new Map<MailKind, WriteMail<MessageMailKind>>();

  constructor(
    private readonly branding: MailBranding,
    private readonly dataSource: DataSource,
    private readonly images: MailImages,
    private readonly clock: Clock,
  ) {}

  /** Has mails of a kind written by whoever knows their text. */
  writeBy<Kind extends MessageMailKind>(kind: Kind, write: WriteMail<Kind>): void {
    this.writers.set(kind, write as WriteMail<MessageMailKind>);
  }

  /** @param typed for a preview: what stands in place of the stored texts, as it would be stored */
  async render<Kind extends MailKind>(
    kind: Kind,
    lang: ContentLanguage,
    payload: MailPayloads[Kind],
    typed: TypedTexts = {},
  ): Promise<RenderedMail> {
    const stored = await this.branding.read();
    const branding = typed.footer === undefined ? stored : { ...stored, footerHtml: typed.footer };
    const mayAskToPay = isCourseMail(kind) || isPlacesMail(kind) || isPaymentMail(kind) || isBasketMail(kind);
    const written = isMessageMail(kind)
      ? await this.written(kind, lang, payload as MailPayloads[MessageMailKind], branding)
      : null;
    const calendar = await this.calendarOf(linesOf(payload), lang, branding);
    const made = written?.view ?? (await this.viewOf(kind, lang, payload, branding, typed.text));
    const view = inLanguage(
      calendar ? { ...made, attached: serverMessage(lang, 'mail.calendar_attached') } : made,
      branding.appUrl,
      lang,
    );
    const foot = footView(branding, lang);
    const html = await this.compile(templateOf(kind), { ...branding, ...view, ...foot, lang });
    return {
      subject: view.subject,
      html,
      text: plainText(view, branding, foot),
      appName: branding.appName,
      images: [
        ...(branding.logo ? [branding.logo] : []),
        ...(mayAskToPay ? await this.qrCodes(payload as MailPayloads[CourseMailKind]) : []),
      ],
      files: [...(written?.files ?? []), ...(calendar ? [calendar] : [])],
      // Whoever is written to by people may answer them.
      replyTo: written ? branding.contact.email : null,
    };
  }

  private async written(
    kind: MessageMailKind,
    lang: ContentLanguage,
    payload: MailPayloads[MessageMailKind],
    branding: Branding,
  ): Promise<{ view: View; files: MailFile[] }> {
    const write = this.writers.get(kind);
    if (!write) throw new Error(`nobody writes mails of kind ${kind}`);
    const { subject, html, files, note } = await write(payload, lang, branding);
    const button = serverMessage(lang, 'mail.family_button');
    const link = branding.appUrl + PORTAL.myFamily;
    return {
      files,
      view: { subject, ownHtml: html, note, link, button, greeting: '', text: '', regards: '' },
    };
  }

  private async viewOf(
    kind: MailKind,
    lang: ContentLanguage,
    payload: MailPayloads[MailKind],
    branding: Branding,
    typed: string | null | undefined,
  ): Promise<View> {
    if (isCourseMail(kind))
      return this.courseView(kind, lang, payload as MailPayloads[CourseMailKind], branding, typed);
    if (isWeekMail(kind))
      return weekMailView(kind, payload as MailPayloads[WeekMailKind], lang, {
        appUrl: branding.appUrl,
        now: this.clock.now(),
      });
    if (isPlacesMail(kind))
      return this.placesView(kind, payload as MailPayloads[PlacesMailKind], lang, branding);
    if (isBasketMail(kind)) return this.basketView(payload as MailPayloads[BasketMailKind], lang, branding);
    if (isPaymentMail(kind))
      return paymentReminderView(payload as MailPayloads[PaymentMailKind], lang, branding.appUrl);
    return accountMailView(
      kind as AccountMailKind,
      lang,
      payload as MailPayloads[AccountMailKind],
      branding.appUrl,
    );
  }

  private qrCodes({ payments = [] }: Pick<MailPayloads[CourseMailKind], 'payments'>): Promise<MailImage[]> {
    return Promise.all(payments.map(({ epc }, index) => this.images.qrCode(epc, qrCid(index))));
  }

  private async courseView(
    kind: CourseMailKind,
    lang: ContentLanguage,
    mail: MailPayloads[CourseMailKind],
    branding: Branding,
    typed: string | null | undefined,
  ): Promise<View> {
    // The text of a project for a cancelled place does not fit an offer that was declined.
    const own = mail.declined
      ? null
      : typed === undefined
        ? (await courseTexts(this.dataSource.manager, [mail.courseId], [kind], lang))(mail.courseId, kind)
        : (typed ?? (await organisersText(this.dataSource.manager, kind, lang)));
    const link = branding.appUrl + PORTAL.myFamily;
    const { course, lines } = mail;
    return {
      ...courseWords(kind, lang, mail.name, mail),
      ...movedText(lang, mail),
      project: own && !names(own, 'course') ? serverMessage(lang, 'mail.project', { course }) : undefined,
      ownHtml: own
        ? fillPlaceholders(own, placeholderValues(mail, { appName: branding.appName, link }))
        : undefined,
      // A text that places the weeks itself does not get them twice.
      lines: own && names(own, 'weeks') ? [] : linesInWords(lines, lang, this.clock.now()),
      facts: await this.factsFor(kind, mail.courseId, lang),
      ...(own ? { regards: '' } : {}),
      money: moneyWords(mail, lang),
      payments: mail.payments?.map((payment, index) => paymentView(payment, lang, qrCid(index))),
      note: courseNote(kind, lang, mail),
      link,
      button: serverMessage(lang, 'mail.family_button'),
    };
  }

  private async factsFor(
    kind: CourseMailKind,
    courseId: number,
    lang: ContentLanguage,
  ): Promise<CourseFacts | undefined> {
    if (kind === 'deleted' || kind === 'payed') return undefined;
    const facts = (await factsOf(this.dataSource.manager, [courseId], lang)).get(courseId);
    return kind === 'waiting' ? { where: facts?.where } : facts;
  }

  private async basketView(
    mail: MailPayloads[BasketMailKind],
    lang: ContentLanguage,
    branding: Branding,
  ): Promise<View> {
    const { manager } = this.dataSource;
    const courseIds = mail.sections.map(({ courseId }) => courseId);
    const textOf = await courseTexts(manager, courseIds, ['new', 'waiting'], lang);
    const own = mail.sections.map(({ courseId, outcome }) => textOf(courseId, outcome));
    const facts = await factsOf(manager, courseIds, lang);
    return basketMailView(mail, lang, branding, { own, facts, now: this.clock.now() });
  }

  private async placesView(
    kind: PlacesMailKind,
    mail: MailPayloads[PlacesMailKind],
    lang: ContentLanguage,
    { appUrl }: Branding,
  ): Promise<View> {
    const now = this.clock.now();
    if (kind !== 'places-given' && kind !== 'offer') return placesMailView(kind, mail, lang, { appUrl, now });
    const facts = (await factsOf(this.dataSource.manager, [mail.courseId], lang)).get(mail.courseId);
    return placesMailView(kind, mail, lang, { appUrl, facts, now });
  }

  /** A calendar file of the registrations that a mail tells of as booked, as they are now; `null` where none is left. */
  private async calendarOf(
    lines: readonly MailLine[],
    lang: ContentLanguage,
    { appName, appUrl }: Branding,
  ): Promise<MailFile | null> {
    const ids = lines.flatMap(({ registrationId }) => registrationId ?? []);
    if (ids.length === 0) return null;
    const rows = await entryRows(this.dataSource.manager)
      .where('registration.id IN (:...ids)', { ids })
      .getMany();
    const entries = entriesOf(rows, lang, this.clock.today());
    if (entries.length === 0) return null;
    const text = entriesFile(entries, { lang, appName, appUrl, now: this.clock.now() });
    return {
      filename: `${documentMessages[lang].calendar.name}.ics`,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: Buffer.from(text),
    };
  }

  private compile(template: string, context: object): Promise<string> {
    return new Promise((resolve, reject) => {
      const data: { template: string; context: object; html?: string } = { template, context };
      const done = (error?: unknown): void => (error ? reject(error as Error) : resolve(data.html ?? ''));
      this.templates.compile({ data }, done, OPTIONS);
    });
  }
}

/** The lines of a mail, whatever its kind. */
function linesOf(payload: object): readonly MailLine[] {
  const { lines = [], sections = [] } = payload as Partial<CourseMail & BasketMail>;
  return [...lines, ...sections.flatMap((section) => section.lines)];
}

function isCourseMail(kind: MailKind): kind is CourseMailKind {
  return (COURSE_MAILS as readonly MailKind[]).includes(kind);
}

function isWeekMail(kind: MailKind): kind is WeekMailKind {
  return (WEEK_MAILS as readonly MailKind[]).includes(kind);
}

function isPlacesMail(kind: MailKind): kind is PlacesMailKind {
  return (PLACES_MAILS as readonly MailKind[]).includes(kind);
}

function isBasketMail(kind: MailKind): kind is BasketMailKind {
  return (BASKET_MAILS as readonly MailKind[]).includes(kind);
}

function isPaymentMail(kind: MailKind): kind is PaymentMailKind {
  return (PAYMENT_MAILS as readonly MailKind[]).includes(kind);
}

function templateOf(kind: MailKind): 'course' | 'week' | 'account' {
  if (isCourseMail(kind) || isPlacesMail(kind) || isPaymentMail(kind)) return 'course';
  if (isMessageMail(kind) || isBasketMail(kind)) return 'course';
  if (kind === 'week-moved') return 'course';
  return isWeekMail(kind) ? 'week' : 'account';
}

function isMessageMail(kind: MailKind): kind is MessageMailKind {
  return (MESSAGE_MAILS as readonly MailKind[]).includes(kind);
}

/** What is paid, due or owed, of what was moved or given back. */
function moneyWords(
  { settlement, cancellation, lines, creditUsed, payments, othersPay }: MailPayloads[CourseMailKind],
  lang: ContentLanguage,
): string | undefined {
  if (cancellation) return cancellationWords(cancellation, lang);
  const words = creditUsed
    ? creditUsedWords(creditUsed, Boolean(payments?.length || othersPay), lang)
    : settlement && settlementWords(settlement, lang, lines.length);
  return sentences(words, othersPayWords(othersPay, lang));
}

/** What a mail of this kind says beside every text: also beside a course's own, whose author cannot know it. */
function courseNote(
  kind: CourseMailKind,
  lang: ContentLanguage,
  { giveBackUntil, lines, merged, cancelledBy, canceller }: MailPayloads[CourseMailKind],
): string | undefined {
  if (canceller) return serverMessage(lang, 'mail.cancelled_by', { name: canceller });
  if (cancelledBy) return serverMessage(lang, `mail.cancelled_by_${cancelledBy}`);
  if (kind === 'payed') return serverMessage(lang, 'mail.payed_note');
  if (kind === 'moved') return mergedNote(lang, merged, giveBackUntil);
  if (kind !== 'new-waiting' || !giveBackUntil) return undefined;
  return serverMessage(lang, 'mail.new_waiting_note', {
    ...dateAndTime(giveBackUntil),
    hours: GIVE_BACK_HOURS,
    smart_count: lines.length,
  });
}

/** The words of a move that ends on the waiting list, and of a week that was merged into another. */
function movedText(
  lang: ContentLanguage,
  { course, lines, settlement, merged }: MailPayloads[CourseMailKind],
): Pick<View, 'text'> | undefined {
  if (merged) {
    return { text: serverMessage(lang, 'mail.merged_text', { course, smart_count: lines.length }) };
  }
  if (settlement?.waits) return { text: serverMessage(lang, 'mail.moved_waiting_text', { course }) };
  return undefined;
}

/** What holds for some children of a week that was merged: for those who wait, and those who got a seat by it. */
function mergedNote(
  lang: ContentLanguage,
  merged: MailPayloads[CourseMailKind]['merged'],
  giveBackUntil: MailPayloads[CourseMailKind]['giveBackUntil'],
): string | undefined {
  const sentences = [
    ...(merged && merged.waiting > 0 ? [serverMessage(lang, 'mail.merged_waiting')] : []),
    ...(giveBackUntil
      ? [
          serverMessage(lang, 'mail.merged_give_back', {
            ...dateAndTime(giveBackUntil),
            hours: GIVE_BACK_HOURS,
          }),
        ]
      : []),
  ];
  return sentences.join(' ') || undefined;
}

/** The text of the organiser for a kind of mail, which a course without one of its own has; `null` for none. */
async function organisersText(
  manager: EntityManager,
  kind: CourseMailKind,
  lang: ContentLanguage,
): Promise<string | null> {
  const defaults = await readCourseDefaults(manager);
  return defaults[`${COURSE_MAIL_FIELD[kind]}${COLUMN_SUFFIXES[lang]}`];
}

/**
 * Texts of some courses, or of the organiser, for kinds of mail; `null`: the built-in one is sent (product/mailing.md#mail-texts). One
 * statement.
 * @returns finds the text of a course for one of these kinds
 */
async function courseTexts(
  manager: EntityManager,
  courseIds: readonly number[],
  kinds: readonly CourseMailKind[],
  lang: ContentLanguage,
): Promise<(courseId: number, kind: string) => string | null> {
  const columns = new Map<string, MailTextColumn>(
    kinds.map((kind) => [kind, `applied_${COURSE_MAIL_FIELD[kind]}${COLUMN_SUFFIXES[lang]}`]),
  );
  const courses = await manager.find(CourseEntity, {
    where: { id: In([...courseIds]) },
    select: { id: true, ...Object.fromEntries([...columns.values()].map((column) => [column, true])) },
  });
  return (courseId, kind) => {
    const column = columns.get(kind);
    const html = column && courses.find(({ id }) => id === courseId)?.[column];
    return html && !isBlankRichText(html) ? html : null;
  };
}

type MailTextColumn =
  `applied_${(typeof COURSE_MAIL_FIELD)[CourseMailKind]}${(typeof COLUMN_SUFFIXES)[ContentLanguage]}`;
