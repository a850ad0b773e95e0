import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  type UseFormSetError,
} from 'react-hook-form';
import { ApiError } from '../../api/errors';
import { fieldPaths, isSame, isWithin } from './field-paths';
import { FormStateProvider } from './form-context';
import { keptInputOf, type KeptValues } from './kept-input';
import { FROM_SERVER } from './rules';
import { showFault } from './show-fault';

/** What is kept of a form until it is saved: {@link keptInputOf}. Never passwords. */
export interface Kept<T extends FieldValues> {
  /** Which form, and for which record: `child-17`. */
  form: string;
  /** Fields that are never kept. */
  except?: readonly (keyof T & string)[];
}

interface FormProps<T extends FieldValues> {
  defaultValues: DefaultValues<T>;
  /** Throws when the server refuses; its messages then stand at the fields. */
  onSubmit: (values: T, form: UseFormReturn<T>) => Promise<void>;
  /** Called when a rule of a field refuses what was typed. */
  onInvalid?: (errors: FieldErrors<T>) => void;
  /** Without it what was typed is lost when the form is left. */
  kept?: Kept<T>;
  id?: string;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** A form: holds the values, submits them, and shows what is wrong with them at their fields. */
export function Form<T extends FieldValues>(props: FormProps<T>) {
  const { defaultValues, onSubmit, onInvalid, kept, id, children, sx } = props;
  const [stored] = useState(defaultValues);
  const input = useKeptInput(stored, kept);
  const form = useForm<T>({ defaultValues: { ...stored, ...input.restored }, mode: 'onTouched' });
  const element = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isRestored, setIsRestored] = useState(input.restored !== null);
  // Counts the attempts that failed: after each, what is wrong is brought into view as soon as it is on the page.
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!failures) return;
    // react-hook-form sets the focus after it has reported what is wrong.
    const timer = setTimeout(() => showFault(element.current));
    return () => clearTimeout(timer);
  }, [failures]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => input.keep(values) }),
    [form, input],
  );

  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(
    async (values) => {
      form.clearErrors('root');
      try {
        await onSubmit(values, form);
        input.drop();
      } catch (error) {
        setRefusal(error);
        setServerErrors(error, fieldPaths(values) as Path<T>[], form.setError);
        setFailures((before) => before + 1);
      }
    },
    (errors) => {
      // Later: a popup gives the focus back to where it was, and react-hook-form sets it after this call only.
      if (onInvalid) setTimeout(() => onInvalid(errors));
      setFailures((before) => before + 1);
    },
  );
  const restart = (): void => {
    form.reset(stored);
    input.drop();
    setIsRestored(false);
    element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return (
    <FormProvider {...form}>
      <FormStateProvider value={{ refusal, isRestored, restart, forget: input.drop }}>
        <Box
          component="form"
          ref={element}
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
      </FormStateProvider>
    </FormProvider>
  );
}

/** What was typed before, and how it is kept from now on. The same object for as long as the form is there. */
function useKeptInput<T extends FieldValues>(stored: DefaultValues<T>, kept: Kept<T> | undefined) {
  const [input] = useState(() => {
    const store = kept && keptInputOf(kept.form);
    const differing = (values: T): KeptValues =>
      Object.fromEntries(
        Object.entries(values).filter(
          ([field, value]) => !isSame(value, stored[field]) && !kept?.except?.includes(field),
        ),
      );
    return {
      restored: (store?.read(Date.now()) ?? null) as Partial<T> | null,
      keep: (values: T): void => {
        const typed = differing(values);
        // What was typed goes with the version that the form was opened with: the record may be another when it is opened again.
        const { version } = values;
        const isTyped = Object.keys(typed).length > 0;
        store?.keep(
          isTyped && version !== undefined ? { ...typed, version: version as unknown } : typed,
          Date.now(),
        );
      },
      drop: (): void => store?.drop(Date.now()),
    };
  });
  return input;
}

/** Marks the fields that the server named, with the focus on the first; `root.server` when there is more to say. */
function setServerErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
): void {
  const named = error instanceof ApiError ? error.errors : {};
  // A field may have parts: `answers` has `answers.12`.
  const known = fields.filter((field) =>
    Object.keys(named).some((path) => isWithin(path, field) && named[path]?.length),
  );
  known.forEach((field, index) =>
    setError(field, { type: FROM_SERVER, message: FROM_SERVER }, { shouldFocus: index === 0 }),
  );
  setError('root.server', { type: FROM_SERVER, message: FROM_SERVER });
}
