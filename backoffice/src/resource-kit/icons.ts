import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import Category from '@mui/icons-material/Category';
import ChildCare from '@mui/icons-material/ChildCare';
import DateRange from '@mui/icons-material/DateRange';
import EuroOutlined from '@mui/icons-material/EuroOutlined';
import EventBusy from '@mui/icons-material/EventBusy';
import Folder from '@mui/icons-material/Folder';
import Hiking from '@mui/icons-material/Hiking';
import HealthAndSafety from '@mui/icons-material/HealthAndSafety';
import History from '@mui/icons-material/History';
import HowToReg from '@mui/icons-material/HowToReg';
import Key from '@mui/icons-material/Key';
import LocationCity from '@mui/icons-material/LocationCity';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccounts';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnread';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import People from '@mui/icons-material/People';
import Place from '@mui/icons-material/Place';
import Receipt from '@mui/icons-material/Receipt';
import Sell from '@mui/icons-material/Sell';
import Settings from '@mui/icons-material/Settings';
import VerifiedUser from '@mui/icons-material/VerifiedUser';
import Wallet from '@mui/icons-material/Wallet';
import type { SvgIconComponent } from '@mui/icons-material';

/** Icons that a definition can name. One import each: the whole set would be megabytes. */
const icons: Record<string, SvgIconComponent> = {
  AccountBalanceOutlined,
  Category,
  ChildCare,
  DateRange,
  EuroOutlined,
  EventBusy,
  Folder,
  HealthAndSafety,
  Hiking,
  History,
  HowToReg,
  Key,
  LocationCity,
  LockOutlined,
  MailOutlined,
  ManageAccounts,
  MarkEmailUnread,
  NotificationsOutlined,
  People,
  Place,
  Receipt,
  Sell,
  Settings,
  VerifiedUser,
  Wallet,
};

/** The icon of that name; a folder for a name that is not registered here. */
export function iconNamed(name: string): SvgIconComponent {
  return icons[name] ?? Folder;
}
