import PhonelinkErase from '@mui/icons-material/PhonelinkErase';
import { translate, type MessageKey, type SameKeys, type UserRecord } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { ConfirmDialog, RowIconButton } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import type { SaveRefusal } from '../../resource-kit/form/resource-form';
import { useSaveFailure } from '../../resource-kit/form/use-save-record';
import type { OwnProof } from '../../resource-kit/own-proof/proof';
import { useOwnProof } from '../../resource-kit/own-proof/use-own-proof';

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

/**
 * Takes the second factor from somebody who has lost it (product/accounts.md#second-factor); nothing where there is none. The server asks who sits
 * there.
 */
export function SecondFactorReset({ user }: { user: UserRecord }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const can = useCan();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const refusalOf = useSaveFailure();
  const { saveWithProof, question } = useOwnProof();
  const words = (key: MessageKey<typeof german>) => translate(language === 'it' ? italian : german, key);
  if (!user.second_factor || !can('user.create')) return null;
  const reset = async (proof: Partial<OwnProof> = {}): Promise<SaveRefusal | undefined> => {
    try {
      const call = { params: { id: user.id }, body: proof };
      await dataProvider.api('POST', 'api/user/{id}/second-factor/reset', call);
    } catch (error) {
      return refusalOf(error);
    }
    const message = words('done');
    notify(message, { type: 'success', messageArgs: { _: message } });
    refresh();
    return undefined;
  };
  return (
    <>
      <RowIconButton icon={<PhonelinkErase />} label={words('label')} onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={open}
        question={words('question')}
        confirm={words('confirm')}
        destructive
        onConfirm={() => {
          setOpen(false);
          void saveWithProof(reset);
        }}
        onClose={() => setOpen(false)}
      />
      {question}
    </>
  );
}
