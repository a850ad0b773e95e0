import PhonelinkErase from '@mui/icons-material/PhonelinkErase';
import { translate, type MessageKey, type SameKeys, type UserRecord } from '@feria/shared';
import { useDataProvider, useRefresh } from 'react-admin';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { ConfirmIconButton } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';

const german = {
  label: 'Zweiten Faktor zurücksetzen',
  question:
    'Hat die Person Handy und Passkey verloren? Authenticator-App, Passkeys und Wiederherstellungscodes werden entfernt, alle Sitzungen enden, und die Person bekommt eine E-Mail. Vergewissern Sie sich vorher, dass wirklich sie Sie darum bittet.',
  confirm: 'Zurücksetzen',
  done: 'Der zweite Faktor ist zurückgesetzt.',
};

const italian: SameKeys<typeof german> = {
  label: 'Azzera il secondo fattore',
  question:
    'La persona ha perso telefono e passkey? App di autenticazione, passkey e codici di recupero vengono rimossi, tutte le sessioni terminano e la persona riceve un’e-mail. Prima si accerti che sia davvero lei a chiederlo.',
  confirm: 'Azzera',
  done: 'Il secondo fattore è stato azzerato.',
};

/** Takes the second factor from somebody who has lost it (product.md#second-factor); nothing where there is none. */
export function SecondFactorReset({ user }: { user: UserRecord }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const refresh = useRefresh();
  const can = useCan();
  const language = useLanguage();
  const words = (key: MessageKey<typeof german>) => translate(language === 'it' ? italian : german, key);
  if (!user.second_factor || !can('user.create')) return null;
  return (
    <ConfirmIconButton
      icon={<PhonelinkErase />}
      label={words('label')}
      question={words('question')}
      confirm={words('confirm')}
      destructive
      action={async () => {
        const params = { id: user.id };
        await dataProvider.api('POST', 'api/user/{id}/second-factor/reset', { params });
        refresh();
        return words('done');
      }}
    />
  );
}
