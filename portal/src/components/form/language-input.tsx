import { CONTENT_LANGUAGES } from '@feria/shared/config';
import type { FieldValues } from 'react-hook-form';
import { useT } from '../../i18n';
import { SelectInput } from './select-input';
import type { InputProps } from './text-input';

/** The language in which somebody gets mails. */
export function LanguageInput<T extends FieldValues>({ name }: Pick<InputProps<T>, 'name'>) {
  const t = useT();
  const choices = CONTENT_LANGUAGES.map((value) => ({ value, label: t(`common.lang.${value}`) }));
  return <SelectInput<T> name={name} label={t('field.language')} required choices={choices} />;
}
