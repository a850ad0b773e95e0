import Dashboard from '@mui/icons-material/Dashboard';
import EventSeat from '@mui/icons-material/EventSeat';
import type { ReactElement } from 'react';
import { Menu, useGetResourceLabel } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { resources as definitions } from '@feria/shared/resources/index';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { iconNamed } from '../../resource-kit/icons';
import { menuSections } from '../../resources';
import { OVERVIEW } from '../paths';

interface Entry {
  to: string;
  label: string;
  icon: ReactElement;
}

/** react-admin marks every entry whose address the page starts with. Only the longest of them is the current one. */
const entryStyle = {
  '&.RaMenuItemLink-active:not([aria-current])': {
    color: 'text.secondary',
    '& .RaMenuItemLink-icon': { color: 'text.secondary' },
  },
  '&[aria-current]': { fontWeight: 700, bgcolor: 'action.selected' },
  '& .MuiTypography-root': { whiteSpace: 'normal' },
} as const;

/** The entry of the page, or of the section that the page belongs to. */
function entryOf(pathname: string, entries: readonly Entry[]): Entry | undefined {
  return entries
    .filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
    .sort((a, b) => b.to.length - a.to.length)[0];
}

/** The sections that the account may see. */
export function FeriaMenu() {
  const can = useCan();
  const text = useText();
  const label = useGetResourceLabel();
  const { pathname } = useLocation();
  const { permissions } = definitions.course;
  const dashboard: Entry = { to: '/', label: 'ra.page.dashboard', icon: <Dashboard /> };
  const overview: Entry = { to: OVERVIEW, label: text('overview.title'), icon: <EventSeat /> };
  const sections = menuSections
    .filter(({ section }) => can(section.permissions.index))
    .map(({ section, MenuBadge }): Entry => {
      const Icon = iconNamed(section.icon);
      const icon = MenuBadge ? (
        <MenuBadge>
          <Icon />
        </MenuBadge>
      ) : (
        <Icon />
      );
      return { to: `/${section.route}`, label: label(section.route, 2), icon };
    });
  const entries = [...(can(permissions.index) ? [dashboard] : []), overview, ...sections];
  const current = entryOf(pathname, entries);
  return (
    <Menu component="ul" aria-label={text('app.menu')} sx={{ py: 1 }}>
      {entries.map((entry) => (
        <Menu.Item
          key={entry.to}
          to={entry.to}
          primaryText={entry.label}
          leftIcon={entry.icon}
          aria-current={entry === current ? 'page' : undefined}
          sx={entryStyle}
        />
      ))}
    </Menu>
  );
}
