import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '../components/page-title';

interface AccountCardProps {
  title: string;
  intro?: string | undefined;
  children: ReactNode;
  isWide?: boolean;
}

/** The card around login, registration and password forms. */
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
        <PageTitle sx={{ fontSize: 'clamp(1.3rem, 0.75rem + 2.5vw, 2rem)' }}>{title}</PageTitle>
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

/** A long, low landscape over a card. Decoration only. */
function Banner() {
  return (
    <svg
      viewBox="0 0 720 120"
      preserveAspectRatio="xMaxYMax slice"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="720" height="120" fill="#ffe2bf" />
      <circle cx="580" cy="58" r="52" fill="#ff9d3f" opacity=".22" />
      <circle cx="580" cy="58" r="32" fill="#ff9d3f" />
      <path
        d="M0 92l60-40 26 16 48-44 44 40 30-18 52 36 58-54 34 34 26-16 60 44 70-62 32 30 34-18 44 34 58-50 44 36v60H0z"
        fill="#d9b8a8"
      />
      <path d="M0 98c110-34 220-16 330-6s230 8 390-26v54H0z" fill="#7fa38a" />
      <path d="M0 112c140-26 270-20 380-8s220 4 340-14v30H0z" fill="#3f7a63" />
      <path d="M470 40l24 12-10 26-26-10z" fill="#fff" />
      <path d="M470 40l-12 28 26 10z" fill="#ef6a3a" />
      <path d="M484 78c4 12-8 14-4 26" fill="none" stroke="#fff" strokeWidth="2.5" />
    </svg>
  );
}
