import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate, type OfficeFamilyReminders, type OfficeGuardian } from '@feria/shared';
import { useId } from 'react';
import { useLanguage } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import { useNextWords } from './hold-words';
import { PauseButton } from './pause-button';
import { useReminderWords } from './words';

/** Reminders of payments on the page of a family: whether they are paused, what was sent and what comes next. */
export function FamilyReminders({
  person,
  reminders,
}: {
  person: OfficeGuardian;
  reminders: OfficeFamilyReminders;
}) {
  const words = useReminderWords();
  const nextWords = useNextWords();
  const language = useLanguage();
  const id = useId();
  const { next, hold, pause, sent } = reminders;
  const state = next || hold ? nextWords(reminders) : null;
  const isComing = next !== null && (hold === null || hold === 'off');
  const paused = pause.paused && hold !== 'paused' ? nextWords({ next: null, hold: 'paused', pause }) : null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h4" sx={{ mt: 2 }}>
        {words('on_family')}
      </Typography>
      {[state && isComing ? words('next_on_family', { next: state }) : state, paused]
        .filter(Boolean)
        .map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
      {sent.length === 0 ? (
        <Typography color="textSecondary">{words('none_sent')}</Typography>
      ) : (
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {sent.map(({ step, day, registration_id, people, course }) => (
            <li key={`${registration_id} ${step}`}>
              {words('sent_for', {
                step,
                date: formatDate(day),
                course: nameOf(course, language),
                child: `${people.first_name} ${people.last_name}`,
              })}
            </li>
          ))}
        </Stack>
      )}
      <Stack direction="row" sx={{ mt: 1 }}>
        <PauseButton person={person} pause={pause} />
      </Stack>
    </section>
  );
}
