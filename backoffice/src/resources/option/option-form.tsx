import Alert from '@mui/material/Alert';
import { API, type OptionKey, type OptionRecord } from '@feria/shared';
import { option } from '@feria/shared/resources/option/index';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Form, Loading, useDataProvider } from 'react-admin';
import { useChangeBranding } from '../../app/branding';
import { useText } from '../../i18n';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';

/** What the fields of options need to be saved, each by itself. */
export interface OptionFormProps {
  /** Rows of the database by key. */
  ids: ReadonlyMap<OptionKey, number>;
  onSaved: (saved: OptionRecord) => void;
}

/** A form with every option as it is stored. Its fields save themselves; leaving it with unsaved ones asks first. */
export function OptionForm({ children }: { children: (form: OptionFormProps) => ReactNode }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const text = useText();
  const { data, error } = useQuery({
    queryKey: [option.route, 'all'],
    queryFn: () => dataProvider.api('GET', API.options),
    // Fresh each time the page is opened, and then left alone: loading it anew would overwrite what is being typed.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (error) return <Alert severity="error">{text('options.failed')}</Alert>;
  if (!data) return <Loading />;
  return <Fields stored={data}>{children}</Fields>;
}

function Fields(props: { stored: OptionRecord[]; children: (form: OptionFormProps) => ReactNode }) {
  const { stored, children } = props;
  // Once: a changed record would reset the whole form.
  const [record] = useState(() => ({
    id: 0,
    ...Object.fromEntries(stored.map(({ key, value }) => [key, value])),
  }));
  const [ids, setIds] = useState(() => new Map(stored.map(({ key, id }) => [key, id])));
  const changeBranding = useChangeBranding();
  const onSaved = ({ key, id, value }: OptionRecord) => {
    setIds((before) => new Map(before).set(key, id));
    if (key === 'app_name') changeBranding({ name: value ?? '' });
    if (key === 'app_color') changeBranding({ colour: value });
  };
  return (
    <Form record={record} onSubmit={() => undefined} warnWhenUnsavedChanges noValidate>
      {children({ ids, onSaved })}
    </Form>
  );
}
