import Block from '@mui/icons-material/Block';
import Chip from '@mui/material/Chip';
import { formatInstant, OFFICE_API, shownRole, type ApiKeyRecord } from '@feria/shared';
import { addDays, formatDate, isPast, romeDate } from '@feria/shared/rules/dates';
import { useDataProvider, useRefresh } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useAccount, useCan } from '../../resource-kit/account';
import { ConfirmIconButton } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { ChoiceFilter, SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import type { FilterInputProps } from '../../resource-kit/types';
import { useRoles } from '../user/filters';
import { apiKeys } from './section';
import { useApiKeyWords } from './words';

/** The last day of a key; that it is over, once it is. */
function LastDay({ expires_at }: ApiKeyRecord) {
  const words = useApiKeyWords();
  const end = new Date(expires_at);
  const day = formatDate(addDays(romeDate(end), -1));
  if (!isPast(end)) return day;
  return (
    <>
      {day} <Chip size="small" label={words('over')} />
    </>
  );
}

function RevokeButton({ apiKey: { id, name } }: { apiKey: ApiKeyRecord }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const refresh = useRefresh();
  const words = useApiKeyWords();
  return (
    <ConfirmIconButton
      icon={<Block fontSize="small" />}
      label={words('revoke', { name })}
      question={words('revoke_question', { name })}
      confirm={words('revoke_short')}
      destructive
      action={async () => {
        const { message } = await dataProvider.api('DELETE', `${OFFICE_API.apiKey}/{id}`, { params: { id } });
        refresh();
        return message;
      }}
    />
  );
}

/** Keys with a role. The roles have names for who may see roles. */
function RoleFilter(props: FilterInputProps) {
  const roles = useRoles();
  const language = useLanguage();
  if (!roles) return null;
  const choices = roles.map((role) => ({ id: String(role.id), name: shownRole(role.name, language) }));
  return <ChoiceFilter {...props} choices={choices} />;
}

/** The keys of programs: for what, of whom, with which role, how long, and when they were last used. */
export function ApiKeyList() {
  const text = useText();
  const words = useApiKeyWords();
  const language = useLanguage();
  const can = useCan();
  const { id } = useAccount();
  return (
    <ResourceList<ApiKeyRecord>
      section={apiKeys}
      columns={[
        { source: 'name', render: ({ name }) => name },
        { source: 'role.name', render: ({ role }) => shownRole(role.name, language) },
        { source: 'user.name', render: ({ user }) => user.name },
        { source: 'hint', sortBy: false, render: ({ hint }) => `…${hint}` },
        { source: 'expires_at', render: (key) => <LastDay {...key} /> },
        {
          source: 'last_used_at',
          render: ({ last_used_at }) => (last_used_at ? formatInstant(last_used_at) : words('never')),
        },
        { source: 'created_at', optional: true, render: ({ created_at }) => formatInstant(created_at) },
      ]}
      filters={[
        <SearchFilter key="q" source="q" label={text('list.search')} />,
        <RoleFilter key="role_id" source="role_id" label="resources.apiKey.fields.role_id" />,
      ]}
      sort={{ field: 'id', order: 'DESC' }}
      rowClick={false}
      rowActions={(key) =>
        (can(apiKeys.permissions.update) || key.user.id === id) && <RevokeButton apiKey={key} />
      }
      empty={{ title: words('empty'), help: words('empty_help') }}
    />
  );
}
