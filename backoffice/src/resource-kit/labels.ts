import type { OfficeLanguage } from '@feria/shared';
import { useCallback } from 'react';
import { useGetResourceLabel } from 'react-admin';
import { useLanguage, useText } from '../i18n';
import { labelOf } from './definitions';

/** Languages that write a noun with a capital letter in the middle of a phrase. */
const WITH_CAPITALS: readonly OfficeLanguage[] = ['de'];

/** "Ort anlegen", "Crea luogo": Italian nouns are small within a phrase. */
export function useCreateLabel(): (route: string) => string {
  const label = useGetResourceLabel();
  const language = useLanguage();
  const text = useText();
  return (route) => {
    const name = label(route, 1);
    return text('list.create', {
      name: WITH_CAPITALS.includes(language) ? name : name.charAt(0).toLowerCase() + name.slice(1),
    });
  };
}

/** What a record is called in a list of choices: a course with its year, one that is not active says so. */
export function useOptionText(): (record: unknown) => string {
  const language = useLanguage();
  const text = useText();
  return useCallback(
    (record) => {
      const label = labelOf(record, language);
      const inactive = (record as { active?: unknown } | null)?.active === false;
      return inactive ? text('list.inactive', { name: label }) : label;
    },
    [language, text],
  );
}
