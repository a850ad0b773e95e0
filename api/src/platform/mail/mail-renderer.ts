import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { HandlebarsAdapter } from '@nestjs-modules/mailer/adapters/handlebars.adapter';
import { COURSE_MAILS, PORTAL, type CourseMailKind, type MailKind, type UiLanguage } from '@feria/shared';
import { serverMessage, type ServerMessageKey } from '@feria/shared/i18n/server/index';
import { CourseTexts } from './course-texts.js';
import { MailImages, type MailImage } from './mail-images.js';
import type { MailPayloads } from './mail-kinds.js';
import { MailLook, type Look } from './mail-look.js';
import { plainText } from './mail-text.js';
import { paymentView, qrCid, type View } from './mail-view.js';
import { fillPlaceholders, names, placeholderValues } from './placeholders.js';

/** A mail as it is sent. */
export interface RenderedMail {
  subject: string;
  /** Shows the images by `cid:`. */
  html: string;
  text: string;
  appName: string;
  images: MailImage[];
}

const TEMPLATES = fileURLToPath(new URL('./templates/', import.meta.url));
const OPTIONS = { template: { dir: TEMPLATES }, options: { layout: 'layout' } };

/** Kinds of mail by the first part of their message keys. */
const KEY = {
  new: 'new',
  'new-waiting': 'new_waiting',
  waiting: 'waiting',
  deleted: 'deleted',
  payed: 'payed',
  'password-reset': 'reset',
  'password-set': 'set',
} as const satisfies Record<MailKind, string>;

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

  constructor(
    private readonly look: MailLook,
    private readonly courseTexts: CourseTexts,
    private readonly images: MailImages,
  ) {}

  async render<Kind extends MailKind>(
    kind: Kind,
    lang: UiLanguage,
    payload: MailPayloads[Kind],
  ): Promise<RenderedMail> {
    const look = await this.look.read();
    const isCourse = isCourseMail(kind);
    const view = isCourse
      ? await this.courseView(kind, lang, payload as MailPayloads[CourseMailKind], look)
      : passwordView(kind, lang, payload as MailPayloads['password-reset']);
    const html = await this.compile(isCourse ? 'course' : 'password', { ...look, ...view, lang });
    return {
      subject: view.subject,
      html,
      text: plainText(view, look),
      appName: look.appName,
      images: [
        ...(look.logo ? [look.logo] : []),
        ...(isCourse ? await this.qrCodes(payload as MailPayloads[CourseMailKind]) : []),
      ],
    };
  }

  private qrCodes({ payments = [] }: MailPayloads[CourseMailKind]): Promise<MailImage[]> {
    return Promise.all(payments.map(({ epc }, index) => this.images.qrCode(epc, qrCid(index))));
  }

  private async courseView(
    kind: CourseMailKind,
    lang: UiLanguage,
    mail: MailPayloads[CourseMailKind],
    look: Look,
  ): Promise<View> {
    const own = await this.courseTexts.find(mail.courseId, kind, lang);
    const link = look.appUrl + PORTAL.myFamily;
    return {
      ...commonWords(kind, lang, mail.name, { course: mail.course }),
      ownHtml: own
        ? fillPlaceholders(own, placeholderValues(mail, { appName: look.appName, link }))
        : undefined,
      // A text that places the weeks itself does not get them twice.
      lines: own && names(own, 'weeks') ? [] : mail.lines,
      payments: mail.payments?.map((payment, index) => paymentView(payment, lang, qrCid(index))),
      link,
      button: serverMessage(lang, 'mail.family_button'),
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

function passwordView(
  kind: 'password-reset' | 'password-set',
  lang: UiLanguage,
  { name, link }: MailPayloads['password-reset'],
): View {
  const isReset = kind === 'password-reset';
  return {
    ...commonWords(kind, lang, name),
    link,
    button: serverMessage(lang, isReset ? 'mail.reset_button' : 'mail.set_button'),
    note: isReset ? serverMessage(lang, 'mail.reset_ignore') : undefined,
  };
}

function commonWords(kind: MailKind, lang: UiLanguage, name: string, params: Record<string, string> = {}) {
  const say = (key: ServerMessageKey, values = params): string => serverMessage(lang, key, values);
  return {
    subject: say(`mail.${KEY[kind]}_subject`),
    greeting: say('mail.greeting', { name }),
    text: say(`mail.${KEY[kind]}_text`),
    regards: say('mail.regards'),
  };
}

function isCourseMail(kind: MailKind): kind is CourseMailKind {
  return (COURSE_MAILS as readonly MailKind[]).includes(kind);
}
