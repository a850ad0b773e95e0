import type { ReactNode } from 'react';
import { Layout } from 'react-admin';
import { FeriaAppBar } from './app-bar';
import { FeriaMenu } from './menu';

const sx = {
  // A wide table scrolls in its own box; without this it would widen the page.
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, md: 2 }, pb: { xs: 3, sm: 1 } },
};

/** Bar, menu and page. */
export function FeriaLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={FeriaAppBar} appBarAlwaysOn menu={FeriaMenu} sx={sx}>
      {children}
    </Layout>
  );
}
