import { formatInstant, type ContentLanguage } from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import { nameIn, textIn } from '@feria/shared/rules/content';
import { mapLink } from '@feria/shared/rules/map-link';
import { In, type EntityManager } from 'typeorm';
import { isBlankRichText, sanitizeRichText } from '../core/text/rich-text.js';
import { CourseEntity } from '../model/catalogue/course.entity.js';
import type { MailLine } from './mail-kinds.js';
import type { CourseFacts, LineView } from './mail-view.js';

/** Reads place and what to bring of some projects, as they are now: one statement. */
export async function factsOf(
  manager: EntityManager,
  courseIds: readonly number[],
  lang: ContentLanguage,
): Promise<Map<number, CourseFacts>> {
  const courses = await manager.find(CourseEntity, {
    where: { id: In([...courseIds]) },
    select: { id: true, info: true, info_it: true, location: LOCATION },
    relations: { location: true },
  });
  return new Map(courses.map((course) => [course.id, factsIn(course, lang)]));
}

const LOCATION = {
  id: true,
  name: true,
  name_it: true,
  address: true,
  latitude: true,
  longitude: true,
} as const;

function factsIn(course: CourseEntity, lang: ContentLanguage): CourseFacts {
  const t = (key: 'where' | 'map' | 'bring'): string => serverMessage(lang, `mail.${key}`);
  const { location: place } = course;
  const html = sanitizeRichText(textIn(lang, { de: course.info, it: course.info_it }) ?? '');
  const link = place ? mapLink(place) : null;
  return {
    ...(place
      ? {
          where: {
            label: t('where'),
            name: nameIn(lang, place),
            address: place.address,
            map: link === null ? null : { text: t('map'), link },
          },
        }
      : {}),
    ...(isBlankRichText(html) ? {} : { bring: { label: t('bring'), html } }),
  };
}

/** Lines with until when their places can be given back and what that costs, from the step on that holds at the time of sending. */
export function linesInWords(lines: readonly MailLine[], lang: ContentLanguage, now: Date): LineView[] {
  return lines.map((line) =>
    line.returns ? { ...line, returnWords: wordsOf(line.returns, lang, now) } : line,
  );
}

function wordsOf(returns: NonNullable<MailLine['returns']>, lang: ContentLanguage, now: Date): string {
  const left = returns.filter(({ until }) => until >= now.toISOString());
  if (left.length === 0) return serverMessage(lang, 'mail.returns_none');
  const steps = left.map(({ until, fee_percent }) =>
    serverMessage(lang, fee_percent === 0 ? 'mail.returns_free' : 'mail.returns_fee', {
      until: formatInstant(until),
      percent: fee_percent,
    }),
  );
  return serverMessage(lang, 'mail.returns', { steps: steps.join('; ') });
}
