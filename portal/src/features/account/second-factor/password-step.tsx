import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Form } from '../../../components/form/form';
import { FormAlert } from '../../../components/form/form-alert';
import { PasswordInput } from '../../../components/form/password-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { useT } from '../../../i18n';

interface PasswordStepProps {
  /** What the button that sends says. */
  action: string;
  isDangerous?: boolean;
  /** Further inputs, and their values at the start. */
  more?: ReactNode;
  initial?: Record<string, string>;
  onPassword: (values: Record<string, string> & { password: string }) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the own password before something is changed. */
export function PasswordStep({
  action,
  isDangerous,
  more,
  initial,
  onPassword,
  onCancel,
}: PasswordStepProps) {
  const t = useT();
  return (
    <Form<Record<string, string> & { password: string }>
      defaultValues={{ password: '', ...initial }}
      onSubmit={onPassword}
    >
      <FormAlert />
      {more}
      <PasswordInput name="password" label={t('field.password_current')} autoComplete="current-password" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton size="medium" color={isDangerous ? 'error' : 'primary'}>
          {action}
        </SubmitButton>
        <Button color="inherit" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </Box>
    </Form>
  );
}
