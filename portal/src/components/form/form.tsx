import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  type UseFormSetError,
} from 'react-hook-form';
import { ApiError, firstMessages } from '../../api/errors';
import { useT, type Translate } from '../../i18n';
import { messageOf } from '../error-notice';

interface FormProps<T extends FieldValues> {
  defaultValues: DefaultValues<T>;
  /** Throws when the server refuses; its messages then stand at the fields. */
  onSubmit: (values: T, form: UseFormReturn<T>) => Promise<void>;
  id?: string;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** A form: holds the values, submits them, and shows the server's messages at their fields. */
export function Form<T extends FieldValues>({ defaultValues, onSubmit, id, children, sx }: FormProps<T>) {
  const t = useT();
  const form = useForm<T>({ defaultValues, mode: 'onTouched' });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    form.clearErrors('root');
    try {
      await onSubmit(values, form);
    } catch (error) {
      showServerErrors(error, Object.keys(values) as Path<T>[], form.setError, t);
    }
  });
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        id={id}
        noValidate
        onSubmit={(event) => {
          // A form in a dialog in React's tree of another form must not send that one too.
          event.stopPropagation();
          if (isSubmitting) event.preventDefault();
          else void submit(event);
        }}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.25, ...(sx as object) }}
      >
        {children}
      </Box>
    </FormProvider>
  );
}

/**
 * Puts the server's messages at their fields, the focus on the first of them, and the rest at the head of the form
 * (`root.server`).
 */
function showServerErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
  t: Translate,
): void {
  const messages = error instanceof ApiError ? firstMessages(error.errors) : {};
  const known = fields.filter((field) => messages[field]);
  known.forEach((field, index) =>
    setError(field, { type: 'server', message: messages[field] ?? '' }, { shouldFocus: index === 0 }),
  );
  const others = Object.entries(messages).flatMap(([field, text]) =>
    (known as string[]).includes(field) ? [] : [text],
  );
  if (known.length && !others.length) setError('root.server', { message: t('error.field') });
  else setError('root.server', { message: others.join(' ') || messageOf(error, t) });
}
