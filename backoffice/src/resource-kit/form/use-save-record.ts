import { useNotify, useSaveContext, HttpError } from 'react-admin';
import { changedMeanwhileOf } from '../changed/use-changed-question';
import type { SaveRefusal } from './resource-form';

/** Gives what a failed save has to say to the fields of the form; what is about no field is shown as a notice. */
export function useSaveFailure(): (error: unknown) => SaveRefusal | undefined {
  const notify = useNotify();
  return (error) => {
    const body = error instanceof HttpError ? (error.body as Partial<SaveRefusal> | null) : null;
    if (body?.errors && Object.keys(body.errors).length > 0)
      return { errors: body.errors, changed: changedMeanwhileOf(error) };
    const message = error instanceof Error ? error.message : 'ra.notification.http_error';
    notify(message, { type: 'error', messageArgs: { _: message } });
    return undefined;
  };
}

/** Saves the record of react-admin's page around; `null` until there is one. */
export function useSaveRecord(): ((input: object) => Promise<SaveRefusal | undefined>) | null {
  const { save } = useSaveContext();
  const refusalOf = useSaveFailure();
  if (!save) return null;
  return async (input) => {
    let failure: unknown;
    await save(input, {
      onError: (error: unknown) => {
        failure = error;
      },
    });
    return failure === undefined ? undefined : refusalOf(failure);
  };
}
