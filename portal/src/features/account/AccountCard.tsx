import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '../../app/PageTitle';
import { Banner } from '../../ui/Banner';

interface AccountCardProps {
  title: string;
  intro?: string | undefined;
  children: ReactNode;
  isWide?: boolean;
}

/** The frame of login, registration and passwords. */
export function AccountCard({ title, intro, children, isWide = false }: AccountCardProps) {
  return (
    <Box
      sx={{
        maxWidth: isWide ? 720 : 460,
        mx: 'auto',
        mt: { xs: 2, sm: 5 },
        borderRadius: 6,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        boxShadow: '0 1px 2px rgb(42 31 25 / 0.08), 0 10px 32px rgb(42 31 25 / 0.1)',
      }}
    >
      <Box sx={{ height: { xs: 84, sm: 116 }, lineHeight: 0 }}>
        <Banner />
      </Box>
      <Box sx={{ p: { xs: 2.5, sm: 4 } }}>
        <PageTitle sx={{ fontSize: 'clamp(1.6rem, 1.2rem + 1.5vw, 2rem)' }}>{title}</PageTitle>
        {intro && (
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {intro}
          </Typography>
        )}
        <Box sx={{ mt: 3 }}>{children}</Box>
      </Box>
    </Box>
  );
}
