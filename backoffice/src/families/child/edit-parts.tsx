import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import {
  formatDate,
  formatInstant,
  HEALTH_FIELDS,
  type StaffChild,
  type StaffChildDetail,
} from '@feria/shared';
import { useText } from '../../i18n';
import { WeekList } from '../person/week-list';
import { recordAs, type ResourceRecord } from '../../resource-kit/types';
import { useImportedConsentWords } from './imported-consent-words';

/** Until the request is answered, react-admin shows the record of the list, which has no weeks. */
function asChild(record: ResourceRecord): StaffChild & Partial<StaffChildDetail> {
  return recordAs<StaffChild>(record);
}

/** Shown above the form of a child: when the data was last confirmed, and whether a consent is missing. */
export function ChildNotes({ record }: { record: ResourceRecord }) {
  const child = asChild(record);
  const text = useText();
  const last = child.last_update
    ? text('people.last_update', { at: formatInstant(child.last_update) })
    : text('people.never_confirmed');
  const lacksConsent = child.health_consent === false && HEALTH_FIELDS.some((field) => Boolean(child[field]));
  return (
    <>
      {child.needs_update ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text('people.needs_update')} {last}
        </Alert>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {last}
        </Typography>
      )}
      {child.imported_consent && <ImportedConsent {...child.imported_consent} />}
      {lacksConsent && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text('people.no_consent')}
        </Alert>
      )}
    </>
  );
}

/** How and since when the parents consented elsewhere, and who says so. */
function ImportedConsent({ way, date, by }: NonNullable<StaffChildDetail['imported_consent']>) {
  const words = useImportedConsentWords();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {words('shown', {
        way: words(`ways.${way}`),
        date: formatDate(date),
        by: by ?? words('somebody'),
      })}
    </Typography>
  );
}

/** The weeks of active courses in which the child is registered or waits; nothing for those who do not see registrations. */
export function ChildWeeks({ record }: { record: ResourceRecord }) {
  const text = useText();
  const weeks = asChild(record).course_weeks?.filter(({ course }) => course.active);
  if (!weeks) return null;
  return (
    <Card component="section" aria-label={text('people.current_weeks')} sx={{ mb: 3 }}>
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
          {text('people.current_weeks')}
        </Typography>
        <WeekList weeks={weeks} empty={text('people.no_current')} />
      </CardContent>
    </Card>
  );
}
