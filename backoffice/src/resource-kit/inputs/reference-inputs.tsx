import TextField from '@mui/material/TextField';
import { useContext } from 'react';
import {
  EditContext,
  FieldTitle,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  useGetList,
  useGetResourceLabel,
  useInput,
  useRecordContext,
  ValidationError,
} from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../account';
import { choicesSort, definitionNamed } from '../definitions';
import { validatorOf } from '../form/validate';
import { ALL_ROWS } from '../page-sizes';
import type { FieldInputProps, ResourceRecord } from '../types';
import { useOptionText } from '../labels';
import { NamedChoice, NamedChoices } from './telling-apart';

const identity = (value: unknown): unknown => value;

function useOptions(resource: string) {
  const language = useLanguage();
  const optionText = useOptionText();
  const definition = definitionNamed(resource);
  return { reference: definition.route, sort: choicesSort(definition, language), optionText };
}

/** One record of another resource, by its name in the language of the screen; typing searches on the server. */
export function ReferenceSelect(props: FieldInputProps) {
  const { definition, name, field } = props;
  const resource = field.type === 'reference' ? field.resource : definition.name;
  const { optionText, ...options } = useOptions(resource);
  const can = useCan();
  const record = useRecordContext<ResourceRecord>();
  if (!can(definitionNamed(resource).permissions.index)) {
    const chosen: unknown = field.type === 'reference' ? record?.[field.as] : undefined;
    return <LockedReference {...props} resource={resource} value={optionText(chosen)} />;
  }
  return (
    <ReferenceInput source={name} {...options} perPage={50}>
      <NamedChoice
        // A record cannot refer to itself.
        getOptionDisabled={({ id }: { id: unknown }) => resource === definition.name && id === record?.id}
        validate={validatorOf(definition, name)}
        isRequired={field.required}
        margin="none"
        helperText={false}
      />
    </ReferenceInput>
  );
}

/**
 * For accounts that may not see the list of the other resource: what is chosen, as it came with this record, and the reason
 * why nothing can be chosen. Not `disabled`: screen readers would skip the reason.
 */
function LockedReference(
  props: FieldInputProps & {
    /** The other resource. */
    resource: string;
    /** Name of what is chosen. */
    value: string;
  },
) {
  const { definition, name, field, resource, value } = props;
  const listLabel = useGetResourceLabel();
  const text = useText();
  const { fieldState } = useInput<unknown>({
    source: name,
    validate: validatorOf(definition, name),
    format: identity,
    parse: identity,
  });
  const reason = text('form.reference_locked', { list: listLabel(definitionNamed(resource).route, 2) });
  const message = fieldState.error?.message;
  return (
    <TextField
      label={<FieldTitle source={name} resource={definition.route} isRequired={field.required} />}
      value={value}
      placeholder="–"
      error={message !== undefined}
      helperText={
        <>
          {message !== undefined && (
            <>
              <ValidationError error={message} />
              <br />
            </>
          )}
          {reason}
        </>
      }
      slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
    />
  );
}

/** Any number of records of another resource. */
export function ReferenceManySelect(props: FieldInputProps) {
  const { definition, name, field } = props;
  const resource = field.type === 'referenceMany' ? field.resource : definition.name;
  const { optionText, ...options } = useOptions(resource);
  const can = useCan();
  // The record of the form has the ids only, that of the page has the names.
  const page = useContext(EditContext);
  if (!can(definitionNamed(resource).permissions.index)) {
    const chosen: unknown = (page?.record as ResourceRecord | undefined)?.[name];
    const names = Array.isArray(chosen) ? chosen.map(optionText) : [];
    return <LockedReference {...props} resource={resource} value={names.join(', ')} />;
  }
  return (
    <ReferenceArrayInput source={name} {...options} perPage={50}>
      <NamedChoices validate={validatorOf(definition, name)} margin="none" helperText={false} />
    </ReferenceArrayInput>
  );
}

/** A parent within the same resource, for trees of two levels: records without a parent of their own, not itself. */
export function TopLevelSelect({ definition, name, field }: FieldInputProps) {
  const { reference, sort, optionText } = useOptions(definition.name);
  const record = useRecordContext<ResourceRecord>();
  const { data = [] } = useGetList<ResourceRecord>(reference, {
    sort,
    pagination: { page: 1, perPage: ALL_ROWS },
  });
  return (
    <SelectInput
      source={name}
      choices={data.filter((option) => option[name] == null && option.id !== record?.id)}
      optionText={optionText}
      translateChoice={false}
      validate={validatorOf(definition, name)}
      isRequired={field.required}
      margin="none"
      helperText={false}
    />
  );
}
