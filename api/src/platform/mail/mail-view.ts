import { formatEuros, inGroupsOfFour, toEuros, type PaymentDetails, type UiLanguage } from '@feria/shared';
import { serverMessage, type ServerMessageKey } from '@feria/shared/i18n/server/index';
import type { MailLine } from './mail-kinds.js';

/** What both halves of a mail are made of. */
export interface View {
  subject: string;
  greeting: string;
  text: string;
  /** A course's own text, filled in and sanitised; stands for greeting, text and regards. */
  ownHtml?: string;
  lines?: MailLine[];
  payments?: PaymentView[];
  link: string;
  button: string;
  note?: string;
  regards: string;
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

/** How to pay, in words; `cid` names the image of the QR code. */
export function paymentView(payment: PaymentDetails, lang: UiLanguage, cid: string): PaymentView {
  const say = (key: ServerMessageKey): string => serverMessage(lang, key);
  return {
    title: say('mail.payment_title'),
    rows: [
      { label: say('mail.payment_amount'), value: formatEuros(toEuros(payment.amount)) },
      { label: say('mail.payment_beneficiary'), value: payment.beneficiary },
      { label: 'IBAN', value: inGroupsOfFour(payment.iban) },
      { label: say('mail.payment_reference'), value: inGroupsOfFour(payment.reference) },
    ],
    hint: say('mail.payment_hint'),
    cid,
    alt: say('mail.payment_qr_alt'),
  };
}

/** Names the QR code of the payment at a place of the list. */
export function qrCid(index: number): string {
  return `payment-qr-${index}`;
}
