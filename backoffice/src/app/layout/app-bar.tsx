import AccountCircle from '@mui/icons-material/AccountCircle';
import Launch from '@mui/icons-material/Launch';
import Password from '@mui/icons-material/Password';
import VerifiedUser from '@mui/icons-material/VerifiedUser';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BACKOFFICE, PORTAL } from '@feria/shared';
import type { ReactNode, Ref } from 'react';
import {
  AppBar,
  LinkBase,
  LoadingIndicator,
  Logout,
  TitlePortal,
  useCreatePath,
  useGetIdentity,
  UserMenu,
  useUserMenu,
} from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n';
import { useAccount, useCan } from '../../resource-kit/account';
import { useAppName } from '../../resource-kit/page-title';
import { SearchButton } from '../../office/search/search-button';
import { LanguageMenu } from './language-menu';

/** On a phone the title of the page needs the room. The start page is in the menu too. */
const hiddenOnPhone = { '@media (max-width: 599px)': { display: 'none' } } as const;

function Tools() {
  const text = useText();
  return (
    <>
      <SearchButton />
      <LanguageMenu />
      <Tooltip title={text('app.to_portal')}>
        <IconButton component="a" href={PORTAL.index} color="inherit" aria-label={text('app.to_portal')}>
          <Launch />
        </IconButton>
      </Tooltip>
      <LoadingIndicator />
    </>
  );
}

/** The menu of the account. Its accessible name is the text on the button, so that voice control can open it. */
function Account() {
  const { identity } = useGetIdentity();
  // As react-admin decides it: without room the button has no text.
  const hasText = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  return (
    <UserMenu label={(hasText && identity?.fullName) || 'ra.auth.user_menu'}>
      <OwnAccount />
      <PortalPage
        page={PORTAL.changePassword}
        label="app.change_password"
        icon={<Password fontSize="small" />}
      />
      <PortalPage
        page={PORTAL.secondFactor}
        label="app.second_factor"
        icon={<VerifiedUser fontSize="small" />}
      />
      <Logout />
    </UserMenu>
  );
}

/** The bar on top: name of the application, title of the page, language, portal, account. */
export function FeriaAppBar() {
  const name = useAppName();
  return (
    <AppBar alwaysOn color="primary" toolbar={<Tools />} userMenu={<Account />}>
      <Link
        component={LinkBase}
        to="/"
        color="inherit"
        underline="hover"
        noWrap
        sx={{ ...hiddenOnPhone, fontWeight: 800, fontSize: '1.1rem', maxWidth: '30vw' }}
      >
        {name}
      </Link>
      <Typography aria-hidden sx={{ ...hiddenOnPhone, mx: 1.5, opacity: 0.6 }}>
        /
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TitlePortal component="h1" sx={{ fontSize: '1.05rem', fontWeight: 600 }} />
      </Box>
    </AppBar>
  );
}

/** The props that MUI's menu adds to its items. */
type ItemProps = { ref?: Ref<HTMLLIElement>; tabIndex?: number; autoFocus?: boolean };

/** Leads to the account's own page, for accounts that may change themselves. */
function OwnAccount(props: ItemProps) {
  const text = useText();
  const can = useCan();
  const account = useAccount();
  const createPath = useCreatePath();
  const menu = useUserMenu();
  if (!can('user.update', 'user.updateOwn')) return null;
  return (
    <MenuItem
      {...props}
      // One `component` each for a link and a list item: MUI's types know one at a time.
      {...{ component: LinkBase, to: createPath({ resource: 'user', type: 'edit', id: account.id }) }}
      onClick={menu?.onClose}
    >
      <ListItemIcon>
        <AccountCircle fontSize="small" />
      </ListItemIcon>
      <ListItemText>{text('app.own_account')}</ListItemText>
    </MenuItem>
  );
}

interface PortalPageProps extends ItemProps {
  page: string;
  label: 'app.change_password' | 'app.second_factor';
  icon: ReactNode;
}

/** Leads to a page of the portal for the own login, which comes back here. */
function PortalPage({ page, label, icon, ...props }: PortalPageProps) {
  const text = useText();
  const { pathname } = useLocation();
  const backUrl = encodeURIComponent(`${BACKOFFICE}${pathname}`);
  return (
    <MenuItem {...props} {...{ component: 'a', href: `${page}?backUrl=${backUrl}` }}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{text(label)}</ListItemText>
    </MenuItem>
  );
}
