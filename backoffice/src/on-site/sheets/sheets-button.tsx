import ListAlt from '@mui/icons-material/ListAlt';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { IsoDate, Named } from '@feria/shared';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { nameOf } from '../../resource-kit/definitions';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { useSheetWords } from './words';

const SheetLinks = lazy(async () => ({ default: (await import('./sheet-links')).SheetLinks }));

/** Opens the sheets of a week that are printed for the leaders (product/office.md#sheets), for those who may see its children. */
export function SheetsButton({ week }: { week: Named & { from: IsoDate; to: IsoDate } }) {
  const [isOpen, setOpen] = useState(false);
  const language = useLanguage();
  const words = useSheetWords();
  const can = useCan();
  if (!can('peopleCourseWeekRegistration.index')) return null;
  const name = nameOf(week, language);
  return (
    <>
      <Button startIcon={<ListAlt />} aria-label={words('of', { name })} onClick={() => setOpen(true)}>
        {words('action')}
      </Button>
      {isOpen && (
        <TitledDialog
          asks={false}
          title={words('of', { name })}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{words('close')}</Button>}
        >
          <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
            <SheetLinks week={week} />
          </Suspense>
        </TitledDialog>
      )}
    </>
  );
}
