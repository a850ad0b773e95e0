import type { OfficeLanguage } from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import type { AttendanceWeek, IsoDate } from '@feria/shared';
import type { GroupView } from './child-view';
import type { Words } from './context';
import type { Scope } from './counts';
import { dayWord } from './days';
import { dayName } from './times';

/** A week with its project, in the reader's language. */
export function weekName(week: AttendanceWeek, language: OfficeLanguage): string {
  return `${nameIn(language, week.course)} – ${nameIn(language, week)}`;
}

/** A group with its week. */
export function groupName(t: Words, { name, week }: GroupView, language: OfficeLanguage): string {
  const ofWeek = weekName(week, language);
  if (name !== null) return `${name} · ${ofWeek}`;
  return week.groups.length > 0 ? `${t('no_group')} · ${ofWeek}` : ofWeek;
}

/** `Heute, Di., 24. November`. @param name of the day, with its date */
export function titleOfDay(t: Words, word: ReturnType<typeof dayWord>, name: string): string {
  return word === 'other' ? name : `${t(`days.${word}`)}, ${name}`;
}

/** A day that is over: what is marked by a tap would be written into it with the time of now. */
export interface OverDay {
  word: 'yesterday' | 'other';
  /** See {@link titleOfDay}. */
  title: string;
}

/** What a day that is over is called; `null` of any other day. */
export function overDayOf(t: Words, date: IsoDate, today: IsoDate, language: string): OverDay | null {
  if (date >= today) return null;
  const word = dayWord(date, today) === 'yesterday' ? 'yesterday' : 'other';
  return { word, title: titleOfDay(t, word, dayName(date, language)) };
}

/** What is counted. */
export function scopeName(t: Words, { week, group, beside }: Scope, language: OfficeLanguage): string {
  const name = weekName(week, language);
  if (!group) return t('count.whole_week', { week: name });
  const parts = [
    group.name,
    ...(beside?.groups ?? []),
    beside?.hasUngrouped && t('no_group'),
    beside?.hasHidden && t('count.others'),
  ];
  return `${parts.filter(Boolean).join(' + ')} · ${name}`;
}
