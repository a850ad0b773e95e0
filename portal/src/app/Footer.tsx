import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../i18n';
import { PAGE_WIDTH } from './page-width';
import { PRODUCT, useOptions } from './options';

/** Who stands behind it: pictures of the sponsors, name and privacy file. */
export function Footer() {
  const t = useT();
  const { options } = useOptions();
  const images = [options.app_footer, options.app_footer_1].filter((src) => src !== undefined);
  return (
    <Box component="footer" sx={{ bgcolor: '#2a1f19', color: '#f6ebe2' }}>
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
        {options.app_privacy && (
          <Box
            component="a"
            href={options.app_privacy}
            target="_blank"
            rel="noopener"
            sx={{ color: 'inherit', fontWeight: 700, py: 1 }}
          >
            {t('app.privacy')}
          </Box>
        )}
      </Box>
    </Box>
  );
}
