import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Named } from '@feria/shared';
import { lazy, Suspense, type FormEvent } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { definitionNamed, nameOf } from '../../resource-kit/definitions';
import { TitledDialog } from '../../resource-kit/titled-dialog';

const MergeForm = lazy(async () => ({ default: (await import('./merge-form')).MergeForm }));

/**
 * Merges a week into another (product/catalogue.md#merging-two-weeks): the other is chosen, and the server says what will happen before it
 * does.
 * @param props.courseId of the week: its other weeks are offered first
 */
export function MergeWeekDialog(props: { week: Named; courseId: number; onClose: () => void }) {
  const { week, courseId, onClose } = props;
  const language = useLanguage();
  const text = useText();
  return (
    // In React's tree the dialog is inside the form of the project, which its events must not reach.
    <Box
      component="span"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      onSubmit={(event: FormEvent) => event.stopPropagation()}
    >
      <TitledDialog title={text('weeks.merge.title', { name: nameOf(week, language) })} onClose={onClose}>
        <ResourceContextProvider value={definitionNamed('courseWeek').route}>
          {/* The record of the page around is not what this form edits. */}
          <RecordContextProvider value={undefined}>
            <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
              <MergeForm weekId={week.id} courseId={courseId} onClose={onClose} />
            </Suspense>
          </RecordContextProvider>
        </ResourceContextProvider>
      </TitledDialog>
    </Box>
  );
}
