import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { translate, type OfficeLanguage } from '@feria/shared';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { words as de } from '../../i18n/de/resource-kit/date-field';
import { words as it } from '../../i18n/it/resource-kit/date-field';
import { CalendarButton } from './calendar-button';
import { DATE, INSTANT, problemOf, valueOf, type Typing } from './typed-date';

const texts: Record<OfficeLanguage, typeof de> = { de, it };

interface DateFieldProps extends Pick<
  TextFieldProps,
  'label' | 'required' | 'disabled' | 'size' | 'sx' | 'autoFocus'
> {
  /** An ISO date or instant; empty; or text that is none, as it was typed. */
  value: string;
  /** Gets what {@link value} then is: whoever needs a date asks whether it is one. */
  onChange: (value: string) => void;
  /** What somebody else, such as the API, says of the value; it comes before what the field finds by itself. */
  problem?: ReactNode;
  /** Said while nothing is wrong. */
  help?: ReactNode;
}

/** Bounds of the field: others are named at it. They hinder nobody from sending, so the API has them too. */
interface Bounds {
  min?: string;
  max?: string;
}

/**
 * A day outside of the forms of resources (`DateInput`), as `DD.MM.YYYY` in every language, typed or picked. What is wrong is said at the
 * field once it is left.
 */
export function DateField(props: DateFieldProps & Bounds) {
  return <TypedField {...props} typing={DATE} />;
}

/** The same for a day with a time, as a clock in Rome shows it. */
export function DateTimeField(props: DateFieldProps) {
  return <TypedField {...props} typing={INSTANT} />;
}

function TypedField(props: DateFieldProps & Bounds & { typing: Typing }) {
  const { typing, value, onChange, problem, help, min, max, required, ...field } = props;
  const language = useLanguage();
  const text = useText();
  const translateKey = useTranslate();
  /** What stands in the field while it is typed; `null` before, and once it is left. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isTyped = draft !== null;
  const change = (next: string): void => {
    if (next !== value) onChange(next);
  };
  /** Nobody types any more. */
  const leave = (): void => {
    if (draft !== null) change(valueOf(typing, draft, true));
    setDraft(null);
    setLeft(true);
  };
  const isMissing = required && isLeft && value === '';
  const found = problemOf(typing, value, { min, max }) ?? (isMissing ? 'ra.validation.required' : undefined);
  const said =
    typeof found === 'object'
      ? translate(texts[language], found.bound, { date: found.date })
      : found && translateKey(found);
  const wrong = problem ?? (isTyped ? undefined : said);
  return (
    <TextField
      {...field}
      required={required}
      value={draft ?? (typing.isValue(value) ? typing.format(value) : value)}
      onChange={({ target }) => {
        setDraft(target.value);
        change(valueOf(typing, target.value, false));
      }}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave();
      }}
      error={Boolean(wrong)}
      helperText={wrong ?? help}
      autoComplete="off"
      placeholder={typing === INSTANT ? text('form.date_time') : undefined}
      slotProps={{
        htmlInput: typing === DATE ? { inputMode: 'numeric' } : {},
        input:
          typing === DATE
            ? {
                endAdornment: (
                  <CalendarButton
                    value={typing.isValue(value) ? value : null}
                    min={min}
                    max={max}
                    disabled={field.disabled}
                    onPick={(picked) => {
                      setDraft(null);
                      change(picked ?? '');
                    }}
                  />
                ),
                sx: { pr: { xs: 0.5, sm: 1.75 } },
              }
            : {},
      }}
    />
  );
}
