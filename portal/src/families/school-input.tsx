import { SCHOOLS, usualSchool } from '@feria/shared/rules/children';
import { romeToday } from '@feria/shared/rules/dates';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../i18n';
import { SelectInput } from '../components/form/select-input';
import { readTaxCode } from '../components/form/tax-input';
import type { ChildValues } from './child-form';

/**
 * The school year of a child.
 * @param isSuggested for a new child: as long as nobody has chosen, it follows the birth date, and says that it does
 */
export function SchoolInput({ isSuggested }: { isSuggested: boolean }) {
  const t = useT();
  const { getValues, setValue } = useFormContext<ChildValues>();
  const [tax, school] = useWatch<ChildValues, ['tax', 'school']>({ name: ['tax', 'school'] });
  const birth = isSuggested ? readTaxCode(tax)?.birth : undefined;
  const usual = birth ? usualSchool(birth, romeToday()) : null;
  useEffect(() => {
    // Once somebody has chosen, the choice stays, whatever happens to the tax code; also of a form that was restored.
    if (!usual || getValues('school') !== getValues('school_suggested')) return;
    setValue('school_suggested', usual);
    setValue('school', usual, { shouldValidate: true });
  }, [usual, getValues, setValue]);
  return (
    <SelectInput<ChildValues>
      name="school"
      label={t('field.school')}
      required
      choices={SCHOOLS.map((value) => ({ value, label: t(`common.school.${value}`) }))}
      {...(usual && usual === school && { helperText: t('family.school_suggested') })}
    />
  );
}
