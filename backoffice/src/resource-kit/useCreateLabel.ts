import { useGetResourceLabel } from 'react-admin';
import { useLanguage, useText } from '../i18n';

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
