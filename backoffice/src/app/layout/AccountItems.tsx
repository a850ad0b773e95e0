import AccountCircle from '@mui/icons-material/AccountCircle';
import Password from '@mui/icons-material/Password';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { BACKOFFICE, PORTAL } from '@feria/shared';
import type { Ref } from 'react';
import { LinkBase, useCreatePath, useUserMenu } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n';
import { useAccount, useCan } from '../../resource-kit/account';

/** What MUI's menu hands to its items. */
type ItemProps = { ref?: Ref<HTMLLIElement>; tabIndex?: number; autoFocus?: boolean };

/** One's own account, for those who may change it. */
export function OwnAccount(props: ItemProps) {
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

/** One's own password: the page of the portal, which asks for the present one and comes back here. */
export function ChangePassword(props: ItemProps) {
  const text = useText();
  const { pathname } = useLocation();
  const backUrl = encodeURIComponent(`${BACKOFFICE}${pathname}`);
  return (
    <MenuItem {...props} {...{ component: 'a', href: `${PORTAL.changePassword}?backUrl=${backUrl}` }}>
      <ListItemIcon>
        <Password fontSize="small" />
      </ListItemIcon>
      <ListItemText>{text('app.change_password')}</ListItemText>
    </MenuItem>
  );
}
