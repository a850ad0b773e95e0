import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useResourceContext } from 'react-admin';
import { useCreateLabel } from '../useCreateLabel';

/** Leads to the form for a new record. Shown where there is such a page and the account may use it. */
export function CreateButton() {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const label = useCreateLabel();
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<Add />}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {label(resource)}
    </Button>
  );
}
