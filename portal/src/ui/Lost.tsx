import { PORTAL } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PageTitle } from '../app/PageTitle';
import { useT } from '../i18n';
import { Scene } from './Scene';

interface LostProps {
  /** Which drawing. */
  seed: number;
  title: string;
  documentTitle?: string;
  text: string;
}

/** A page that leads nowhere: why, and the way home. */
export function Lost({ seed, title, documentTitle, text }: LostProps) {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', py: { xs: 4, md: 7 }, textAlign: 'center' }}>
      <Box sx={{ width: 'min(320px, 80%)', borderRadius: 5, overflow: 'hidden', lineHeight: 0, mb: 3 }}>
        <Scene seed={seed} />
      </Box>
      <PageTitle {...(documentTitle && { documentTitle })}>{title}</PageTitle>
      <Typography color="textSecondary" sx={{ maxWidth: 480, mt: 1.5, mb: 3 }}>
        {text}
      </Typography>
      <Button component={Link} to={PORTAL.index} variant="contained">
        {t('app.home')}
      </Button>
    </Box>
  );
}
