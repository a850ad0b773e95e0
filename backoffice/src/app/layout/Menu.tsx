import EventSeat from '@mui/icons-material/EventSeat';
import { Menu, useGetResourceLabel } from 'react-admin';
import { resources as definitions } from '@feria/shared/resources/index';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { iconNamed } from '../../resource-kit/icons';
import { menuSections } from '../../resources';

/** The sections that the account may see. */
export function FeriaMenu() {
  const can = useCan();
  const text = useText();
  const label = useGetResourceLabel();
  return (
    <Menu component="ul" aria-label={text('app.menu')} sx={{ py: 1 }}>
      {can(definitions.course.permissions.index) && <Menu.DashboardItem />}
      {can(definitions.course.permissions.index) && (
        <Menu.Item
          to={`/${definitions.course.route}/overview`}
          primaryText={text('overview.title')}
          leftIcon={<EventSeat />}
        />
      )}
      {menuSections
        .filter(({ section }) => can(section.permissions.index))
        .map(({ section: { route, icon: iconName }, MenuMark }) => {
          const Icon = iconNamed(iconName);
          const icon = MenuMark ? (
            <MenuMark>
              <Icon />
            </MenuMark>
          ) : (
            <Icon />
          );
          return <Menu.Item key={route} to={`/${route}`} primaryText={label(route, 2)} leftIcon={icon} />;
        })}
    </Menu>
  );
}
