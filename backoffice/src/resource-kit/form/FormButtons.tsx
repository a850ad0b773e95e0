import Save from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Save, and whatever leaves the form without saving; more at the far end. */
export function FormButtons({ leave, children }: { leave: ReactNode; children?: ReactNode }) {
  const { isSubmitting } = useFormState();
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={1.5} sx={{ mt: 3, alignItems: 'center' }}>
      <Button
        type="submit"
        variant="contained"
        startIcon={<Save />}
        loading={isSubmitting}
        loadingPosition="start"
      >
        {translate('ra.action.save')}
      </Button>
      {leave}
      <Stack direction="row" sx={{ flex: 1, justifyContent: 'flex-end' }}>
        {children}
      </Stack>
    </Stack>
  );
}
