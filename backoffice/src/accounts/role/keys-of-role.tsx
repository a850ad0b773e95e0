import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatInstant, type ApiKeyRecord } from '@feria/shared';
import { useGetList, useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { FilteredListLink } from '../../resource-kit/list/filtered-list';
import { ALL_ROWS } from '../../resource-kit/page-sizes';
import { apiKeys } from '../api-key/section';
import { useApiKeyWords } from '../api-key/words';
import { LoadFailed } from '../../resource-kit/load-failed';

/** The API keys with a role, for who may list all keys: whoever changes the role changes what these programs may do. */
export function KeysOfRole({ roleId }: { roleId: number }) {
  const can = useCan();
  const words = useApiKeyWords();
  if (!can(apiKeys.permissions.index)) return null;
  return (
    <Card component="section" aria-label={words('with_role')} sx={{ mb: 3 }}>
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
          {words('with_role')}
        </Typography>
        <Keys roleId={roleId} />
      </CardContent>
    </Card>
  );
}

function Keys({ roleId }: { roleId: number }) {
  const text = useText();
  const words = useApiKeyWords();
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<ApiKeyRecord>(apiKeys.route, {
    filter: { role_id: roleId },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: ALL_ROWS },
  });
  if (error) {
    return <LoadFailed onRetry={refetch}>{text('list.failed')}</LoadFailed>;
  }
  if (!data) return <LinearProgress aria-label={words('with_role')} />;
  if (data.length === 0) return <Typography color="textSecondary">{words('none_with_role')}</Typography>;
  const label = (field: string): string => translate(`resources.${apiKeys.route}.fields.${field}`);
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['name', 'user.name', 'last_used_at'].map((field) => (
              <TableCell key={field}>{label(field)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(({ id, name, user, last_used_at }) => (
            <TableRow key={id}>
              <TableCell>{name}</TableCell>
              <TableCell>{user.name}</TableCell>
              <TableCell>{last_used_at ? formatInstant(last_used_at) : words('never')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <FilteredListLink route={apiKeys.route} filter={{ role_id: String(roleId) }}>
        {words('show_with_role')}
      </FilteredListLink>
    </>
  );
}
