import { useUser } from '../account';
import { lazyDialog } from '../../components/lazy-dialog';

const OwnFactor = lazyDialog(() => import('./own-factor'));

/** The second factor that a form asks for which changes the own login; nothing where the account has none. The form has the fields of `FactorInput`. */
export function FactorInputs() {
  return useUser().user?.second_factor === 'set' && <OwnFactor />;
}
