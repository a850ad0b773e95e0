import BarChart from '@mui/icons-material/BarChart';
import Dashboard from '@mui/icons-material/Dashboard';
import EventSeat from '@mui/icons-material/EventSeat';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Today from '@mui/icons-material/Today';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SvgIconComponent } from '@mui/icons-material';
import type { TooltipProps } from '@mui/material/Tooltip';
import { useId } from 'react';
import { Menu, useGetResourceLabel, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ASSIGNED_PERMISSION, BACKOFFICE, TODAY } from '@feria/shared';
import { resources as definitions } from '@feria/shared/resources/index';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { iconNamed } from '../../resource-kit/icons';
import { MENU_GROUPS, type MenuGroup } from '../../resource-kit/menu-groups';
import { toList } from '../../resource-kit/sections';
import type { ResourceOverrides } from '../../resource-kit/types';
import { menuSections } from '../sections';
import { OVERVIEW } from '../../catalogue/course/overview/overview-path';
import { FIGURES } from '../../office/figures/figures-path';
import { useFoldedGroups } from './folded-groups';

interface Entry {
  to: string;
  /** It is a program of its own. */
  reloadDocument?: boolean;
  label: string;
  group: MenuGroup;
  Icon: SvgIconComponent;
  Badge?: ResourceOverrides['MenuBadge'];
}

const list = { m: 0, p: 0, listStyle: 'none' } as const;

/** react-admin marks every entry whose address the page starts with. Only the longest of them is the current one. */
const entryStyle = {
  minHeight: { xs: 44, md: 0 },
  py: { md: 0.5 },
  '&.RaMenuItemLink-active:not([aria-current])': {
    color: 'text.secondary',
    '& .RaMenuItemLink-icon': { color: 'text.secondary' },
  },
  '&[aria-current]': { fontWeight: 700, bgcolor: 'action.selected' },
  '.RaMenu-open & .MuiTypography-root': { whiteSpace: 'normal' },
} as const;

/** Without this a tooltip would be the name of its entry, without the number on the icon. The rest of the props is react-admin's. */
const described = { describeChild: true } as TooltipProps;

/** The list of a day and its open points: their address begins with that of the projects, and they belong to no entry. */
const DAY = `/${definitions.course.route}/day`;

/** The entry of the page, or of the section that the page belongs to. */
function entryOf(pathname: string, entries: readonly Entry[]): Entry | undefined {
  if (pathname === DAY || pathname.startsWith(`${DAY}/`)) return undefined;
  return entries
    .filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
    .sort((a, b) => b.to.length - a.to.length)[0];
}

/** The sections that the account may see, in groups. A group without any is left out. */
export function FeriaMenu() {
  const can = useCan();
  const text = useText();
  const label = useGetResourceLabel();
  const { pathname } = useLocation();
  const [wide] = useSidebarState();
  const [folded, toggle] = useFoldedGroups();
  const entries: Entry[] = [
    ...(can(definitions.course.permissions.index)
      ? [{ to: '/', label: 'ra.page.dashboard', group: 'season' as const, Icon: Dashboard }]
      : []),
    { to: OVERVIEW, label: text('overview.title'), group: 'season', Icon: EventSeat },
    ...(can('peopleCourseWeekRegistration.index') || can(ASSIGNED_PERMISSION)
      ? [
          {
            to: TODAY.slice(BACKOFFICE.length),
            reloadDocument: true,
            label: 'app.today',
            group: 'season' as const,
            Icon: Today,
          },
        ]
      : []),
    ...(can('figures.view')
      ? [{ to: FIGURES, label: 'app.figures', group: 'season' as const, Icon: BarChart }]
      : []),
    ...menuSections
      .filter(({ section }) => can(...toList(section)))
      .map(({ section, menu: { group }, MenuBadge }) => ({
        to: `/${section.route}`,
        label: label(section.route, 2),
        group,
        Icon: iconNamed(section.icon),
        Badge: MenuBadge,
      })),
  ];
  const current = entryOf(pathname, entries);
  return (
    <nav aria-label={text('app.menu')}>
      {/* A list of links. By itself it would be a `menu`, as of a program; its arrow keys and letters move along the links. */}
      <Menu component="ul" role="list" sx={{ py: 1 }}>
        {MENU_GROUPS.map((group) => ({ group, own: entries.filter((entry) => entry.group === group) }))
          .filter(({ own }) => own.length > 0)
          .map(({ group, own }) => (
            <Group
              key={group}
              name={text(`app.menu_groups.${group}`)}
              entries={own}
              current={current}
              wide={wide}
              folded={folded.includes(group)}
              onToggle={() => toggle(group)}
            />
          ))}
      </Menu>
    </nav>
  );
}

interface GroupProps {
  name: string;
  entries: readonly Entry[];
  current: Entry | undefined;
  /** Whether the menu has words; else it has icons only. */
  wide: boolean;
  folded: boolean;
  onToggle: () => void;
}

/** A group with its heading, which folds it. The one of the current page stays unfolded, and its heading does nothing. */
function Group({ name, entries, current, wide, folded, onToggle }: GroupProps) {
  const id = useId();
  const isCurrent = current?.group === entries[0]?.group;
  // A menu of icons only has no headings, so all icons are there.
  const open = !wide || isCurrent || !folded;
  return (
    <Box
      component="li"
      sx={wide ? { mb: 0.5 } : { py: 0.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      {wide && (
        <ButtonBase
          aria-expanded={open}
          aria-controls={id}
          aria-disabled={isCurrent || undefined}
          onClick={isCurrent ? undefined : onToggle}
          sx={{
            width: 1,
            minHeight: { xs: 44, md: 30 },
            pl: 2,
            pr: 1,
            textAlign: 'start',
            fontFamily: 'inherit',
            fontSize: '0.8rem',
            fontWeight: 700,
            color: 'text.secondary',
            ...(isCurrent && { cursor: 'default' }),
            '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover' },
          }}
        >
          <Box component="span" sx={{ flex: 1 }}>
            {name}
          </Box>
          {!open &&
            entries.map(
              ({ to, Badge }) =>
                Badge && (
                  <Badge key={to}>
                    <Box component="span" sx={{ width: 24, height: 12 }} />
                  </Badge>
                ),
            )}
          {!isCurrent && (
            <ExpandMore fontSize="small" sx={{ transform: open ? 'rotate(180deg)' : undefined }} />
          )}
        </ButtonBase>
      )}
      <Box component="ul" id={id} aria-label={name} hidden={!open} sx={list}>
        {open &&
          entries.map((entry) => <EntryLink key={entry.to} entry={entry} isCurrent={entry === current} />)}
      </Box>
    </Box>
  );
}

/** The link to a section. react-admin shows its name as a tooltip while the menu has icons only, and closes a drawer. */
function EntryLink({ entry, isCurrent }: { entry: Entry; isCurrent: boolean }) {
  const { to, label, Icon, Badge, reloadDocument } = entry;
  const icon = <Icon />;
  return (
    <li>
      <Menu.Item
        role="link"
        to={to}
        {...(reloadDocument && { reloadDocument })}
        primaryText={label}
        leftIcon={Badge ? <Badge>{icon}</Badge> : icon}
        tooltipProps={described}
        aria-current={isCurrent ? 'page' : undefined}
        sx={entryStyle}
      />
    </li>
  );
}
