import { htmlToText } from './html.js';
import type { Look } from './mail-look.js';
import type { PaymentView, View } from './mail-view.js';
import { lineAsText } from './placeholders.js';

/** The plain-text half of a mail: says all that the HTML says. */
export function plainText(view: View, look: Pick<Look, 'appName' | 'footerHtml'>): string {
  const { greeting, text, ownHtml, lines = [], payments = [], link, button, note, regards } = view;
  const parts = [
    ...(ownHtml ? [htmlToText(ownHtml)] : [greeting, text]),
    lines.map((line) => `- ${lineAsText(line)}`).join('\n'),
    ...payments.map(paymentAsText),
    `${button}:\n${link}`,
    note,
    ownHtml ? undefined : `${regards}\n${look.appName}`,
    look.footerHtml ? `--\n${htmlToText(look.footerHtml)}` : undefined,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function paymentAsText({ title, rows }: PaymentView): string {
  return [title, ...rows.map(({ label, value }) => `${label}: ${value}`)].join('\n');
}
