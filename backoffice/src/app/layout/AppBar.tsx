import Launch from '@mui/icons-material/Launch';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { PORTAL } from '@feria/shared';
import {
  AppBar,
  LinkBase,
  LoadingIndicator,
  Logout,
  TitlePortal,
  useGetIdentity,
  UserMenu,
} from 'react-admin';
import { useText } from '../../i18n';
import { useAppName } from '../../resource-kit/PageTitle';
import { ChangePassword, OwnAccount } from './AccountItems';
import { LanguageMenu } from './LanguageMenu';

/** The title of the page needs the room; the start page is in the menu too. */
const hiddenOnPhone = { '@media (max-width: 599px)': { display: 'none' } } as const;

function Tools() {
  const text = useText();
  return (
    <>
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

/** The account and its logout; named by what stands on the button, so that both can be asked for by it. */
function Account() {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={identity?.fullName ?? 'ra.auth.user_menu'}>
      <OwnAccount />
      <ChangePassword />
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
