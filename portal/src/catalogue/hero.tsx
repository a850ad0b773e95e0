import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Skeleton } from '../components/skeleton';
import { useI18n } from '../i18n';
import { PageTitle } from '../components/page-title';
import { useOptions } from '../api/options';
import { Photo } from '../components/photo';
import { RichText } from '../components/rich-text';
import { Scene } from '../components/scene';

/** The organiser's welcome text over a picture. @param children what stands right below the heading */
export function Hero({ children }: { children?: ReactNode }) {
  const { t, local } = useI18n();
  const { options, isLoaded } = useOptions();
  const intro = local(
    { app_intro: options.app_intro ?? null, app_intro_it: options.app_intro_it ?? null },
    'app_intro',
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1.05fr 1fr' },
        mt: { xs: 2, sm: 3 },
        borderRadius: { xs: 5, sm: 7 },
        overflow: 'hidden',
        bgcolor: 'primary.tint',
      }}
    >
      <Box
        sx={{
          order: { md: 2 },
          position: 'relative',
          minHeight: { xs: 150, md: 400 },
          maxHeight: { xs: 150, md: 'none' },
          lineHeight: 0,
          clipPath: { md: 'ellipse(100% 130% at 100% 50%)' },
        }}
      >
        {options.app_background ? (
          <Photo src={options.app_background} sizes="(min-width: 900px) 660px, 100vw" isFirst />
        ) : (
          <Box sx={{ position: 'absolute', inset: 0 }}>
            <Scene seed={0} />
          </Box>
        )}
      </Box>
      <Box sx={{ p: { xs: 3, sm: 4, md: 6 }, alignSelf: 'center', minHeight: { xs: 230, md: 0 } }}>
        <PageTitle documentTitle={t('projects.title')} sx={{ mb: 2 }}>
          {t('projects.hero')}
        </PageTitle>
        <Box sx={{ mb: 2.5 }}>{children}</Box>
        {intro ? (
          <RichText html={intro} under={1} sx={{ fontSize: '1.1rem', maxWidth: '34em' }} />
        ) : (
          !isLoaded && [0, 1, 2, 3].map((line) => <Skeleton key={line} height={28} />)
        )}
      </Box>
    </Box>
  );
}
