import { useEffect, useEffectEvent } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FieldInput } from '../../resource-kit/form/field-input';
import type { FieldInputProps } from '../../resource-kit/types';
import { useCourseDefaults } from './use-course-defaults';

/** A field that a new project starts with as the settings say. What is typed before they are loaded stays. */
export function StartValueInput(props: FieldInputProps) {
  const name = props.name as 'max_participants' | 'waiting_list';
  const start = useCourseDefaults()?.[name];
  const isNew = !useRecordContext();
  const { getValues, resetField } = useFormContext();
  const fill = useEffectEvent((value: number) => {
    if (isNew && getValues(name) == null) resetField(name, { defaultValue: value });
  });
  useEffect(() => {
    if (start != null) fill(start);
  }, [start]);
  return <FieldInput {...props} />;
}
