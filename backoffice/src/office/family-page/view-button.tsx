import Visibility from '@mui/icons-material/Visibility';
import Button from '@mui/material/Button';
import { translate, type OfficeLanguage } from '@feria/shared';
import { startView } from '@feria/shared/browser/parent-view';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';

/** The words of the button. They are loaded with the page. */
const texts: Record<OfficeLanguage, { view: string }> = {
  de: { view: 'Portal ansehen wie %{name}' },
  it: { view: 'Vedere il portale come %{name}' },
};

/** Opens the portal in this tab as the parent sees it (product/accounts.md#view-as-parent); nothing for who may not. */
export function ViewButton({ id, name }: { id: number; name: string }) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const raTranslate = useTranslate();
  const language = useLanguage();
  const can = useCan();
  const [isBusy, setBusy] = useState(false);
  if (!can('person.viewAs') || !can('person.view')) return null;
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      startView(await api('POST', 'api/parent/{id}/view', { params: { id } }));
    } catch (error) {
      const { message } = error as Error;
      notify(raTranslate(message, { _: message }), { type: 'error', multiLine: true });
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<Visibility />} loading={isBusy} onClick={() => void open()}>
      {translate(texts[language], 'view', { name })}
    </Button>
  );
}
