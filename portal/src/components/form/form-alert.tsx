import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { ApiError, firstMessages } from '../../api/errors';
import { useI18n } from '../../i18n';
import { ContactText } from '../contact';
import { messageOf } from '../error-notice';
import { fieldPaths, isWithin } from './field-paths';
import { useFormExtras } from './form-context';

/**
 * At the head of a form: that input was restored, and the server's message about the whole form. Screen readers read both
 * when they appear.
 */
export function FormAlert() {
  const { t } = useI18n();
  const { isRestored, restart } = useFormExtras();
  const message = useServerMessage();
  return (
    <>
      {isRestored && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button color="inherit" size="small" onClick={restart}>
              {t('field.discard')}
            </Button>
          }
          sx={{ flexWrap: 'wrap' }}
        >
          {t('field.restored')}
        </Alert>
      )}
      {message && (
        <Alert severity="error">
          <ContactText text={message} />
        </Alert>
      )}
    </>
  );
}

/** What the server said that stands at no field, or that the marked fields are to be checked. */
function useServerMessage(): string | null {
  const i18n = useI18n();
  const { getValues } = useFormContext<FieldValues>();
  const { errors } = useFormState<FieldValues>();
  const { refusal } = useFormExtras();
  if (!errors.root?.server) return null;
  const messages = refusal instanceof ApiError ? firstMessages(refusal.textsIn(i18n.language).errors) : {};
  const named = Object.keys(messages);
  const fields = fieldPaths(getValues());
  const others = named
    .filter((path) => !fields.some((field) => isWithin(path, field)))
    .map((path) => messages[path]);
  if (others.length) return others.join(' ');
  return named.length ? i18n.t('error.field') : messageOf(refusal, i18n);
}
