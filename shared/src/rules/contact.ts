import type { Language } from '../config.js';
import type { OptionKey } from '../contracts/frontend.js';

/** How parents reach the organiser's office: the options `contact_*`, trimmed. `null` where an option is empty. */
export interface OfficeContact {
  name: string | null;
  phone: string | null;
  email: string | null;
}

/** Keys of the options that {@link officeContact} reads. */
export const CONTACT_KEYS = ['contact_name', 'contact_phone', 'contact_email'] as const satisfies OptionKey[];

/** The contact, from whatever reads a single option. */
export function officeContact(
  read: (key: (typeof CONTACT_KEYS)[number]) => string | null | undefined,
): OfficeContact {
  const value = (key: (typeof CONTACT_KEYS)[number]): string | null => read(key)?.trim() || null;
  return { name: value('contact_name'), phone: value('contact_phone'), email: value('contact_email') };
}

/** The contact in one line, `Ferienbüro, +39 0472 000 417, office@feria.example`; empty when no option is set. */
export function contactLine({ name, phone, email }: OfficeContact): string {
  return [name, phone, email].filter((part) => part !== null).join(', ');
}

/** `tel:` address of a telephone number: only digits and a leading plus, as the scheme asks. */
export function phoneLink(phone: string): string {
  // "+39 (0) 472" names the trunk prefix, which is not dialled after a country code.
  const isInternational = phone.trim().startsWith('+');
  const digits = (isInternational ? phone.replace('(0)', '') : phone).replace(/\D/g, '');
  return `tel:${isInternational ? '+' : ''}${digits}`;
}

/** `mailto:` address of an e-mail address. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@').replaceAll('%2B', '+')}`;
}

/** "Please contact the office", without a contact and around one. */
const SENTENCES: Record<Language, { plain: string; around: (contact: string) => string }> = {
  de: {
    plain: 'Bitte wenden Sie sich an das Büro.',
    around: (contact) => `Bitte wenden Sie sich an das Büro (${contact}).`,
  },
  it: {
    plain: 'Si rivolga all’ufficio.',
    around: (contact) => `Si rivolga all’ufficio (${contact}).`,
  },
  en: {
    plain: 'Please contact the office.',
    around: (contact) => `Please contact the office (${contact}).`,
  },
};

/**
 * The sentence that sends parents to the office, with the contact in brackets when there is one. Every text that names
 * the office has the place `%{office}` for it.
 */
export function contactSentence(contact: OfficeContact, language: Language): string {
  const line = contactLine(contact);
  const { plain, around } = SENTENCES[language];
  return line ? around(line) : plain;
}

/** A piece of a text; `href` where it is the office's telephone number or e-mail address. */
export interface TextPart {
  text: string;
  href?: string;
}

/** Cuts a text at the office's telephone number and e-mail address, so that a page can show them as links. */
export function linkContact(text: string, { phone, email }: OfficeContact): TextPart[] {
  const links = [
    ...(phone ? [{ text: phone, href: phoneLink(phone) }] : []),
    ...(email ? [{ text: email, href: mailLink(email) }] : []),
  ];
  let parts: TextPart[] = [{ text }];
  for (const link of links) {
    parts = parts.flatMap((part) =>
      part.href
        ? [part]
        : part.text
            .split(link.text)
            .flatMap((piece, index) => [...(index > 0 ? [link] : []), ...(piece ? [{ text: piece }] : [])]),
    );
  }
  return parts;
}
