import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import LinearProgress from '@mui/material/LinearProgress';
import { LOG_PERMISSION } from '@feria/shared';
import { lazy, Suspense } from 'react';
import { useGetResourceLabel } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../account';

const ChangesOfRecord = lazy(() => import('./changes-of-record'));

/**
 * The section of a record with its lines of the log of changes, for those who may read the log. It asks for nothing until it is
 * opened.
 * @param resource name of the resource
 * @param id of the record; without it, the lines of all records
 */
export function RecordChanges(props: { resource: string; id?: number }) {
  const can = useCan();
  const label = useGetResourceLabel();
  const text = useText();
  if (!can(LOG_PERMISSION)) return null;
  return (
    <Accordion
      disableGutters
      data-print="no"
      sx={{ my: 2 }}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>{label('auditLog', 2)}</AccordionSummary>
      <AccordionDetails>
        <Suspense fallback={<LinearProgress aria-label={text('list.loading')} />}>
          <ChangesOfRecord {...props} />
        </Suspense>
      </AccordionDetails>
    </Accordion>
  );
}
