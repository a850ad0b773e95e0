import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { factorOf, NO_FACTOR, type FactorInput } from './factor';
import { FactorInputs } from './factor-inputs';
import { Form } from '../../components/form/form';
import { FormAlert } from '../../components/form/form-alert';
import { PasswordInput } from '../../components/form/password-input';
import { SubmitButton } from '../../components/form/submit-button';
import { useT } from '../../i18n';

/** What a call brings before it changes the second factor. */
export type OwnProof = { password: string } & ReturnType<typeof factorOf>;

/** Fields of the form; `name` is that of a new passkey. */
export interface PasswordStepInput extends FactorInput {
  password: string;
  name: string;
}

interface PasswordStepProps {
  /** What the button that sends says. */
  action: string;
  isDangerous?: boolean;
  /** A further input. */
  more?: ReactNode;
  /** Makes the call with the proof. */
  onConfirmed: (proof: OwnProof, name: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the own password before something is changed, and for the second factor where there is one. */
export function PasswordStep({ action, isDangerous, more, onConfirmed, onCancel }: PasswordStepProps) {
  const t = useT();
  return (
    <Form<PasswordStepInput>
      defaultValues={{ password: '', name: '', ...NO_FACTOR }}
      onSubmit={({ password, name, ...factor }) => onConfirmed({ password, ...factorOf(factor) }, name)}
    >
      <FormAlert />
      {more}
      <PasswordInput<PasswordStepInput>
        name="password"
        label={t('field.password_current')}
        autoComplete="current-password"
      />
      <FactorInputs />
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
