import type { ReactNode } from 'react';
import { Layout, Sidebar, type SidebarProps } from 'react-admin';
import { useText } from '../../i18n';
import { FeriaAppBar } from './app-bar';
import { FeriaMenu } from './menu';

const sx = {
  // A wide table scrolls in its own box; without this it would widen the page.
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, md: 2 }, pb: { xs: 3, sm: 1 } },
};

/** The place of the menu: beside the page, or a drawer over it, which is a dialog and needs a name. */
function FeriaSidebar(props: SidebarProps) {
  const text = useText();
  const name = text('app.menu');
  return (
    <Sidebar
      {...props}
      slotProps={{ paper: ({ variant }) => (variant === 'temporary' ? { 'aria-label': name } : {}) }}
    />
  );
}

/** Bar, menu and page. */
export function FeriaLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={FeriaAppBar} appBarAlwaysOn menu={FeriaMenu} sidebar={FeriaSidebar} sx={sx}>
      {children}
    </Layout>
  );
}
