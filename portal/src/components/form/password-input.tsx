import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT } from '../../i18n';
import { TextInput, type InputProps } from './text-input';

interface PasswordInputProps<T extends FieldValues> extends InputProps<T> {
  autoComplete: 'current-password' | 'new-password';
  helperText?: string;
}

/** A password field with a button that shows what is typed. */
export function PasswordInput<T extends FieldValues>(props: PasswordInputProps<T>) {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput<T>
      {...props}
      required
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t(isShown ? 'field.password_hide' : 'field.password_show')}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
