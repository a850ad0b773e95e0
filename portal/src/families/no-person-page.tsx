import { BACKOFFICE } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useT } from '../i18n';
import { PageTitle } from '../components/page-title';

/** A page of the family area for an account without a person, which is one of the staff: why there is nothing, and the way on. */
export function NoPersonPage({ title }: { title: string }) {
  const t = useT();
  return (
    <Box sx={{ pt: 4, maxWidth: 720 }}>
      <PageTitle sx={{ mb: 2 }}>{title}</PageTitle>
      <Alert severity="info">{t('family.no_person')}</Alert>
      <Button variant="contained" href={`${BACKOFFICE}/`} sx={{ mt: 3 }}>
        {t('app.back_office')}
      </Button>
    </Box>
  );
}
