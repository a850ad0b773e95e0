import PhonelinkErase from '@mui/icons-material/PhonelinkErase';
import { translate, type MessageKey, type UserRecord, type OfficeLanguage } from '@feria/shared';
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
import { words as de } from '../../i18n/de/accounts/user/second-factor-reset';
import { words as it } from '../../i18n/it/accounts/user/second-factor-reset';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

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
  const words = (key: MessageKey<typeof de>) => translate(texts[language], key);
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
