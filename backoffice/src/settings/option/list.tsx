import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { OptionKey } from '@feria/shared';
import { option, optionField } from '@feria/shared/resources/option/index';
import { useState } from 'react';
import { CanAccess, Loading, ResourceContextProvider, Title, useGetResourceLabel } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Forbidden } from '../../core/pages';
import { RecordChanges } from '../../resource-kit/changes/record-changes';
import { useShownFields } from '../../resource-kit/features';
import { FormTabs } from '../../resource-kit/form/form-tabs';
import { PageTitle } from '../../resource-kit/page-title';
import { EmbedCodes } from './embed-codes';
import { OptionForm, type OptionFormProps } from './option-form';
import { useTabHelp } from './tab-help';
import { OptionTab } from './option-tab';

const keys = Object.keys(option.fields) as OptionKey[];
const tabOf = (key: OptionKey) => optionField(key).tab ?? '';
const keysOf = (tab: string) => keys.filter((key) => tabOf(key) === tab);

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

function Tabs(form: OptionFormProps) {
  const isShown = useShownFields(option);
  const tabs = (option.tabs ?? []).filter((tab) => keysOf(tab).some((key) => isShown(optionField(key))));
  const [tab, setTab] = useState(tabs[0] ?? '');
  const { errors } = useFormState();
  return (
    <FormTabs
      tabs={tabs}
      labelOf={(name) => `resources.${option.route}.tabs.${name}`}
      current={tab}
      onChange={setTab}
      wrong={new Set(keys.filter((key) => errors[key]).map(tabOf))}
    >
      {(current) => (
        <>
          <TabHelp tab={current} />
          {current === 'links' && <EmbedCodes />}
          <OptionTab {...form} keys={keysOf(current)} />
        </>
      )}
    </FormTabs>
  );
}
