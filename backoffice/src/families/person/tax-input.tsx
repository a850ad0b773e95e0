import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { formatDate, romeToday } from '@feria/shared';
import { normaliseTaxCode, parseTaxCode } from '@feria/shared/rules/tax-code';
import { useRef, useState } from 'react';
import { FieldTitle, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useText } from '../../i18n';
import { useFirstError } from '../../resource-kit/form/use-first-error';
import { validatorOf } from '../../resource-kit/form/validate';
import { ResultDialog } from '../../resource-kit/result-dialog';
import type { FieldInputProps, ResourceRecord } from '../../resource-kit/types';

function readTaxCode(value: unknown) {
  return parseTaxCode(typeof value === 'string' ? value : '', romeToday());
}

/** A read-only field with a fact that follows from the tax code; empty while the code is invalid. */
function Derived({ definition, name, value }: Omit<FieldInputProps, 'field'> & { value: string }) {
  return (
    <TextField
      label={<FieldTitle source={name} resource={definition.route} />}
      value={value}
      placeholder="–"
      slotProps={{ htmlInput: { readOnly: true, tabIndex: -1 }, inputLabel: { shrink: true } }}
    />
  );
}

/**
 * A tax code, with the birth date and gender that follow from it. An attempt to save an invalid code opens a dialog.
 * @param isFixed whether the code can no longer be changed
 */
function TaxCode({ definition, name, field, isFixed }: FieldInputProps & { isFixed: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(false);
  const value: unknown = useWatch({ name });
  const translate = useTranslate();
  const text = useText();
  const facts = readTaxCode(value);
  // A missing code is reported at its field, like other missing values.
  useFirstError([name], () => setRefused(Boolean(value) && !facts));
  const close = () => {
    setRefused(false);
    // After the dialog has returned the focus to the element that had it before.
    requestAnimationFrame(() => root.current?.querySelector('input')?.focus());
  };
  const gender = facts ? translate(`resources.${definition.route}.gender.${facts.gender}`) : '';
  return (
    <Box ref={root} sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInput
          source={name}
          parse={normaliseTaxCode}
          validate={validatorOf(definition, name)}
          isRequired={field.required}
          helperText={isFixed ? text('people.tax_fixed') : false}
          margin="none"
          autoComplete="off"
          // Not react-admin's `readOnly`, which makes the text grey.
          slotProps={{ htmlInput: { readOnly: isFixed, autoCapitalize: 'characters', spellCheck: false } }}
        />
      </Box>
      <Derived definition={definition} name="birth" value={formatDate(facts?.birth)} />
      <Derived definition={definition} name="gender" value={gender} />
      {refused && (
        <ResultDialog
          result={{ kind: 'error', title: text('people.error'), messages: [text('validation.tax_invalid')] }}
          onClose={close}
        />
      )}
    </Box>
  );
}

/** The tax code of a parent: the office can correct it. */
export function TaxInput(props: FieldInputProps) {
  return <TaxCode {...props} isFixed={false} />;
}

/** The tax code of a child: once saved, it stays (product/families.md#tax-codes). */
export function FixedTaxInput(props: FieldInputProps) {
  const record = useRecordContext<ResourceRecord>();
  return <TaxCode {...props} isFixed={record !== undefined} />;
}
