import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import {
  formatInstant,
  translate,
  type MessageKey,
  type MessageParams,
  type PersonPlzChange,
  type PlzChange,
  type OfficeLanguage,
} from '@feria/shared';
import { PLZ_HINT_DAYS } from '@feria/shared/rules/plz-changes';
import { useLanguage } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import { words as de } from '../../i18n/de/families/person/plz-changes';
import { words as it } from '../../i18n/it/families/person/plz-changes';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** Translates a key of these words into the language of the screen. */
export function usePlzWords(): (key: MessageKey<typeof de>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(texts[language], key, params);
}

/** When a postcode was changed from what to what. */
function Change({ at, before, after }: PlzChange) {
  const words = usePlzWords();
  return words('change', {
    at: formatInstant(at),
    before: before ?? words('none'),
    after: after ?? words('none'),
  });
}

const list = { margin: '4px 0', paddingLeft: 20 } as const;

/** Tells the office that a booking by priority goes with a change of the postcode (product/catalogue.md#priority). */
export function PlzHint({ changes }: { changes: readonly PlzChange[] }) {
  const words = usePlzWords();
  if (changes.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <strong>{words('hint')}</strong>
      <ul style={list}>
        {changes.map((change) => (
          <li key={change.at}>
            <Change {...change} />
          </li>
        ))}
      </ul>
      {words('hint_help', { days: PLZ_HINT_DAYS })}
    </Alert>
  );
}

/** The changes that a parent made within a year, and which of them lie around a booking by priority. */
export function PersonPlzChanges({ changes }: { changes: readonly PersonPlzChange[] }) {
  const words = usePlzWords();
  const language = useLanguage();
  if (changes.length === 0) return null;
  const isTold = changes.some(({ courses }) => courses.length > 0);
  return (
    <Alert severity={isTold ? 'warning' : 'info'} sx={{ mb: 3 }}>
      <strong>{words('title')}</strong>
      <ul style={list}>
        {changes.map(({ courses, ...change }) => (
          <li key={change.at}>
            <Change {...change} />
            {courses.length > 0 && (
              <Typography variant="body2">
                {words('courses', { courses: courses.map((course) => nameOf(course, language)).join(', ') })}
              </Typography>
            )}
          </li>
        ))}
      </ul>
      {isTold && words('hint_help', { days: PLZ_HINT_DAYS })}
    </Alert>
  );
}
