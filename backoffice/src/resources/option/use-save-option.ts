import { OFFICE_API, type OptionKey, type OptionRecord } from '@feria/shared';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';

/**
 * Saves one option as it stands in the surrounding form; what is wrong is written at its field. Gives what is stored then, or `null` when
 * nothing was saved. `id` is its row in the database; none after somebody has deleted it.
 */
export function useSaveOption(): (name: OptionKey, id: number | undefined) => Promise<OptionRecord | null> {
  const { trigger, getValues, resetField, setError } = useFormContext();
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  return async (name, id) => {
    if (!(await trigger(name))) return null;
    try {
      const value = (getValues(name) as string) || null;
      const saved =
        id === undefined
          ? await dataProvider.api('POST', OFFICE_API.option, { body: { key: name, value } })
          : await dataProvider.api('PUT', `${OFFICE_API.option}/{id}`, {
              params: { id },
              body: { key: name, value },
            });
      resetField(name, { defaultValue: saved.value });
      return saved;
    } catch (error) {
      const body =
        error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null) : null;
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      if (body?.errors?.value) setError(name, { type: 'server', message: body.errors.value });
      else notify(message, { type: 'error', messageArgs: { _: message } });
      return null;
    }
  };
}
