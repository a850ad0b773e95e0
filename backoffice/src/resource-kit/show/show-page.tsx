import Edit from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import {
  LinkBase,
  ShowBase,
  Title,
  useCreatePath,
  useGetResourceLabel,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../account';
import { RecordChanges } from '../changes/record-changes';
import { nameOf } from '../definitions';
import { BackButton } from '../form/form-buttons';
import { PageTitle } from '../page-title';
import type { ResourceRecord } from '../types';
import { ShownFields } from './shown-fields';

/** The page that shows a record to those who may not change it, and to those who only look. */
export function ShowPage({ definition }: { definition: ResourceDefinition }) {
  return (
    <ShowBase resource={definition.route}>
      <ShownRecord definition={definition} />
    </ShowBase>
  );
}

function ShownRecord({ definition }: { definition: ResourceDefinition }) {
  const record = useRecordContext<ResourceRecord>();
  const createPath = useCreatePath();
  const label = useGetResourceLabel();
  const language = useLanguage();
  const translate = useTranslate();
  const text = useText();
  const can = useCan();
  if (!record) return null;
  const { route, permissions, tabs } = definition;
  return (
    <>
      <Title
        title={<PageTitle text={`${label(route, 1)}: ${nameOf(record, language)}`} />}
        preferenceKey={false}
      />
      <Card sx={{ my: 2 }}>
        <CardContent>
          {(tabs ?? [undefined]).map((tab) => (
            <section key={tab ?? ''}>
              {tab && (
                <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
                  {translate(`resources.${route}.tabs.${tab}`)}
                </Typography>
              )}
              <ShownFields definition={definition} record={record} tab={tab} />
            </section>
          ))}
          <Stack direction="row" spacing={2} sx={{ mt: 2 }}>
            <BackButton route={route} />
            {can(permissions.update) && (
              <Button
                component={LinkBase}
                to={createPath({ resource: route, type: 'edit', id: record.id })}
                variant="contained"
                startIcon={<Edit />}
              >
                {text('list.edit', { name: nameOf(record, language) })}
              </Button>
            )}
          </Stack>
        </CardContent>
      </Card>
      <RecordChanges resource={definition.name} id={record.id} />
    </>
  );
}
