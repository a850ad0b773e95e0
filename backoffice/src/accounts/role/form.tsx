import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type RoleDetail, shownRole } from '@feria/shared';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { recordAs, type FormOverrides, type ResourceRecord } from '../../resource-kit/types';
import { KeysOfRole } from './keys-of-role';
import { PermissionsInput } from './permissions-input';

/** The users with this role, each a link to the account. */
function AssignedUsers({ record }: { record: ResourceRecord }) {
  const { assigned_users } = recordAs<Partial<RoleDetail>>(record);
  const text = useText();
  const translate = useTranslate();
  const can = useCan();
  const createPath = useCreatePath();
  // Until the request is answered, react-admin shows the record of the list, which has no users.
  if (!assigned_users) return null;
  return (
    <Card component="section" aria-label={text('users.roles.assigned')} sx={{ mb: 3 }}>
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
          {text('users.roles.assigned')}
        </Typography>
        {assigned_users.length === 0 ? (
          <Typography color="textSecondary">{text('users.roles.nobody')}</Typography>
        ) : (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{translate('resources.user.fields.name')}</TableCell>
                <TableCell>{translate('resources.user.fields.email')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {assigned_users.map(({ id, name, email }) => (
                <TableRow key={id}>
                  <TableCell>
                    {can('user.update') ? (
                      <Link component={LinkBase} to={createPath({ resource: 'user', type: 'edit', id })}>
                        {name}
                      </Link>
                    ) : (
                      name
                    )}
                  </TableCell>
                  <TableCell>{email}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </CardContent>
    </Card>
  );
}

/** What the lists call a role, over the form with its stored name, where the two differ. */
function ShownName({ record }: { record: ResourceRecord }) {
  const { name } = recordAs<{ name: string }>(record);
  const shown = shownRole(name, useLanguage());
  return shown === name ? null : (
    <Typography variant="h6" component="p" sx={{ mb: 2 }}>
      {shown}
    </Typography>
  );
}

/** Who changes the role changes what these may do. */
function Holders({ record }: { record: ResourceRecord }) {
  return (
    <>
      <AssignedUsers record={record} />
      <KeysOfRole roleId={record.id} />
    </>
  );
}

/** Permissions are chosen in groups; under the form stand the users and the API keys with the role. */
export default {
  fields: { permissions: PermissionsInput },
  Above: ShownName,
  Below: Holders,
} satisfies FormOverrides;
