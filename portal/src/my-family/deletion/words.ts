import type { PortalLanguage } from '@feria/shared/config';
import type { FamilyRegistration } from '@feria/shared/contracts/family';
import { translate, type MessageKey, type MessageParams } from '@feria/shared/i18n/translate';
import { useI18n } from '../../i18n';
import { deletion as de } from '../../i18n/de/deletion';
import { deletion as en } from '../../i18n/en/deletion';
import { deletion as it } from '../../i18n/it/deletion';
import { formatPeriod } from '../../i18n/format';

const WORDS: Record<PortalLanguage, typeof de> = { de, it, en };

/** The words of the page where the own account is deleted. */
export type Words = (key: MessageKey<typeof de>, params?: MessageParams) => string;

/** They come with the page, not with those of all others. */
export function useWords(): Words {
  const { language } = useI18n();
  return (key, params) => translate(WORDS[language], key, params);
}

/** Project, week and days of a registration. */
export type WeekName = (registration: Pick<FamilyRegistration, 'course' | 'courseWeek'>) => string;

/** In the language of what the organisers wrote. */
export function useWeekName(): WeekName {
  const { local } = useI18n();
  return ({ course, courseWeek }) =>
    `${local(course, 'name')}, ${local(courseWeek, 'name')} (${formatPeriod(courseWeek.from, courseWeek.to)})`;
}
