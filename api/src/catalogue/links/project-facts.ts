import {
  formatEuros,
  formatPeriod,
  lowestPrice,
  pictureVariant,
  PORTAL,
  toEuros,
  type ContentLanguage,
  type IsoDate,
} from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { nameIn, textIn } from '@feria/shared/rules/content';
import { plainText, shortened } from '../../core/text/plain-text.js';
import { htmlToText } from '../../mailing/html.js';
import type { ListedProject } from './listed-projects.js';

/** Characters that chats and search engines show of a description. */
const DESCRIPTION = 200;
/** Width (pixels) of pictures for chats: some load no file of more than 300 kB. */
const CHAT_WIDTH = 800;

/** What links and feeds say of a project, in one language. Texts are plain. */
export interface ProjectFacts {
  id: number;
  name: string;
  /** Path of its page, without a query. */
  path: string;
  /** First and last day: of its weeks, else its own. */
  from: IsoDate | null;
  to: IsoDate | null;
  /** `06.07.2026 – 24.07.2026`; empty without dates. */
  period: string;
  place: string | null;
  /** `ab 120,00 € pro Woche`; empty where nothing costs anything. */
  price: string;
  /** Days, place and price on one line. */
  summary: string;
  /** What the organiser wrote, all of it. */
  text: string;
  /** {@link summary} and the beginning of {@link text}. */
  description: string;
  /** Address of the upload, or `null`. */
  image: string | null;
}

/** @param project with its weeks */
export function factsOf({ course, weeks }: ListedProject, language: ContentLanguage): ProjectFacts {
  const words = documentMessages[language].links;
  const from = weeks[0]?.from ?? course.from;
  const to = weeks.reduce<IsoDate | null>((last, week) => (last && last > week.to ? last : week.to), null);
  const period = formatPeriod(from, to ?? course.to);
  const place = course.location ? plainText(nameIn(language, course.location)) : null;
  const lowest = lowestPrice(weeks.filter(({ cancelled_at }) => !cancelled_at)) ?? course.price;
  const price = lowest > 0 ? words.price_from.replace('%{price}', formatEuros(toEuros(lowest))) : '';
  const summary = [period, place, price].filter(Boolean).join(' · ');
  const text = plainText(
    htmlToText(textIn(language, { de: course.description, it: course.description_it }) ?? ''),
  );
  return {
    id: course.id,
    name: plainText(nameIn(language, course)),
    path: PORTAL.project(course.id),
    from,
    to: to ?? course.to,
    period,
    place,
    price,
    summary,
    text,
    description: shortened([summary, text].filter(Boolean).join(' – '), DESCRIPTION),
    image: course.image,
  };
}

/** The picture as a chat loads it; `null` where there is none. */
export function pictureForChats(image: string | null): string | null {
  return image && (pictureVariant(image, CHAT_WIDTH) ?? image);
}
