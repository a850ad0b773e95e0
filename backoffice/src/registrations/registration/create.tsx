import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { Title, useRequireAccess } from 'react-admin';
import { useText } from '../../i18n';
import { BackButton } from '../../resource-kit/form/form-buttons';
import { useLeave } from '../../resource-kit/form/use-leave';
import { PageTitle } from '../../resource-kit/page-title';
import { RegisterChildForm } from './register-child-form';
import { registrations } from './section';

/** Staff register a child for a week. */
export function RegistrationCreate() {
  const leave = useLeave(`/${registrations.route}`);
  const text = useText();
  const { isPending } = useRequireAccess({ resource: registrations.route, action: 'create' });
  if (isPending) return null;
  return (
    <>
      <Title title={<PageTitle text={text('registrations.create.title')} />} preferenceKey={false} />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <RegisterChildForm
            onDone={leave}
            warnWhenUnsaved
            leaveButton={<BackButton route={registrations.route} />}
          />
        </CardContent>
      </Card>
    </>
  );
}
