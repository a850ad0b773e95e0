import {
  formatDate,
  formatInstant,
  PORTAL,
  type CourseMailKind,
  type IsoInstant,
  type MailKind,
  type UiLanguage,
} from '@feria/shared';
import { serverMessage, type ServerMessageKey } from '@feria/shared/i18n/server/index';
import type {
  AccountExpiringMail,
  EmailConfirmationMail,
  LinkMail,
  MailPayloads,
  NoticeMail,
  ParentLinkedMail,
  PasswordChangedMail,
} from './mail-kinds.js';
import { commonWords, type View } from './mail-view.js';

/** Kinds of mail about an account. */
export type AccountMailKind = Exclude<MailKind, CourseMailKind>;

/** What a mail about an account says. `appUrl` is the public address of the portal. */
export function accountMailView(
  kind: AccountMailKind,
  lang: UiLanguage,
  payload: MailPayloads[AccountMailKind],
  appUrl: string,
): View {
  const t = (key: ServerMessageKey): string => serverMessage(lang, key);
  switch (kind) {
    case 'password-reset':
    case 'password-set': {
      const { name, link } = payload as LinkMail;
      const isReset = kind === 'password-reset';
      return {
        ...commonWords(kind, lang, name),
        link,
        button: t(isReset ? 'mail.reset_button' : 'mail.set_button'),
        note: isReset ? t('mail.reset_ignore') : undefined,
      };
    }
    case 'email-confirmation': {
      const { name, link, until } = payload as EmailConfirmationMail;
      return {
        ...commonWords(kind, lang, name, dateAndTime(until)),
        link,
        button: t('mail.email_confirmation_button'),
        note: t('mail.email_confirmation_note'),
      };
    }
    case 'email-changed': {
      const notice = payload as NoticeMail;
      return {
        ...commonWords(kind, lang, notice.name, dateAndTime(notice.at)),
        note: t('mail.email_changed_note'),
      };
    }
    case 'password-changed': {
      const notice = payload as PasswordChangedMail;
      const words = commonWords(kind, lang, notice.name, dateAndTime(notice.at));
      return {
        ...words,
        text: `${words.text} ${t(`mail.password_changed_by_${notice.by}`)}`,
        note: t('mail.password_changed_note'),
        link: appUrl + PORTAL.forgot,
        button: t('mail.password_changed_button'),
      };
    }
    case 'parent-linked': {
      const notice = payload as ParentLinkedMail;
      return {
        ...commonWords(kind, lang, notice.name, { ...dateAndTime(notice.at), child: notice.child }),
        note: t('mail.parent_linked_note'),
      };
    }
    case 'account-expiring': {
      const notice = payload as AccountExpiringMail;
      return {
        ...commonWords(kind, lang, notice.name, { date: formatDate(notice.last_day) }),
        link: appUrl + PORTAL.login,
        button: t('mail.account_expiring_button'),
        note: t('mail.account_expiring_note'),
      };
    }
  }
}

/** An instant as a clock in Rome shows it. */
function dateAndTime(at: IsoInstant): { date: string; time: string } {
  const [date = '', time = ''] = formatInstant(at).split(' ');
  return { date, time };
}
