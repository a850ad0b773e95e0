import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import LinearProgress from '@mui/material/LinearProgress';
import { CHANGES_PERMISSION } from '@feria/shared';
import { lazy, Suspense, useId } from 'react';
import { useGetResourceLabel } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../account';

const ChangesOfRecord = lazy(() => import('./changes-of-record'));

/**
 * The section of a record with its lines of the log of changes, for those who may read the log. It asks for nothing until it is
 * opened.
 * @param resource name of the resource
 * @param id of the record, or of several; without it, the lines of all records
 * @param of what the section is called besides, where a page has a second one
 */
export function RecordChanges({ of, ...props }: { resource: string; id?: number | number[]; of?: string }) {
  const can = useCan();
  const label = useGetResourceLabel();
  const text = useText();
  const headId = useId();
  if (!can(CHANGES_PERMISSION)) return null;
  return (
    <Accordion
      disableGutters
      data-print="no"
      sx={{ my: 2 }}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary id={headId} expandIcon={<ExpandMore />}>
        {of ? `${of}: ${label('auditLog', 2)}` : label('auditLog', 2)}
      </AccordionSummary>
      <AccordionDetails>
        <Suspense fallback={<LinearProgress aria-label={text('list.loading')} />}>
          <ChangesOfRecord {...props} />
        </Suspense>
      </AccordionDetails>
    </Accordion>
  );
}
