import Edit from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import { resources } from '@feria/shared/resources/index';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { RowIconButton } from '../../resource-kit/confirm';
import type { EditedHere } from './edit-dialog';
import { useFamilyWords } from './words';

const EditDialog = lazy(() => import('./edit-dialog'));

/**
 * Changes a parent or a child on the page of the family, for who may change them (product/office.md#family-page).
 * @param isMain whether it is the button of the page and not one of a row
 */
export function EditHere({ isMain = false, ...edited }: EditedHere & { isMain?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const can = useCan();
  const text = useText();
  const words = useFamilyWords();
  if (!can(resources[edited.kind].permissions.update)) return null;
  const title = words('edit_one', { name: edited.name });
  const open = () => setOpen(true);
  return (
    <>
      {isMain ? (
        <Button variant="contained" startIcon={<Edit />} onClick={open}>
          {text('people.edit')}
        </Button>
      ) : (
        <RowIconButton icon={<Edit fontSize="small" />} label={title} onClick={open} />
      )}
      {isOpen && (
        <Suspense>
          <EditDialog edited={edited} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
