import type { OptionKey } from '@feria/shared';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { OptionFormProps } from './option-form';
import { useSaveOption } from './use-save-option';

/**
 * Saves several options of the surrounding form. Nothing is sent while one of them is wrong; one that the server refuses keeps what is
 * typed, the others are saved.
 * @returns the first that is not saved; `null` when all are
 */
export function useSaveOptions({ ids, onSaved }: OptionFormProps): {
  isBusy: boolean;
  save: (keys: readonly OptionKey[]) => Promise<OptionKey | null>;
} {
  const { trigger, getFieldState } = useFormContext();
  const [isBusy, setBusy] = useState(false);
  const saveOption = useSaveOption();
  const saveEach = async (keys: readonly OptionKey[]): Promise<OptionKey | null> => {
    if (!(await trigger(keys))) return keys.find((key) => getFieldState(key).invalid) ?? null;
    const refused: OptionKey[] = [];
    for (const key of keys) {
      const saved = await saveOption(key, ids.get(key));
      if (saved) onSaved(saved);
      else refused.push(key);
    }
    return refused[0] ?? null;
  };
  const save = async (keys: readonly OptionKey[]): Promise<OptionKey | null> => {
    setBusy(true);
    try {
      return await saveEach(keys);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
