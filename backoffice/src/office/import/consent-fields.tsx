import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CONSENT_WAYS, type ConsentWay, romeToday } from '@feria/shared';
import { useId } from 'react';
import { useImportedConsentWords } from '../../families/child/imported-consent-words';
import { DateField } from '../../resource-kit/inputs/date-field';
import type { TypedConsent } from './use-import';
import { useImportWords } from './words';

/** Asks how the parents consented to the health data of a file, and since when all of them have (product/catalogue.md#import). */
export function ConsentFields({ value, onChange }: ConsentFieldsProps) {
  const words = useImportWords();
  const consentWords = useImportedConsentWords();
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 1.5, width: '100%', maxWidth: 720, my: 1 }}>
      <div>
        <Typography id={id} sx={{ fontWeight: 700 }}>
          {words('consent.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {words('consent.help')}
        </Typography>
      </div>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <TextField
          select
          size="small"
          label={words('consent.way')}
          value={value.way}
          onChange={(event) => onChange({ ...value, way: event.target.value as ConsentWay | '' })}
          sx={{ minWidth: { sm: 320 } }}
        >
          <MenuItem value="">{words('consent.none')}</MenuItem>
          {CONSENT_WAYS.map((way) => (
            <MenuItem key={way} value={way} sx={{ whiteSpace: 'normal' }}>
              {consentWords(`ways.${way}`)}
            </MenuItem>
          ))}
        </TextField>
        {value.way !== '' && (
          <DateField
            size="small"
            required
            label={words('consent.date')}
            value={value.date}
            onChange={(date) => onChange({ ...value, date })}
            max={romeToday()}
          />
        )}
      </Stack>
    </Stack>
  );
}

interface ConsentFieldsProps {
  value: TypedConsent;
  onChange: (value: TypedConsent) => void;
}
