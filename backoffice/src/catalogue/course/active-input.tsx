import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { FieldInput } from '../../resource-kit/form/field-input';
import type { FieldInputProps } from '../../resource-kit/types';
import { NoticesLink } from '../../settings/option/setup/notices-link';

const AskedLacks = lazy(() => import('../../settings/readiness/asked-lacks'));

/**
 * Whether parents see the project. Where it is made visible, what it lacks stands below; where the server refuses it, notices are
 * missing: with a link to where they are entered.
 */
export function ActiveInput(props: FieldInputProps) {
  const { errors } = useFormState();
  const record = useRecordContext();
  const isOn = useWatch({ name: props.name }) === true;
  return (
    <Box>
      <FieldInput {...props} />
      {errors[props.name] && <NoticesLink />}
      <Suspense>{record?.active === false && isOn && <AskedLacks id={Number(record.id)} />}</Suspense>
    </Box>
  );
}
