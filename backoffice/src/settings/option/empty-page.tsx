import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import Save from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { option } from '@feria/shared/resources/option/index';
import { CanAccess, Loading, Title, useGetResourceLabel, useTranslate } from 'react-admin';
import { Forbidden } from '../../core/pages';
import { useText } from '../../i18n';
import { BackButton } from '../../resource-kit/form/form-buttons';
import { PageTitle } from '../../resource-kit/page-title';

/** An empty page: every option is edited in the list page, but react-admin expects pages to create and edit. */
export function EmptyOptionPage({ action }: { action: 'create' | 'edit' }) {
  return (
    <CanAccess resource={option.route} action={action} loading={<Loading />} accessDenied={<Forbidden />}>
      <EmptyPage />
    </CanAccess>
  );
}

function EmptyPage() {
  const label = useGetResourceLabel();
  const translate = useTranslate();
  const text = useText();
  return (
    <Card sx={{ my: 2 }}>
      <Title title={<PageTitle text={label(option.route, 1)} />} preferenceKey={false} />
      <CardContent>
        <Typography>{text('options.shell')}</Typography>
        <Stack direction="row" spacing={1.5} sx={{ mt: 3 }}>
          <Button variant="contained" startIcon={<Save />} disabled>
            {translate('ra.action.save')}
          </Button>
          <BackButton route={option.route} />
        </Stack>
      </CardContent>
    </Card>
  );
}
