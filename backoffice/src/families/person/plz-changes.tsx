import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import {
  formatInstant,
  translate,
  type MessageKey,
  type MessageParams,
  type PersonPlzChange,
  type PlzChange,
  type SameKeys,
} from '@feria/shared';
import { PLZ_HINT_DAYS } from '@feria/shared/rules/plz-changes';
import { useLanguage } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';

/** The words about changed postcodes: loaded with the pages that tell of them. */
const german = {
  booked_with: 'PLZ bei der Anmeldung',
  hint: 'Mit Vorrang angemeldet, und die Postleitzahl wurde geändert',
  hint_help:
    'Der Vorrang richtet sich nach der Postleitzahl, die Eltern selbst eintragen. Gezeigt sind Änderungen in den %{days} Tagen vor der Anmeldung, und danach, solange nur Familien mit Vorrang anmelden konnten. Familien ziehen um: Fragen Sie nach, bevor Sie etwas ändern.',
  change: '%{at}: von %{before} auf %{after}',
  none: 'keine',
  title: 'Von den Eltern geänderte Postleitzahl',
  courses: 'Rund um eine Anmeldung mit Vorrang: %{courses}',
};

const italian: SameKeys<typeof german> = {
  booked_with: 'CAP all’iscrizione',
  hint: 'Iscrizione con precedenza, e il CAP è stato cambiato',
  hint_help:
    'La precedenza dipende dal CAP che i genitori inseriscono da soli. Sono indicati i cambiamenti nei %{days} giorni prima dell’iscrizione, e dopo, finché potevano iscrivere solo le famiglie con precedenza. Le famiglie traslocano: chieda prima di modificare qualcosa.',
  change: '%{at}: da %{before} a %{after}',
  none: 'nessuno',
  title: 'CAP cambiato dai genitori',
  courses: 'Vicino a un’iscrizione con precedenza: %{courses}',
};

/** Translates a key of these words into the language of the screen. */
export function usePlzWords(): (key: MessageKey<typeof german>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(language === 'it' ? italian : german, key, params);
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
