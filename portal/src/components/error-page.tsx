import { PORTAL } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ContactHint } from './contact';
import { PageTitle } from './page-title';
import { useT } from '../i18n';
import { PlainButton } from './plain-button';
import { Scene } from './scene';

interface ErrorPageProps {
  /** Number of the drawing. */
  seed: number;
  title: string;
  text: string;
}

/** A page for addresses that show nothing (404, 403): the reason, and a link to the start page. */
export function ErrorPage({ seed, title, text }: ErrorPageProps) {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', py: { xs: 4, md: 7 }, textAlign: 'center' }}>
      <Box sx={{ width: 'min(320px, 80%)', borderRadius: 5, overflow: 'hidden', lineHeight: 0, mb: 3 }}>
        <Scene seed={seed} />
      </Box>
      <PageTitle>{title}</PageTitle>
      <Typography color="textSecondary" sx={{ maxWidth: 480, mt: 1.5, mb: 3 }}>
        {text}
      </Typography>
      <PlainButton to={PORTAL.index} variant="contained">
        {t('app.home')}
      </PlainButton>
      <ContactHint />
    </Box>
  );
}
