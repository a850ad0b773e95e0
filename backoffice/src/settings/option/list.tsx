import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { OptionKey } from '@feria/shared';
import { option } from '@feria/shared/resources/option/index';
import { useState } from 'react';
import { CanAccess, Loading, ResourceContextProvider, Title, useGetResourceLabel } from 'react-admin';
import { Forbidden } from '../../core/pages';
import { RecordChanges } from '../../resource-kit/changes/record-changes';
import { startsPair } from '../../resource-kit/form/field-layout';
import { FormTabs } from '../../resource-kit/form/form-tabs';
import { PageTitle } from '../../resource-kit/page-title';
import { OptionForm, type OptionFormProps } from './option-form';
import { useTabHelp } from './tab-help';
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
  const label = useGetResourceLabel();
  return (
    <Card sx={{ my: 2 }}>
      <Title title={<PageTitle text={label(option.route, 2)} />} preferenceKey={false} />
      <CardContent>
        <OptionForm>{(form) => <Tabs {...form} />}</OptionForm>
      </CardContent>
    </Card>
  );
}

/** What the settings of a tab are for, where its name does not say it. */
function TabHelp({ tab }: { tab: string }) {
  const help = useTabHelp()(tab);
  return help ? (
    <Typography color="textSecondary" sx={{ mb: 3, maxWidth: 720 }}>
      {help}
    </Typography>
  ) : null;
}

function Tabs({ ids, onSaved }: OptionFormProps) {
  const [tab, setTab] = useState(tabs[0] ?? '');
  return (
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
                onSaved={onSaved}
              />
            ))}
          </Box>
        </>
      )}
    </FormTabs>
  );
}
