import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PORTAL } from '@feria/shared';
import { useEffect } from 'react';
import { LinkBase, Loading, Title } from 'react-admin';
import { useText } from '../i18n';
import { PageTitle } from '../resource-kit/page-title';
import { leaveFor } from './session';

/** Leaves for the portal's page 403, which serves both frontends. */
export function Forbidden() {
  useEffect(() => void leaveFor(PORTAL.forbidden), []);
  return <Loading />;
}

/** The page of an address that does not exist. */
export function NotFound() {
  const text = useText();
  return (
    <Stack spacing={2} sx={{ py: 8, alignItems: 'center', textAlign: 'center' }}>
      <Title title={<PageTitle text={text('app.not_found')} />} preferenceKey={false} />
      <Typography variant="h5" component="p">
        {text('app.not_found')}
      </Typography>
      <Typography color="textSecondary">{text('app.not_found_help')}</Typography>
      <Button component={LinkBase} to="/" variant="contained">
        {text('app.home')}
      </Button>
    </Stack>
  );
}
