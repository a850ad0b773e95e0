import { useCallback } from 'react';
import { useGetResourceLabel } from 'react-admin';
import { useLanguage, useText } from '../i18n';
import { labelOf } from './definitions';

/** "Ort anlegen", "Crea luogo": Italian nouns are small within a phrase. */
export function useCreateLabel(): (route: string) => string {
  const label = useGetResourceLabel();
  const language = useLanguage();
  const text = useText();
  return (route) => {
    const name = label(route, 1);
    return text('list.create', {
      name: language === 'it' ? name.charAt(0).toLowerCase() + name.slice(1) : name,
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
