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
} from 'react-hook-form';
import { useT } from '../../i18n';
import { showServerErrors } from './server-errors';

interface FormProps<T extends FieldValues> {
  defaultValues: DefaultValues<T>;
  /** Throws when the server refuses; its messages then stand at the fields. */
  onSubmit: (values: T, form: UseFormReturn<T>) => Promise<void>;
  id?: string;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** A form: its values, its sending, and the server's messages at their fields. */
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
