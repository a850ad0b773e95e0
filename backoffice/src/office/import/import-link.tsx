import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import type { ImportKind } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { LinkBase } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import { useImportWords } from './words';

const { course, parent, child } = resources;

/** Address of the list that an import adds to; the page of the import is below it. */
export const LIST_OF: Record<ImportKind, string> = {
  projects: `/${course.route}`,
  families: `/${parent.route}`,
};

/** What it takes to import, all of it. */
const PERMISSIONS = {
  projects: [course.permissions.create],
  families: [parent.permissions.create, child.permissions.create],
} as const;

/** Whether the account may import such records. */
export function useMayImport(kind: ImportKind): boolean {
  const can = useCan();
  return PERMISSIONS[kind].every((permission) => can(permission));
}

/** Leads from a list to the page that imports its records. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  const words = useImportWords();
  if (!useMayImport(kind)) return null;
  return (
    <Button
      component={LinkBase}
      to={`${LIST_OF[kind]}/import`}
      startIcon={<UploadFile />}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {words('action')}
    </Button>
  );
}
