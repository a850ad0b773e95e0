import ArrowBack from '@mui/icons-material/ArrowBack';
import Save from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useText } from '../../i18n';

interface FormButtonsProps {
  /** Leaves the form without saving. */
  leaveButton: ReactNode;
  /** The button that submits the form; *Save* by default. */
  submitLabel?: string;
  submitIcon?: ReactNode;
  /** Further buttons at the far end. */
  children?: ReactNode;
}

/** The buttons of a form. */
export function FormButtons({ leaveButton, submitLabel, submitIcon = <Save />, children }: FormButtonsProps) {
  const { isSubmitting } = useFormState();
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={1.5} sx={{ mt: 3, alignItems: 'center' }}>
      <Button
        type="submit"
        variant="contained"
        startIcon={submitIcon}
        loading={isSubmitting}
        loadingPosition="start"
      >
        {submitLabel ?? translate('ra.action.save')}
      </Button>
      {leaveButton}
      <Stack direction="row" sx={{ flex: 1, justifyContent: 'flex-end' }}>
        {children}
      </Stack>
    </Stack>
  );
}

/** A button back to the list, which still has its page, sort and filters. */
export function BackButton({ route }: { route: string }) {
  const createPath = useCreatePath();
  const text = useText();
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource: route, type: 'list' })}
      startIcon={<ArrowBack />}
      color="inherit"
    >
      {text('form.back')}
    </Button>
  );
}
