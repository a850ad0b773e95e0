import Clear from '@mui/icons-material/Clear';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatInstant, type StaffChildDetail, type StaffGuardianInvitation } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { API } from '@feria/shared/routes';
import { useDataProvider, useRefresh } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { ConfirmIconButton } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { recordAs, type ResourceRecord } from '../../resource-kit/types';

/** Who was invited as second guardian by whom, and open invitations. Nothing when nobody has invited anybody. */
export function ChildGuardians({ record }: { record: ResourceRecord }) {
  const text = useText();
  // Until the request is answered, react-admin shows the record of the list, which has no invitations.
  const child = recordAs<Partial<StaffChildDetail>>(record);
  const invited = child.parents?.filter(({ invited_by }) => invited_by !== null) ?? [];
  const invitations = child.guardian_invitations ?? [];
  if (invited.length + invitations.length === 0) return null;
  return (
    <Card component="section" aria-label={text('people.guardians')} sx={{ mb: 3 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {text('people.guardians')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {text('people.guardians_help')}
        </Typography>
        {invited.map(({ id, display_name, invited_by }) => (
          <Typography key={id}>
            {text('people.guardian_invited_by', { name: display_name, inviter: invited_by ?? '' })}
          </Typography>
        ))}
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </CardContent>
    </Card>
  );
}

function Invitation({ invitation }: { invitation: StaffGuardianInvitation }) {
  const { id, email, inviter, state, expires_at } = invitation;
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const refresh = useRefresh();
  const text = useText();
  const can = useCan();
  const words = { email, inviter, until: formatInstant(expires_at) };
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {text(state === 'expired' ? 'people.invitation_expired' : 'people.invitation', words)}
      </Typography>
      {can(resources.child.permissions.update) && (
        <ConfirmIconButton
          icon={<Clear fontSize="small" />}
          label={text('people.withdraw_invitation', { email })}
          question={text('people.withdraw_question', { email })}
          confirm={text('people.withdraw')}
          destructive
          action={async () => {
            const { message } = await dataProvider.api('DELETE', `${API.guardianInvitation}/{id}`, {
              params: { id },
            });
            refresh();
            return message;
          }}
        />
      )}
    </Stack>
  );
}
