import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Named } from '@feria/shared';
import { lazy, Suspense } from 'react';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { useLanguage, useText } from '../../../i18n';
import { nameOf } from '../../../resource-kit/definitions';
import { TitledDialog } from '../../../resource-kit/TitledDialog';

const RegisterChildForm = lazy(async () => ({
  default: (await import('../../peopleCourseWeekRegistration/RegisterChildForm')).RegisterChildForm,
}));

/** Staff book a child for this week. The page around is read anew once the result was closed. */
export function RegisterDialog(props: { courseId: number; week: Named; onClose: () => void }) {
  const { courseId, week, onClose } = props;
  const translate = useTranslate();
  const language = useLanguage();
  const text = useText();
  return (
    <TitledDialog
      title={text('detail.register_child_for', { week: nameOf(week, language) })}
      onClose={onClose}
    >
      <ResourceContextProvider value="peopleCourseWeekRegistration">
        {/* The course of the page around is no record of this form. */}
        <RecordContextProvider value={undefined}>
          <div style={{ paddingTop: 8 }}>
            <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
              <RegisterChildForm
                courseId={courseId}
                weekId={week.id}
                onDone={onClose}
                leave={
                  <Button onClick={onClose} color="inherit">
                    {translate('ra.action.cancel')}
                  </Button>
                }
              />
            </Suspense>
          </div>
        </RecordContextProvider>
      </ResourceContextProvider>
    </TitledDialog>
  );
}
