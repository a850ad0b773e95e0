import Box from '@mui/material/Box';
import { useFormState } from 'react-hook-form';
import { FieldInput } from '../../resource-kit/form/field-input';
import type { FieldInputProps } from '../../resource-kit/types';
import { NoticesLink } from '../../settings/option/setup/notices-link';

/** Whether parents see the project. Where the server refuses it, notices are missing: with a link to where they are entered. */
export function ActiveInput(props: FieldInputProps) {
  const { errors } = useFormState();
  return (
    <Box>
      <FieldInput {...props} />
      {errors[props.name] && <NoticesLink />}
    </Box>
  );
}
