import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { ReactElement } from 'react';
import { NumberInput, ReferenceInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../account';
import { choicesSort, definitionNamed } from '../definitions';
import type { FilterInputProps, ListOverrides, Section } from '../types';
import { NamedChoice } from '../inputs/telling-apart';

/** The search box of a list. */
export function SearchFilter(props: FilterInputProps) {
  return (
    <TextInput
      {...props}
      resettable
      margin="none"
      helperText={false}
      type="search"
      // Browsers draw a cross of their own beside the one of the field.
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** A filter by a positive whole number, such as an id. */
export function NumberFilter(props: FilterInputProps) {
  return <NumberInput {...props} min={1} step={1} margin="none" helperText={false} />;
}

/** A filter with a few values to choose from. */
export function ChoiceFilter(props: FilterInputProps & { choices: { id: string; name: string }[] }) {
  const text = useText();
  return (
    <SelectInput
      {...props}
      emptyText={text('list.all')}
      margin="none"
      helperText={false}
      translateChoice={false}
    />
  );
}

/** Yes or no; sent as 1 and 0. */
export function BooleanFilter(props: FilterInputProps) {
  const translate = useTranslate();
  const choices = [
    { id: '1', name: translate('ra.boolean.true') },
    { id: '0', name: translate('ra.boolean.false') },
  ];
  return <ChoiceFilter {...props} choices={choices} />;
}

/** A filter by a record of another resource. Nothing for an account that may not see the list of that resource. */
export function ReferenceFilter(props: FilterInputProps & { reference: string }) {
  const { reference, ...rest } = props;
  const language = useLanguage();
  const definition = definitionNamed(reference);
  const can = useCan();
  if (!can(definition.permissions.index)) return null;
  return (
    <ReferenceInput
      source={rest.source}
      reference={definition.route}
      sort={choicesSort(definition, language)}
      perPage={50}
    >
      <NamedChoice label={rest.label} margin="none" helperText={false} />
    </ReferenceInput>
  );
}

/** The input of a filter that the definition declares; `null` when no input fits the type of its field. */
function generatedFilter(definition: ResourceDefinition, props: FilterInputProps): ReactElement | null {
  const field = definition.fields[props.source];
  switch (field?.type) {
    case 'boolean':
      return <BooleanFilter key={props.source} {...props} />;
    case 'reference':
    case 'referenceMany':
      return <ReferenceFilter key={props.source} {...props} reference={field.resource} />;
    case 'enum':
      return <EnumFilter key={props.source} {...props} definition={definition} values={field.values} />;
    default:
      return null;
  }
}

function EnumFilter(props: FilterInputProps & { definition: ResourceDefinition; values: readonly string[] }) {
  const { definition, values, ...rest } = props;
  const translate = useTranslate();
  const label = (value: string) => translate(`resources.${definition.route}.${rest.source}.${value}`);
  return <ChoiceFilter {...rest} choices={values.map((value) => ({ id: value, name: label(value) }))} />;
}

/** Key of a filter's label: that of the field with the same name. */
export function filterLabel(section: Section, source: string): string {
  return `resources.${section.route}.fields.${source}`;
}

/** The search box and the filters that a definition declares, in its order. */
export function filtersOf(
  definition: ResourceDefinition,
  overrides: ListOverrides['filters'],
  searchLabel: string,
): ReactElement[] {
  const filters = (definition.list.filters ?? []).map((source) => {
    const props: FilterInputProps = { source, label: filterLabel(definition, source) };
    const Override = overrides?.[source];
    return Override ? <Override key={source} {...props} /> : generatedFilter(definition, props);
  });
  const search = definition.list.search.length
    ? [<SearchFilter key="q" source="q" label={searchLabel} />]
    : [];
  return [...search, ...filters.filter((filter) => filter !== null)];
}
