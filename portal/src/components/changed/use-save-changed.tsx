import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/errors';
import { isSame } from '../form/field-paths';
import type { ChangedField, Choice } from './changed-field';

const ChangedDialog = lazy(() => import('./changed-dialog'));

type Body = Record<string, unknown>;

/** How one field of a body is called and read. */
export interface FieldWords {
  label: string;
  show?: (value: unknown) => string;
  /** Puts two lists together; without it only one of the two values can stay. */
  together?: (yours: unknown, theirs: unknown) => unknown;
  /** The value for the form; an empty text for nothing when left out. */
  inForm?: (value: unknown) => unknown;
  /** Its field in the form, where that is called otherwise. */
  field?: string;
}

/** The words of fields that differ in their label only. */
export function labelled(labels: Record<string, string>): Record<string, FieldWords> {
  return Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, { label }]));
}

interface Save<Values extends FieldValues, Answer> {
  /** The form holds the version that it was opened with among its values, so that it is kept with what was typed. */
  values: Values & { version: string };
  form: UseFormReturn<Values>;
  /** The body as it was when the form was opened; only fields that differ are sent. */
  before: Body;
  inputOf: (values: Values) => Body;
  put: (body: Body & { version: string }) => Promise<Answer>;
  /** The words of each field that can be changed by two. */
  words: Record<string, FieldWords>;
}

/**
 * Saves what was changed in a form. Where somebody else has changed the same meanwhile it asks whose value is to stay, and saves
 * that (product.md#changed-meanwhile).
 */
export function useSaveChanged() {
  const [asked, setAsked] = useState<{
    fields: readonly ChangedField[];
    answer: (choice: Choice | null) => void;
  } | null>(null);

  const ask = async (fields: readonly ChangedField[]): Promise<Choice | null> => {
    const choice = await new Promise<Choice | null>((answer) => setAsked({ fields, answer }));
    setAsked(null);
    return choice;
  };

  /** @throws ApiError, also when the question was cancelled: then the messages stand at the fields */
  const save = async <Values extends FieldValues, Answer>(saving: Save<Values, Answer>): Promise<Answer> => {
    const { form, before, inputOf, put, words } = saving;
    for (let { values } = saving; ;) {
      const input = inputOf(values);
      const changed = Object.fromEntries(
        Object.entries(input).filter(([name, value]) => !isSame(value ?? null, before[name] ?? null)),
      );
      try {
        return await put({ ...changed, version: values.version });
      } catch (error) {
        if (!(error instanceof ApiError) || !error.changed) throw error;
        const { conflicts, version } = error.changed;
        const known = Object.entries(conflicts).flatMap(([name, pair]) =>
          words[name] ? [{ name, ...pair, of: words[name] }] : [],
        );
        const choice = await ask(
          known.map(({ name, yours, theirs, of: { label, show = shown, together } }) => ({
            name,
            label,
            yours: show(yours),
            theirs: show(theirs),
            ...(together && { both: show(together(yours, theirs)) }),
          })),
        );
        if (!choice) throw error;
        const chosen: Body = { version };
        for (const { name, yours, theirs, of } of known) {
          const { inForm = (value: unknown) => value ?? '', field = name } = of;
          if (choice[name] === 'theirs') chosen[field] = inForm(theirs);
          if (choice[name] === 'both') chosen[field] = inForm(of.together?.(yours, theirs));
        }
        for (const [name, value] of Object.entries(chosen))
          form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
        // Some fields are parts of others: the form puts them together.
        values = { ...values, ...form.getValues() };
      }
    }
  };

  const question: ReactNode = asked && (
    <Suspense>
      <ChangedDialog fields={asked.fields} onAnswer={asked.answer} />
    </Suspense>
  );
  return { save, question };
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
