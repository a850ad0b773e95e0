import { OFFICE_API, type OptionDetail, type OptionKey } from '@feria/shared';
import { option } from '@feria/shared/resources/option/index';
import { optionText, optionValue } from '@feria/shared/resources/option/values';
import { HttpError, useDataProvider, useNotify, useTranslateLabel } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ChangedValue } from '../../resource-kit/changed/changed-value';
import { changedMeanwhileOf } from '../../resource-kit/changed/use-changed-question';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useOptionChanges } from './option-form';

/**
 * Saves one option as it stands in the surrounding form; what is wrong is written at its field. Asks whose value is to stay where
 * somebody else has changed it meanwhile. Gives what is stored then, or `null` when nothing was saved. `id` is its row in the database;
 * none after somebody has deleted it.
 */
export function useSaveOption(): (name: OptionKey, id: number | undefined) => Promise<OptionDetail | null> {
  const { trigger, getValues, resetField, setError } = useFormContext();
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const labelOf = useTranslateLabel();
  const { versions, ask } = useOptionChanges();

  const send = (key: OptionKey, id: number | undefined, value: string | null): Promise<OptionDetail> => {
    if (id === undefined) return dataProvider.api('POST', OFFICE_API.option, { body: { key, value } });
    const version = versions.get(key);
    const body = { key, value, ...(version !== undefined && { version }) };
    return dataProvider.api('PUT', `${OFFICE_API.option}/{id}`, { params: { id }, body });
  };

  const sendChosen = async (key: OptionKey, id: number | undefined, value: string | null) => {
    for (let chosen = value; ;) {
      try {
        return await send(key, id, chosen);
      } catch (error) {
        const changed = changedMeanwhileOf(error);
        if (!changed) throw error;
        const sides = changed.conflicts.value;
        const [yours, theirs] = [sides?.yours, sides?.theirs].map((side) =>
          optionValue(key, side as string | null),
        );
        const choice = await ask([
          {
            name: key,
            label: String(labelOf({ source: key, resource: option.route })),
            yours: <ChangedValue definition={option} name={key} value={yours} other={theirs} />,
            theirs: <ChangedValue definition={option} name={key} value={theirs} other={yours} />,
          },
        ]);
        if (!choice) throw error;
        versions.set(key, changed.version);
        if (choice[key] === 'theirs') chosen = optionText(theirs);
      }
    }
  };

  return async (name, id) => {
    if (!(await trigger(name))) return null;
    try {
      const saved = await sendChosen(name, id, optionText(getValues(name)));
      versions.set(name, saved.version);
      resetField(name, { defaultValue: optionValue(name, saved.value) });
      return saved;
    } catch (error) {
      const body =
        error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null) : null;
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      // Of rows it is about a cell: `value.0.days_before`.
      const refused = Object.entries(body?.errors ?? {}).filter(([at]) => at.split('.')[0] === 'value');
      for (const [at, message] of refused) setError(at.replace('value', name), { type: 'server', message });
      if (refused.length === 0) notify(message, { type: 'error', messageArgs: { _: message } });
      return null;
    }
  };
}
