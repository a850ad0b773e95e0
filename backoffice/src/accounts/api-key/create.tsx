import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { mayActOn, OFFICE_API, shownRole, type CreatedApiKey } from '@feria/shared';
import { defineResource } from '@feria/shared/resources/define';
import { date, reference, text } from '@feria/shared/resources/fields';
import { useState } from 'react';
import { required, SelectInput, Title, useDataProvider, useRedirect } from 'react-admin';
import { useLanguage } from '../../i18n';
import { useAccount } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { BackButton, FormButtons } from '../../resource-kit/form/form-buttons';
import { ResourceForm, type SaveRefusal } from '../../resource-kit/form/resource-form';
import { useSaveFailure } from '../../resource-kit/form/use-save-record';
import { useCreateLabel } from '../../resource-kit/labels';
import { useOwnProof } from '../../resource-kit/own-proof/use-own-proof';
import type { OwnProof } from '../../resource-kit/own-proof/proof';
import { PageTitle } from '../../resource-kit/page-title';
import type { FieldInputProps } from '../../resource-kit/types';
import { SecretDialog } from '../secret-dialog';
import { useRoles } from '../user/filters';
import { apiKeys } from './section';
import { useApiKeyWords } from './words';

/** What the form asks for. */
const definition = defineResource({
  name: apiKeys.name,
  icon: apiKeys.icon,
  fields: {
    name: text({ required: true, maxLength: 100 }),
    role_id: reference('role', 'role', { required: true }),
    expires_on: date({ required: true }),
  },
  list: { columns: [], search: [], defaultSort: { field: 'name', order: 'ASC' } },
  messages: apiKeys.messages as never,
});

/** The roles that whoever makes the key may give it; the others are shown and cannot be chosen. */
function RoleInput({ name }: FieldInputProps) {
  const roles = useRoles();
  const { permissions } = useAccount();
  const language = useLanguage();
  const words = useApiKeyWords();
  const choices = (roles ?? []).map((role) => ({
    id: role.id,
    name: shownRole(role.name, language),
    disabled: !mayActOn(permissions, role.permissions),
  }));
  const help = !roles ? 'no_roles' : choices.some(({ disabled }) => disabled) ? 'not_assignable' : null;
  return (
    <SelectInput
      source={name}
      choices={choices}
      disableValue="disabled"
      translateChoice={false}
      validate={required()}
      margin="none"
      helperText={help ? words(help) : false}
    />
  );
}

const overrides = { fields: { role_id: RoleInput } };

/** The page that makes an API key: what for, role, last day; then who sits there, and the key, this once. */
export function ApiKeyCreate() {
  const words = useApiKeyWords();
  const label = useCreateLabel();
  const redirect = useRedirect();
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const refusalOf = useSaveFailure();
  const { saveWithProof, question } = useOwnProof();
  const [made, setMade] = useState<CreatedApiKey | null>(null);
  const save = (input: Record<string, unknown>): Promise<SaveRefusal | undefined> =>
    saveWithProof(async (proof?: OwnProof) => {
      try {
        setMade(await dataProvider.api('POST', OFFICE_API.apiKey, { body: { ...input, ...proof } as never }));
      } catch (error) {
        return refusalOf(error);
      }
      return undefined;
    });
  return (
    <>
      <Title title={<PageTitle text={label(apiKeys.route)} />} preferenceKey={false} />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <Alert severity="info" sx={{ mb: 3 }}>
            {words('intro')}
          </Alert>
          <ResourceForm definition={definition} overrides={overrides} onSave={save} warnWhenUnsaved={!made}>
            <FormButtons leaveButton={<BackButton route={apiKeys.route} />} />
          </ResourceForm>
        </CardContent>
      </Card>
      {question}
      {made && (
        <SecretDialog
          title={words('made')}
          warning={words('once')}
          label={words('key')}
          secret={made.key}
          onDone={() => redirect('list', apiKeys.route)}
        />
      )}
    </>
  );
}
