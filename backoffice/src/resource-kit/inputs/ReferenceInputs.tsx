import TextField from '@mui/material/TextField';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  FieldTitle,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  useGetList,
  useRecordContext,
} from 'react-admin';
import { useLanguage } from '../../i18n';
import { useCan } from '../account';
import { choicesSort, definitionNamed, nameOf } from '../definitions';
import { validatorOf } from '../form/validate';
import { ALL_ROWS } from '../pageSizes';
import type { FieldInputProps, KitRecord } from '../types';

function useOptions(resource: string) {
  const language = useLanguage();
  const definition = definitionNamed(resource);
  return {
    reference: definition.route,
    sort: choicesSort(definition, language),
    optionText: (record: unknown) => nameOf(record, language),
  };
}

/** One record of another resource, by its name in the language of the screen; typing searches on the server. */
export function ReferenceSelect(props: FieldInputProps) {
  const { definition, name, field } = props;
  const resource = field.type === 'reference' ? field.resource : definition.name;
  const { optionText, ...options } = useOptions(resource);
  const can = useCan();
  if (!can(definitionNamed(resource).permissions.index)) return <ReferenceText {...props} />;
  return (
    <ReferenceInput source={name} {...options} perPage={50}>
      <AutocompleteInput
        optionText={optionText}
        validate={validatorOf(definition, name)}
        isRequired={field.required}
        margin="none"
        helperText={false}
      />
    </ReferenceInput>
  );
}

/** For those who may not see the other resource: what is chosen, as it came with the record. */
function ReferenceText({ definition, name, field }: FieldInputProps) {
  const record = useRecordContext<KitRecord>();
  const language = useLanguage();
  const chosen = field.type === 'reference' ? record?.[field.as] : undefined;
  return (
    <TextField
      label={<FieldTitle source={name} resource={definition.route} />}
      value={nameOf(chosen, language)}
      disabled
    />
  );
}

/** Any number of records of another resource. */
export function ReferenceManySelect({ definition, name, field }: FieldInputProps) {
  const resource = field.type === 'referenceMany' ? field.resource : definition.name;
  const { optionText, ...options } = useOptions(resource);
  const can = useCan();
  if (!can(definitionNamed(resource).permissions.index)) return null;
  return (
    <ReferenceArrayInput source={name} {...options} perPage={50}>
      <AutocompleteArrayInput
        optionText={optionText}
        validate={validatorOf(definition, name)}
        margin="none"
        helperText={false}
      />
    </ReferenceArrayInput>
  );
}

/** A parent within the same resource, for trees of two levels: records without a parent of their own, not itself. */
export function TopLevelSelect({ definition, name, field }: FieldInputProps) {
  const { reference, sort, optionText } = useOptions(definition.name);
  const record = useRecordContext<KitRecord>();
  const { data = [] } = useGetList<KitRecord>(reference, {
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
