import { isParentView } from '@feria/shared/browser/session';
import { BACKOFFICE, PORTAL } from '@feria/shared/routes';
import FamilyRestroom from '@mui/icons-material/FamilyRestroom';
import Login from '@mui/icons-material/Login';
import Logout from '@mui/icons-material/Logout';
import Settings from '@mui/icons-material/Settings';
import ShoppingBasket from '@mui/icons-material/ShoppingBasketOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { LoginState } from '../api/session';
import { useUser } from '../accounts/account';
import { useBasketCount, useVisitorBasket } from '../registrations/basket/count';
import { signOut } from './sign-out';
import { useT } from '../i18n';
import { VISUALLY_HIDDEN } from '../components/visually-hidden';
import { LanguageSwitch } from '../accounts/language-switch';
import { LITTLE_HEIGHT } from '../components/little-height';
import { PAGE_WIDTH } from './theme';
import { Logo } from './logo';
import { PRODUCT, useOptions } from '../api/options';
import { PlainButton } from '../components/plain-button';
import { useNotify } from '../components/toasts';

/** Text beside an icon; on a phone the icon alone, and the text for screen readers. */
function ButtonText({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ '@media (max-width: 699px)': VISUALLY_HIDDEN }}>
      {children}
    </Box>
  );
}

const NAV_BUTTON = {
  flex: 'none',
  minWidth: 44,
  px: { xs: 1, sm: 1.5 },
  gap: 1,
  '& svg': { fontSize: '1.5rem' },
  '&[aria-current]': { bgcolor: 'primary.wash' },
} as const;

/** The way to the basket, with what this browser knows to be in it. @param userId not given: of a visitor, who sees it when something is in it */
function BasketButton({ userId }: { userId?: number }) {
  const t = useT();
  const isHere = useLocation().pathname === PORTAL.basket;
  const visitors = Number.parseInt(useVisitorBasket(), 10) || 0;
  const own = useBasketCount(userId);
  const count = userId ? own : visitors;
  if (!userId && !count) return null;
  return (
    <PlainButton to={PORTAL.basket} aria-current={isHere ? 'page' : undefined} sx={NAV_BUTTON}>
      <ShoppingBasket aria-hidden />
      <ButtonText>{t('app.basket')}</ButtonText>
      {count > 0 && <b>{count}</b>}
    </PlainButton>
  );
}

function AccountButtons() {
  const t = useT();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, search } = useLocation();
  const { isSignedIn, user } = useUser();

  if (!isSignedIn) {
    const isAccountPage = pathname === PORTAL.login || pathname === PORTAL.register;
    const state: LoginState | undefined =
      isAccountPage || pathname === PORTAL.index ? undefined : { from: pathname + search };
    return (
      <>
        <BasketButton />
        <PlainButton to={PORTAL.login} state={state} sx={NAV_BUTTON}>
          <Login aria-hidden />
          {/* Beside three languages there is no room for the name on the narrowest screens. */}
          <Box component="span" sx={{ '@media (max-width: 359px)': VISUALLY_HIDDEN }}>
            {t('app.login')}
          </Box>
        </PlainButton>
      </>
    );
  }
  const leave = (): void => {
    // In this order and in one render: otherwise a page that needs a login would redirect to the login.
    void navigate(PORTAL.index);
    signOut();
    notify('success', t('app.signed_out'));
  };
  return (
    <>
      {user?.people && (
        <PlainButton
          to={PORTAL.planner}
          aria-current={pathname === PORTAL.planner ? 'page' : undefined}
          sx={{ ...NAV_BUTTON, display: { xs: 'none', md: 'inline-flex' } }}
        >
          {t('app.planner')}
        </PlainButton>
      )}
      {user?.people && <BasketButton userId={user.id} />}
      {user?.people && (
        <PlainButton
          to={PORTAL.myFamily}
          aria-current={pathname === PORTAL.myFamily ? 'page' : undefined}
          sx={NAV_BUTTON}
        >
          <FamilyRestroom aria-hidden />
          <ButtonText>{t('app.my_family')}</ButtonText>
        </PlainButton>
      )}
      {user && (user.permissions.length > 0 || !user.people) && (
        <PlainButton href={`${BACKOFFICE}/`} sx={NAV_BUTTON}>
          <Settings aria-hidden />
          <ButtonText>{t('app.back_office')}</ButtonText>
        </PlainButton>
      )}
      {!isParentView && (
        <PlainButton color="inherit" onClick={leave} sx={NAV_BUTTON}>
          <Logout aria-hidden />
          <ButtonText>{t('app.logout')}</ButtonText>
        </PlainButton>
      )}
    </>
  );
}

/** Logo and name, the account, the language. */
export function Header() {
  const t = useT();
  const { options } = useOptions();
  const { user } = useUser();
  const name = options.app_name ?? PRODUCT;
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        [LITTLE_HEIGHT]: { position: 'static' },
        zIndex: 'appBar',
        bgcolor: 'rgb(255 255 255 / 0.94)',
        backdropFilter: 'blur(8px)',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          ...PAGE_WIDTH,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1.5 },
          height: { xs: 60, sm: 72 },
        }}
      >
        <Box
          component={Link}
          to={PORTAL.index}
          aria-label={`${name} – ${t('app.home')}`}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            minWidth: 0,
            mr: 'auto',
            color: 'text.primary',
            textDecoration: 'none',
            borderRadius: 2,
          }}
        >
          <Logo src={options.app_logo} />
          <Typography
            component="span"
            sx={{
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              fontWeight: 900,
              fontSize: { xs: '1rem', sm: '1.3rem' },
              lineHeight: 1.15,
              letterSpacing: '-0.02em',
              // Beside the buttons of a parent, and the basket of a visitor, a phone has no room for it.
              '@media (max-width: 479px)': {
                [user?.people ? '&' : 'header:has([href="/basket"]) &']: { display: 'none' },
              },
            }}
          >
            {name}
          </Typography>
        </Box>
        <Box
          component="nav"
          aria-label={t('app.navigation')}
          sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 0.5 } }}
        >
          <AccountButtons />
        </Box>
        <LanguageSwitch />
      </Box>
    </Box>
  );
}
