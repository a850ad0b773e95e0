import type { ConfirmationEntry } from '@feria/shared/contracts/family';
import { DOCUMENT } from '@feria/shared/document-routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatPeriod } from '../i18n/format';
import { useT } from '../i18n';
import { DocumentItem } from './document-item';
import { Section } from '../components/section';

/** The section with the confirmations of payment of all years: one PDF for each child and project, in each language. */
export function ConfirmationsSection({ confirmations }: { confirmations: ConfirmationEntry[] }) {
  const t = useT();
  return (
    <Section title={t('family.confirmations')}>
      {confirmations.length ? (
        <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
          {confirmations.map((entry) => (
            <ConfirmationItem key={`${entry.courseId}:${entry.peopleId}`} entry={entry} />
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{t('family.confirmations_empty')}</Typography>
      )}
    </Section>
  );
}

function ConfirmationItem({ entry }: { entry: ConfirmationEntry }) {
  const t = useT();
  const period = formatPeriod(entry.from, entry.to);
  const names = { child: entry.child_name, course: `${entry.course_name}, ${period}` };
  return (
    <DocumentItem
      path={(language) => DOCUMENT.confirmation(entry.courseId, entry.peopleId, language)}
      name={t('family.confirmation_of', names)}
    >
      <Typography variant="body2" color="textSecondary">
        {entry.child_name}
      </Typography>
      <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {entry.course_name}
      </Typography>
      <Typography variant="body2">
        {t('family.confirmation_weeks', { smart_count: entry.week_count })}, {period}
      </Typography>
    </DocumentItem>
  );
}
