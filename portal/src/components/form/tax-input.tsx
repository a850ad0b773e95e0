import { romeToday } from '@feria/shared/rules/dates';
import { normaliseTaxCode, parseTaxCode, TAX_CODE_LENGTH } from '@feria/shared/rules/tax-code';
import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import { formatDate } from '../../i18n/format';
import { useContact } from '../contact';
import { useT } from '../../i18n';
import { Field } from './field';
import { useErrorText } from './form-context';
import { isFilled, must } from './rules';

/** Birth date and gender that a tax code holds, `null` if it is not valid. */
export function readTaxCode(tax: string) {
  return parseTaxCode(tax, romeToday());
}

/** Type of the error of a tax code that holds no birth date; saving shows it as a popup too. */
export const NOT_A_TAX_CODE = 'taxCode';

/** The tax code, and read-only beside it the birth date and gender that it holds. `isFixed`: cannot be changed. */
export function TaxInput({ isFixed = false }: { isFixed?: boolean }) {
  const t = useT();
  const { field, fieldState, formState } = useController<{ tax: string }>({
    name: 'tax',
    rules: {
      validate: {
        filled: (value) => must(isFilled(value), 'field.required'),
        [NOT_A_TAX_CODE]: (value) => must(isFixed || readTaxCode(value) !== null, 'field.tax_invalid'),
      },
    },
  });
  const { office } = useContact();
  const facts = readTaxCode(field.value);
  const isWrong = field.value.length >= TAX_CODE_LENGTH && !facts;
  const message = useErrorText('tax', fieldState.error) ?? (isWrong ? t('field.tax_invalid') : undefined);
  const derived = { readOnly: true, tabIndex: -1 } as const;
  return (
    <>
      <Field
        name="tax"
        label={t('field.tax')}
        required
        inputRef={field.ref}
        value={field.value}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(normaliseTaxCode(event.target.value))}
        error={Boolean(message)}
        isAnnounced={message !== undefined && !formState.isSubmitted}
        helperText={message ?? (isFixed ? t('field.tax_fixed', { office }) : t('field.tax_hint'))}
        autoComplete="off"
        attributes={{ maxLength: 20, readOnly: isFixed, autoCapitalize: 'characters', spellCheck: false }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <Field
          label={t('field.birth')}
          value={formatDate(facts?.birth)}
          placeholder="–"
          helperText={t('field.derived')}
          isLabelUp
          attributes={derived}
        />
        <Field
          label={t('field.gender')}
          value={facts ? t(`common.gender.${facts.gender}`) : ''}
          placeholder="–"
          isLabelUp
          attributes={derived}
        />
      </Box>
    </>
  );
}
