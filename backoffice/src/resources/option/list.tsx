import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { API, type OptionKey, type OptionRecord } from '@feria/shared';
import { option } from '@feria/shared/resources/option/index';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CanAccess,
  Form,
  Loading,
  ResourceContextProvider,
  Title,
  useDataProvider,
  useGetResourceLabel,
  useTranslate,
} from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useChangeBranding } from '../../app/branding';
import { Forbidden } from '../../app/pages';
import { useText } from '../../i18n';
import { RecordChanges } from '../../resource-kit/changes/record-changes';
import { startsPair } from '../../resource-kit/form/field-layout';
import { FormTabs } from '../../resource-kit/form/form-tabs';
import { PageTitle } from '../../resource-kit/page-title';
import { OptionRow } from './option-row';

const keys = Object.keys(option.fields) as OptionKey[];
const tabs = option.tabs ?? [];
const nothing = new Set<string>();
const keysOf = (tab: string) => keys.filter((key) => option.fields[key].tab === tab);

/** The settings of the organiser, in tabs. */
export function OptionsPage() {
  return (
    <CanAccess resource={option.route} action="list" loading={<Loading />} accessDenied={<Forbidden />}>
      <ResourceContextProvider value={option.route}>
        <Settings />
        <RecordChanges resource={option.name} />
      </ResourceContextProvider>
    </CanAccess>
  );
}

function Settings() {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const label = useGetResourceLabel();
  const text = useText();
  const { data, error } = useQuery({
    queryKey: [option.route, 'all'],
    queryFn: () => dataProvider.api('GET', API.options),
    // Fresh each time the page is opened, and then left alone: loading it anew would overwrite what is being typed.
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Card sx={{ my: 2 }}>
      <Title title={<PageTitle text={label(option.route, 2)} />} preferenceKey={false} />
      <CardContent>
        {error ? (
          <Alert severity="error">{text('options.failed')}</Alert>
        ) : data ? (
          <Fields stored={data} />
        ) : (
          <Loading />
        )}
      </CardContent>
    </Card>
  );
}

/** What the settings of a tab are for, where its name does not say it. */
function TabHelp({ tab }: { tab: string }) {
  const translate = useTranslate();
  const help = translate(`resources.${option.route}.tab_help.${tab}`, { _: '' });
  return help ? (
    <Typography color="textSecondary" sx={{ mb: 3, maxWidth: 720 }}>
      {help}
    </Typography>
  ) : null;
}

function Fields({ stored }: { stored: OptionRecord[] }) {
  // Once: a changed record would reset the whole form.
  const [record] = useState(() => ({
    id: 0,
    ...Object.fromEntries(stored.map(({ key, value }) => [key, value])),
  }));
  const [ids, setIds] = useState(() => new Map(stored.map(({ key, id }) => [key, id])));
  const [tab, setTab] = useState(tabs[0] ?? '');
  const changeBranding = useChangeBranding();
  const saved = ({ key, id, value }: OptionRecord) => {
    setIds((before) => new Map(before).set(key, id));
    if (key === 'app_name') changeBranding({ name: value ?? '' });
    if (key === 'app_color') changeBranding({ colour: value });
  };
  return (
    <Form record={record} onSubmit={() => undefined} warnWhenUnsavedChanges noValidate>
      <FormTabs
        tabs={tabs}
        labelOf={(name) => `resources.${option.route}.tabs.${name}`}
        current={tab}
        onChange={setTab}
        wrong={nothing}
      >
        {(current) => (
          <>
            <TabHelp tab={current} />
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
                columnGap: 3,
                rowGap: 4,
              }}
            >
              {keysOf(current).map((key, index, all) => (
                <OptionRow
                  key={key}
                  name={key}
                  id={ids.get(key)}
                  startsRow={startsPair(all, index)}
                  onSaved={saved}
                />
              ))}
            </Box>
          </>
        )}
      </FormTabs>
    </Form>
  );
}
