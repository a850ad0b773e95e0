import {
  formatEuros,
  toEuros,
  formatDate,
  PORTAL,
  type PaymentMailKind,
  type BasketMailKind,
  type REGISTRATION_MAILS,
  TODAY,
  type ContentLanguage,
} from '@feria/shared';
import { serverMessage, type ServerMessageKey } from '@feria/shared/i18n/server';
import type {
  AccountExpiringMail,
  EmailConfirmationMail,
  GuardianAcceptedMail,
  CreditPaidOutMail,
  CreditReceivedMail,
  GuardianEndedMail,
  PayerChangedMail,
  PickupChangedMail,
  GuardianInvitationMail,
  LeaderNamedMail,
  LinkMail,
  LoginChangedMail,
  MailPayloads,
  NamedChild,
  NoticeMail,
  OpeningReminderMail,
  ParentLinkedMail,
  PasswordChangedMail,
  ApiKeyMail,
  SecondFactorMail,
} from './mail-kinds.js';
import { commonWords, dateAndTime, type BuiltInKind, type View } from './mail-view.js';

/** Kinds of mail about an account. */
export type AccountMailKind = Exclude<
  BuiltInKind,
  (typeof REGISTRATION_MAILS)[number] | BasketMailKind | PaymentMailKind
>;

/** What a mail about an account says. `appUrl` is the public address of the portal. */
export function accountMailView(
  kind: AccountMailKind,
  lang: ContentLanguage,
  payload: MailPayloads[AccountMailKind],
  appUrl: string,
): View {
  const t = (key: ServerMessageKey): string => serverMessage(lang, key);
  switch (kind) {
    case 'password-reset':
    case 'password-set':
    case 'account-restored': {
      const { name, link } = payload as LinkMail;
      return {
        ...commonWords(kind, lang, name),
        link,
        button: t(kind === 'password-set' ? 'mail.set_button' : 'mail.reset_button'),
        ...(kind === 'password-reset' && { note: t('mail.reset_ignore') }),
        ...(kind === 'account-restored' && { note: t('mail.restored_note') }),
      };
    }
    case 'email-confirmation': {
      const { name, link, until } = payload as EmailConfirmationMail;
      return {
        ...commonWords(kind, lang, name, until ? dateAndTime(until) : {}),
        ...(until === null && { text: t('mail.email_confirmation_again_text') }),
        link,
        button: t('mail.email_confirmation_button'),
        note: t('mail.email_confirmation_note'),
      };
    }
    case 'email-changed': {
      const notice = payload as LoginChangedMail;
      return {
        ...commonWords(kind, lang, notice.name, dateAndTime(notice.at)),
        note: t('mail.email_changed_note'),
        ...undoView(notice, lang),
      };
    }
    case 'email-taken-back': {
      const notice = payload as NoticeMail;
      return {
        ...commonWords(kind, lang, notice.name, dateAndTime(notice.at)),
        note: t('mail.email_taken_back_note'),
      };
    }
    case 'refund-account-changed': {
      const notice = payload as NoticeMail;
      return {
        ...commonWords(kind, lang, notice.name, dateAndTime(notice.at)),
        note: t('mail.refund_account_changed_note'),
        link: appUrl + PORTAL.myFamily,
        button: t('mail.refund_account_changed_button'),
      };
    }
    case 'credit-received': {
      const notice = payload as CreditReceivedMail;
      const amounts = {
        date: formatDate(notice.paidOn),
        amount: formatEuros(toEuros(notice.amount)),
        credit: formatEuros(toEuros(notice.credit)),
      };
      const words = commonWords(kind, lang, notice.name, amounts);
      if (notice.undone)
        return {
          ...words,
          subject: serverMessage(lang, 'mail.credit_undone_subject', amounts),
          text: serverMessage(lang, 'mail.credit_undone_text', amounts),
          link: appUrl + PORTAL.myFamily,
          button: t('mail.family_button'),
        };
      return {
        ...words,
        ...(notice.byOther
          ? {
              subject: serverMessage(lang, 'mail.credit_received_other_subject', amounts),
              text: serverMessage(lang, 'mail.credit_received_other_text', amounts),
            }
          : {}),
        note: t('mail.credit_received_note'),
        link: appUrl + PORTAL.myFamily,
        button: t('mail.family_button'),
      };
    }
    case 'credit-paid-out': {
      const { name, paidOn, amount, account, returned } = payload as CreditPaidOutMail;
      const params = { date: formatDate(paidOn), amount: formatEuros(toEuros(amount)), account };
      return {
        ...commonWords(kind, lang, name, params),
        ...(returned
          ? {
              subject: serverMessage(lang, 'mail.credit_returned_subject', params),
              text: serverMessage(lang, 'mail.credit_returned_text', params),
              note: t('mail.credit_returned_note'),
            }
          : {}),
        link: appUrl + PORTAL.myFamily,
        button: t('mail.family_button'),
      };
    }
    case 'api-key-made': {
      const { name, at, key } = payload as ApiKeyMail;
      return {
        ...commonWords(kind, lang, name, { ...dateAndTime(at), key }),
        note: t('mail.api_key_made_note'),
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
        ...undoView(notice, lang),
      };
    }
    case 'second-factor': {
      const notice = payload as SecondFactorMail;
      const words = commonWords(kind, lang, notice.name, dateAndTime(notice.at));
      return {
        ...words,
        text: `${words.text} ${t(`mail.second_factor_${notice.change}`)}`,
        note: t('mail.second_factor_note'),
        ...undoView(notice, lang),
      };
    }
    case 'parent-linked': {
      const notice = payload as ParentLinkedMail;
      return {
        ...commonWords(kind, lang, notice.name, { ...dateAndTime(notice.at), child: notice.child }),
        note: t('mail.parent_linked_note'),
      };
    }
    case 'leader-named': {
      const { name, at, week, period, sight } = payload as LeaderNamedMail;
      return {
        ...commonWords(kind, lang, name, { ...dateAndTime(at), week, period, sight }),
        note: t('mail.leader_named_note'),
        link: appUrl + TODAY,
        button: t('mail.leader_named_button'),
      };
    }
    case 'guardian-invitation': {
      const { inviter, children, link, until } = payload as GuardianInvitationMail;
      return {
        ...commonWords(kind, lang, null, {
          inviter,
          children: someNamesOf(children, lang),
          ...dateAndTime(until),
        }),
        link,
        button: t('mail.guardian_invitation_button'),
        note: t('mail.guardian_invitation_note'),
      };
    }
    case 'guardian-accepted': {
      const notice = payload as GuardianAcceptedMail;
      const { guardian } = notice;
      const children = namesOf(notice.children, lang);
      return {
        ...commonWords(kind, lang, notice.name, { ...dateAndTime(notice.at), guardian, children }),
        note: t('mail.guardian_accepted_note'),
        link: appUrl + PORTAL.myFamily,
        button: t('mail.family_button'),
      };
    }
    case 'guardian-ended': {
      const notice = payload as GuardianEndedMail;
      const children = namesOf(notice.children, lang);
      const words = commonWords(kind, lang, notice.name, { ...dateAndTime(notice.at), children });
      const { moved } = notice;
      const whoPays = (key: 'to_you' | 'to_other'): string[] =>
        moved
          ? [serverMessage(lang, `mail.guardian_open_${key}`, { open: formatEuros(toEuros(moved.open)) })]
          : [];
      if (notice.to === 'guardian') {
        const note =
          notice.by === 'inviter' ? 'mail.guardian_ended_by_inviter' : 'mail.guardian_ended_by_office';
        return {
          ...words,
          note: [t(note), ...whoPays('to_other'), t('mail.guardian_documents_stay')].join(' '),
        };
      }
      const nowPays = whoPays(moved?.to_inviter ? 'to_you' : 'to_other');
      const params = { ...dateAndTime(notice.at), children };
      if (notice.by === 'guardian') {
        return {
          ...words,
          text: serverMessage(lang, 'mail.guardian_left_text', params),
          note: [t('mail.guardian_left_note'), ...nowPays].join(' '),
        };
      }
      return {
        ...words,
        text: serverMessage(lang, 'mail.guardian_ended_inviter_text', params),
        note: [...nowPays, t('mail.guardian_ended_inviter_note')].join(' '),
      };
    }
    case 'payer-changed': {
      const { name, at, to, open, children } = payload as PayerChangedMail;
      const params = { ...dateAndTime(at), children: namesOf(children, lang) };
      const amount = { open: formatEuros(toEuros(open)) };
      return {
        ...commonWords(kind, lang, name, params),
        note:
          to === 'next'
            ? serverMessage(lang, 'mail.guardian_open_to_you', amount)
            : [
                serverMessage(lang, 'mail.guardian_open_to_other', amount),
                t('mail.guardian_documents_stay'),
              ].join(' '),
        link: appUrl + PORTAL.myFamily,
        button: t('mail.family_button'),
      };
    }
    case 'pickup-changed': {
      const notice = payload as PickupChangedMail;
      const { added, removed, by } = notice;
      const params = {
        ...dateAndTime(notice.at),
        children: namesOf(notice.children, lang),
        added: added.join(', '),
        removed: removed.join(', '),
      };
      const words = commonWords(kind, lang, notice.name, params);
      const only = removed.length === 0 ? 'mail.pickup_added_text' : 'mail.pickup_removed_text';
      return {
        ...words,
        ...(added.length > 0 && removed.length > 0 ? {} : { text: serverMessage(lang, only, params) }),
        note: t(by === 'office' ? 'mail.pickup_changed_by_office' : 'mail.pickup_changed_by_parent'),
        link: appUrl + PORTAL.myFamily,
        button: t('mail.family_button'),
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
    case 'account-deleted': {
      const notice = payload as NoticeMail;
      return {
        ...commonWords(kind, lang, notice.name, dateAndTime(notice.at)),
        note: t('mail.account_deleted_note'),
      };
    }
    case 'opening-reminder': {
      const { name, course, courseId, opens_at, before } = payload as OpeningReminderMail;
      const params = { course, ...dateAndTime(opens_at) };
      return {
        ...commonWords(kind, lang, name, params),
        ...(before === 'hour' && {
          subject: serverMessage(lang, 'mail.opening_reminder_soon_subject', params),
        }),
        link: appUrl + PORTAL.project(courseId),
        button: t('mail.opening_reminder_button'),
        note: t('mail.opening_reminder_note'),
      };
    }
  }
}

/** How to undo the change, where the mail has the link. */
function undoView({ undo }: LoginChangedMail, lang: ContentLanguage): Pick<View, 'undo'> {
  if (!undo?.link) return {};
  return {
    undo: {
      text: serverMessage(lang, 'mail.undo_text', dateAndTime(undo.until)),
      link: undo.link,
      button: serverMessage(lang, 'mail.undo_button'),
    },
  };
}

/** First names in one text: `Mia, Leo und Eva`. */
function namesOf(children: readonly NamedChild[], lang: ContentLanguage): string {
  return listOf(
    children.map(({ child }) => child),
    lang,
  );
}

/** Names in a mail to a stranger: more of them, one word each, could be a sentence. */
const NAMED_TO_STRANGERS = 3;

function someNamesOf(children: readonly NamedChild[], lang: ContentLanguage): string {
  const more = children.length - NAMED_TO_STRANGERS;
  return listOf(
    [
      ...children.slice(0, NAMED_TO_STRANGERS).map(({ child }) => child),
      ...(more > 0 ? [serverMessage(lang, 'mail.guardian_invitation_more', { smart_count: more })] : []),
    ],
    lang,
  );
}

function listOf(names: readonly string[], lang: ContentLanguage): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}
