import Alert from '@mui/material/Alert';
import { API, OFFICE_API, type OptionKey, type OptionRecord, type Versioned } from '@feria/shared';
import { optionValue } from '@feria/shared/resources/option/values';
import { writableFields } from '@feria/shared/resources/infer';
import { option } from '@feria/shared/resources/option/index';
import { featureOfOption } from '@feria/shared/rules/features';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Form, Loading, useDataProvider } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useChangeBranding } from '../../core/branding';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { useChangedQuestion } from '../../resource-kit/changed/use-changed-question';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { FEATURES_QUERY } from '../../resource-kit/features';
import { KeptInput } from '../../resource-kit/form/draft/kept-input';

/** What the fields of options need to be saved. */
export interface OptionFormProps {
  /** Rows of the database by key. */
  ids: ReadonlyMap<OptionKey, number>;
  onSaved: (saved: OptionRecord) => void;
}

interface OptionChanges {
  /** Versions by key, as the options were read or saved last. */
  versions: Map<OptionKey, string>;
  /** Asks whose value is to stay where somebody else has changed the same option. */
  ask: ReturnType<typeof useChangedQuestion>['ask'];
}

const Changes = createContext<OptionChanges | null>(null);

/** What the fields of the form around know of changes by others. */
export function useOptionChanges(): OptionChanges {
  const changes = useContext(Changes);
  if (!changes) throw new Error('useOptionChanges needs an OptionForm');
  return changes;
}

/** A form with every option as it is stored. Its parts save their fields; leaving it with unsaved ones asks first, a reload keeps them. */
export function OptionForm({ children }: { children: (form: OptionFormProps) => ReactNode }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const text = useText();
  const can = useCan();
  const { data, error } = useQuery({
    queryKey: [option.route, 'all'],
    // With their versions, for those who may list them.
    queryFn: (): Promise<Stored[]> =>
      can(option.permissions.index)
        ? dataProvider.api('GET', OFFICE_API.option, { query: { itemsPerPage: -1 } })
        : dataProvider.api('GET', API.options),
    // Fresh each time the page is opened, and then left alone: loading it anew would overwrite what is being typed.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (error) return <Alert severity="error">{text('options.failed')}</Alert>;
  if (!data) return <Loading />;
  return <Fields stored={data}>{children}</Fields>;
}

type Stored = OptionRecord & Partial<Versioned>;

function Fields(props: { stored: Stored[]; children: (form: OptionFormProps) => ReactNode }) {
  const { stored, children } = props;
  // Once: a changed record would reset the whole form.
  const [record] = useState(() => ({
    id: 0,
    ...Object.fromEntries(stored.map(({ key, value }) => [key, optionValue(key, value)])),
  }));
  const [ids, setIds] = useState(() => new Map(stored.map(({ key, id }) => [key, id])));
  const { ask, question } = useChangedQuestion();
  const [changes] = useState(() => ({
    versions: new Map(stored.flatMap(({ key, version }) => (version === undefined ? [] : [[key, version]]))),
  }));
  const changeBranding = useChangeBranding();
  const queries = useQueryClient();
  const onSaved = ({ key, id, value }: OptionRecord) => {
    setIds((before) => new Map(before).set(key, id));
    if (key === 'app_name') changeBranding({ name: value ?? '' });
    if (featureOfOption(key)) void queries.invalidateQueries({ queryKey: FEATURES_QUERY });
    if (key === 'app_color') changeBranding({ colour: value });
  };
  return (
    // `onTouched`: what was refused is looked at again while it is typed, although this form is never submitted.
    <Form record={record} onSubmit={() => undefined} mode="onTouched" warnWhenUnsavedChanges noValidate>
      <Kept versions={changes.versions} />
      <Changes value={{ ...changes, ask }}>{children({ ids, onSaved })}</Changes>
      {question}
    </Form>
  );
}

const fields = writableFields(option);

/** Keeps what is typed over a reload, with the versions of all options. */
function Kept({ versions }: Pick<OptionChanges, 'versions'>) {
  const { defaultValues } = useFormState();
  const version = JSON.stringify(Object.fromEntries(versions));
  return (
    <KeptInput
      definition={option}
      of="all"
      fields={fields}
      record={{ id: 0, version }}
      before={{ ...defaultValues }}
      onTake={({ version: typedAt, before }) => {
        const known = JSON.parse(String(typedAt)) as Partial<Record<string, string>>;
        // As they were when it was typed: what somebody else has written since is asked about by the save. A version that nobody has
        // made is that of an option which was not there.
        for (const key of Object.keys(before)) versions.set(key as OptionKey, known[key] ?? '-');
      }}
    />
  );
}
