import Stack from '@mui/material/Stack';
import type { StaffRegistration } from '@feria/shared';
import { DOCUMENT } from '@feria/shared/routes';
import { useText } from '../../i18n';
import { ExportButton } from '../../resource-kit/ExportButton';

/** The confirmation of payment of the child for the project, in both languages, for parents who ask the office for it. */
export function Confirmations({ registration: { course, people } }: { registration: StaffRegistration }) {
  const text = useText();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 3 }}>
      {(['de', 'it'] as const).map((language) => (
        <ExportButton
          key={language}
          path={DOCUMENT.confirmation(course.id, people.id, language)}
          label={text(`registrations.edit.confirmation.${language}`)}
        />
      ))}
    </Stack>
  );
}
