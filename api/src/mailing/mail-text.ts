import { htmlToText } from './html.js';
import type { Branding } from './branding.js';
import type { CourseFacts, Foot, LineView, PaymentView, SectionView, View } from './mail-view.js';
import { lineAsText } from './placeholders.js';

/** The plain-text half of a mail: says all that the HTML says. */
export function plainText(
  view: View,
  branding: Pick<Branding, 'appName' | 'footerHtml'>,
  foot: Foot,
): string {
  const {
    greeting,
    text,
    ownHtml,
    project,
    lines = [],
    sections = [],
    payments = [],
    link,
    button,
    note,
    regards,
  } = view;
  const { undo } = view;
  const { message, money, offers } = view;
  const parts = [
    ...(ownHtml ? [htmlToText(ownHtml)] : [greeting, text]),
    project,
    linesAsText(lines),
    factsAsText(view.facts),
    ...sections.map(sectionAsText),
    money,
    message && [`${message.title}:`, ...message.lines].join('\n'),
    ...payments.map(paymentAsText),
    offers && [`${offers.title}:`, ...offers.weeks.map(offerAsText)].join('\n'),
    view.attached,
    link && `${button}:\n${link}`,
    note,
    undo && `${undo.text}\n\n${undo.button}:\n${undo.link}`,
    !regards ? undefined : `${regards}\n${branding.appName}`,
    footAsText(branding, foot),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function footAsText(
  { footerHtml }: Pick<Branding, 'footerHtml'>,
  { contact, imprint }: Foot,
): string | undefined {
  const lines = [
    ...(contact ? [`${contact.label}: ${contact.line}`] : []),
    ...(imprint ? [`${imprint.label}: ${imprint.url}`] : []),
  ];
  const parts = [
    ...(footerHtml ? [htmlToText(footerHtml)] : []),
    ...(lines.length ? [lines.join('\n')] : []),
  ];
  return parts.length ? `--\n${parts.join('\n\n')}` : undefined;
}

function offerAsText({ text, details, link }: { text: string; details: string; link: string }): string {
  return `- ${text}, ${details}: ${link}`;
}

function factsAsText({ where, bring }: CourseFacts = {}): string {
  const place = where && [`${where.label}: ${where.name}`, where.address, where.map?.link];
  const parts = [place, bring && [`${bring.label}:`, htmlToText(bring.html)]];
  return parts.flatMap((part) => (part ? [part.filter(Boolean).join('\n')] : [])).join('\n\n');
}

function sectionAsText({ title, ownHtml, lines, facts, note }: SectionView): string {
  const parts = [`${title}:`, ownHtml && htmlToText(ownHtml), linesAsText(lines), factsAsText(facts), note];
  return parts.filter(Boolean).join('\n');
}

function linesAsText(lines: readonly LineView[]): string {
  return lines
    .map((line) => [`- ${lineAsText(line)}`, line.returnWords].filter(Boolean).join('\n  '))
    .join('\n');
}

function paymentAsText({ title, rows }: PaymentView): string {
  return [title, ...rows.map(({ label, value }) => `${label}: ${value}`)].join('\n');
}
