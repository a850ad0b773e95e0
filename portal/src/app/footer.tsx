import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PORTAL } from '@feria/shared/routes';
import { mailLink, phoneLink } from '@feria/shared/rules/contact';
import { namedUpload } from '@feria/shared/rules/uploads';
import { Link } from 'react-router-dom';
import { useT } from '../i18n';
import { FOCUS_COLOUR } from '../components/focus-colour';
import { useContact } from '../components/contact';
import { PAGE_WIDTH } from './theme';
import { PRODUCT, useOptions } from '../api/options';

const LINK = { color: 'inherit', fontWeight: 700, py: 1, display: 'inline-block' } as const;

/** The footer: pictures of the sponsors, name, contact of the office, imprint, accessibility and privacy file. */
export function Footer() {
  const t = useT();
  const { options } = useOptions();
  const images = [options.app_footer, options.app_footer_1].filter((src) => src !== undefined);
  return (
    <Box component="footer" sx={{ bgcolor: '#2a1f19', color: '#f6ebe2', [FOCUS_COLOUR]: 'currentColor' }}>
      {images.length > 0 && (
        <Box sx={{ bgcolor: 'background.paper', borderTop: '1px solid', borderColor: 'divider' }}>
          <Box
            sx={{
              ...PAGE_WIDTH,
              display: 'flex',
              flexWrap: 'wrap',
              gap: { xs: 2, sm: 4 },
              py: { xs: 2, sm: 2.5 },
              alignItems: 'center',
            }}
          >
            {images.map((src) => (
              <Box
                key={src}
                component="img"
                src={src}
                alt=""
                height={100}
                loading="lazy"
                sx={{ height: { xs: 48, sm: 100 }, maxWidth: '100%', objectFit: 'contain' }}
              />
            ))}
          </Box>
        </Box>
      )}
      <Box
        sx={{
          ...PAGE_WIDTH,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
          py: 4,
        }}
      >
        <div>
          <Typography sx={{ fontWeight: 800 }}>{options.app_name ?? PRODUCT}</Typography>
          <Typography variant="body2">{t('app.footer')}</Typography>
        </div>
        <Contact />
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
          {(options.imprint || options.imprint_it) && (
            <Box component={Link} to={PORTAL.imprint} sx={LINK}>
              {t('app.imprint')}
            </Box>
          )}
          <Box component={Link} to={PORTAL.accessibility} sx={LINK}>
            {t('app.accessibility')}
          </Box>
          {options.app_privacy && (
            <Box component="a" href={namedUpload(options.app_privacy, t('app.privacy'))} download sx={LINK}>
              {t('app.privacy')}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** Name, telephone and e-mail address of the office, as far as the options have them. */
function Contact() {
  const t = useT();
  const { contact, isKnown } = useContact();
  if (!isKnown) return null;
  return (
    <Box component="address" sx={{ fontStyle: 'normal', display: 'flex', flexDirection: 'column' }}>
      <Typography sx={{ fontWeight: 800 }}>{t('app.contact')}</Typography>
      {contact.name && <Typography variant="body2">{contact.name}</Typography>}
      {contact.phone && (
        <Box component="a" href={phoneLink(contact.phone)} sx={LINK}>
          {contact.phone}
        </Box>
      )}
      {contact.email && (
        <Box component="a" href={mailLink(contact.email)} sx={{ ...LINK, overflowWrap: 'anywhere' }}>
          {contact.email}
        </Box>
      )}
    </Box>
  );
}
