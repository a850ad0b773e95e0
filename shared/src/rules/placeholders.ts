import type { ContentLanguage } from '../config.js';

/** What a placeholder stands for, in the words of the editor's list. */
type Explained = Record<ContentLanguage, string>;

/**
 * What mail texts may name in double braces (product/mailing.md#mail-texts): the one declaration for the API, which fills
 * them in, and the editors, which offer them. In a course's own text nothing else is replaced: an unknown `{{name}}` is sent as it stands and
 * refuses no save, because a text with braces is still a text; the editor warns of it.
 */
export const PLACEHOLDERS = {
  name: { de: 'Vor- und Nachname des Elternteils', it: 'Nome e cognome del genitore' },
  course: { de: 'Name des Projekts', it: 'Nome del progetto' },
  children: { de: 'Namen der Kinder', it: 'Nomi dei bambini' },
  weeks: {
    de: 'Liste der Wochen mit Kind, Zeitraum und Preis (sonst steht sie unter dem Text)',
    it: 'Elenco delle settimane con bambino, periodo e prezzo (altrimenti sta sotto il testo)',
  },
  app_name: { de: 'Name des Veranstalters', it: 'Nome dell’organizzatore' },
  link: { de: 'Adresse von „Meine Familie“', it: 'Indirizzo di «La mia famiglia»' },
  open: {
    de: 'Was der Elternteil jetzt zu bezahlen hat, in Euro',
    it: 'Quanto il genitore deve pagare adesso, in euro',
  },
} as const satisfies Record<string, Explained>;

export type Placeholder = keyof typeof PLACEHOLDERS;

/**
 * What a message to many parents may name (product/mailing.md#messages). Unlike in a course's mails an unknown one refuses the
 * message: what is sent to hundreds at once must not hold a typing error in braces.
 */
export const MESSAGE_PLACEHOLDERS = [
  'name',
  'children',
  'course',
  'weeks',
  'open',
  'app_name',
  'link',
] as const;
/** What only an author who sees payments (`payment.index`) may name. */
export const MONEY_PLACEHOLDERS: readonly Placeholder[] = ['open'];
/** The same in its subject, which is one line. */
export const SUBJECT_PLACEHOLDERS = ['name', 'children', 'course', 'app_name'] as const;
/** Those that a message to one parent has no words for: it is about no registration. */
export const REGISTRATION_PLACEHOLDERS: readonly Placeholder[] = ['course', 'weeks'];

/** What a course's own mail text may name. */
export type CoursePlaceholder = Exclude<Placeholder, 'open'>;
/** Names of its placeholders, in the order of the editor's list. */
export const PLACEHOLDER_NAMES = (Object.keys(PLACEHOLDERS) as Placeholder[]).filter(
  (name): name is CoursePlaceholder => name !== 'open',
);

/** A pair of double braces and what is between them, as editors write it. */
const BRACES = /\{\{([^{}]*)\}\}/g;

function placeholderIn(inner: string): Placeholder | null {
  const name = inner.replaceAll('&nbsp;', ' ').trim();
  return Object.hasOwn(PLACEHOLDERS, name) ? (name as Placeholder) : null;
}

/** The text with every placeholder that has a value replaced once; what was put in is not looked at again. */
export function replacePlaceholders(
  text: string,
  valueOf: (name: Placeholder) => string | undefined,
): string {
  return text.replace(BRACES, (whole, inner: string) => {
    const name = placeholderIn(inner);
    return (name && valueOf(name)) ?? whole;
  });
}

/** Placeholders that a text uses, each once. */
export function placeholdersIn(text: string): Placeholder[] {
  const found = [...text.matchAll(BRACES)].flatMap(([, inner]) => placeholderIn(inner ?? '') ?? []);
  return [...new Set(found)];
}

/**
 * What stands in double braces and is no placeholder, as it stands: a typing error most of the time.
 * @param known those that the text may have; left out, those of a course's own text
 */
export function unknownPlaceholdersIn(
  text: string,
  known: readonly Placeholder[] = PLACEHOLDER_NAMES,
): string[] {
  const found = [...text.matchAll(BRACES)].flatMap(([whole, inner]) => {
    const name = placeholderIn(inner ?? '');
    return name && known.includes(name) ? [] : whole;
  });
  return [...new Set(found)];
}
