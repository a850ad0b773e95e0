import Alert from '@mui/material/Alert';
import {
  formatDate,
  formatPeriod,
  isIsoDate,
  translate,
  type MessageKey,
  type MessageParams,
  type OfficeLanguage,
} from '@feria/shared';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/catalogue/course/week-dates-words';
import { words as it } from '../../i18n/it/catalogue/course/week-dates-words';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** First and last day; a project may lack them. */
export interface Days {
  from?: unknown;
  to?: unknown;
}

const day = (value: unknown): string | null => (typeof value === 'string' && isIsoDate(value) ? value : null);

/** Says by a key of these words of a week that lies outside of its project when that is; `null` of one that lies within. */
export function useOutside(course: Days): (week: Days, key: 'outside' | 'outside_mark') => string | null {
  const language = useLanguage();
  const words = (key: MessageKey<typeof de>, params: MessageParams) =>
    translate(texts[language], key, params);
  const [first, last] = [day(course.from), day(course.to)];
  return (week, key) => {
    const [from, to] = [day(week.from), day(week.to)];
    const isOutside = (first && from && from < first) || (last && to && to > last);
    if (!isOutside) return null;
    const period =
      first && last
        ? formatPeriod(first, last)
        : first
          ? words('from', { from: formatDate(first) })
          : words('to', { to: formatDate(last ?? '') });
    return words(key, { period });
  };
}

/** Says under the fields of a week, while it is typed, that it lies outside of its project. */
export function OutsideCourse({ course }: { course: Days }) {
  const [from, to]: unknown[] = useWatch({ name: ['from', 'to'] });
  const outside = useOutside(course)({ from, to }, 'outside');
  return (
    <div role="status">
      {outside && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {outside}
        </Alert>
      )}
    </div>
  );
}
