import CalendarToday from '@mui/icons-material/CalendarToday';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useRef } from 'react';
import { useText } from '../../i18n';

const hiddenDateInput = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 1,
  height: 1,
  opacity: 0,
  border: 0,
} as const;

/**
 * A button in the box of a date, which opens the browser's calendar. The browser's own field would show the date in the browser's language,
 * which may differ from that of the screen; only its calendar is used.
 */
export function CalendarButton(props: {
  value: string | null;
  onPick: (value: string | null) => void;
  min?: string;
  max?: string;
  disabled?: boolean;
}) {
  const { value, onPick, min, max, disabled } = props;
  const native = useRef<HTMLInputElement>(null);
  const text = useText();
  return (
    <InputAdornment position="end">
      <input
        ref={native}
        type="date"
        value={value ?? ''}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => onPick(event.target.value || null)}
        tabIndex={-1}
        aria-hidden
        style={hiddenDateInput}
      />
      <IconButton
        size="small"
        edge="end"
        disabled={disabled}
        aria-label={text('form.open_calendar')}
        onClick={() => native.current?.showPicker()}
      >
        <CalendarToday fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}
