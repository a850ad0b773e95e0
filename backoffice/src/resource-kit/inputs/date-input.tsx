import CalendarToday from '@mui/icons-material/CalendarToday';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { formatDate, isIsoDate } from '@feria/shared';
import { useRef } from 'react';
import { useText } from '../../i18n';
import type { FieldInputProps } from '../types';
import { parseDate } from './parse';
import { ParsedInput } from './parsed-input';

const isDate = (value: unknown): value is string => typeof value === 'string' && isIsoDate(value);

/**
 * A date as `DD.MM.YYYY`, typed or picked. The browser's own date field would show it in the browser's language, which may
 * differ from the language of the screen; only its calendar is used.
 */
export function DateInput(props: FieldInputProps) {
  return (
    <ParsedInput
      {...props}
      parse={parseDate}
      format={formatDate}
      isValue={isDate}
      inputMode="numeric"
      adornment={(value, set) => <Calendar value={value} onPick={set} />}
    />
  );
}

const hiddenDateInput = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 1,
  height: 1,
  opacity: 0,
  border: 0,
} as const;

function Calendar({ value, onPick }: { value: string | null; onPick: (value: string | null) => void }) {
  const native = useRef<HTMLInputElement>(null);
  const text = useText();
  return (
    <InputAdornment position="end">
      <input
        ref={native}
        type="date"
        value={value ?? ''}
        onChange={(event) => onPick(event.target.value || null)}
        tabIndex={-1}
        aria-hidden
        style={hiddenDateInput}
      />
      <IconButton
        size="small"
        edge="end"
        aria-label={text('form.open_calendar')}
        onClick={() => native.current?.showPicker()}
      >
        <CalendarToday fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}
