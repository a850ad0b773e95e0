import { translate, type MessageKey, type MessageParams, type SameKeys } from '@feria/shared';
import { useLanguage } from '../../i18n';

/** The words of fees of places that were given back, in German. They are loaded with the pages that show them. */
const german = {
  of: 'Stornogebühr: %{name}',
  amount: 'Stornogebühr %{amount}',
  given_back: 'Abgemeldet am %{date}',
  waive: 'Erlassen',
  waive_of: 'Stornogebühr erlassen: %{name}',
  waive_title: 'Stornogebühr erlassen?',
  waive_why:
    'Die Familie schuldet die Gebühr dann nicht mehr. Was davon bezahlt ist, wird Guthaben. Die Eltern bekommen keine E-Mail.',
  waive_reason: 'Grund des Erlasses',
  waive_help: 'Wird mit dem Erlass gespeichert.',
};

const italian: SameKeys<typeof german> = {
  of: 'Costo di cancellazione: %{name}',
  amount: 'Costo di cancellazione %{amount}',
  given_back: 'Cancellata il %{date}',
  waive: 'Condona',
  waive_of: 'Condona il costo di cancellazione: %{name}',
  waive_title: 'Condonare il costo di cancellazione?',
  waive_why:
    'La famiglia non deve più pagarlo. Quanto ne è stato pagato diventa credito. I genitori non ricevono e-mail.',
  waive_reason: 'Motivo del condono',
  waive_help: 'Viene conservato insieme al condono.',
};

/** Translates a key of these words into the language of the screen. */
export function useFeeWords(): (key: MessageKey<typeof german>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(language === 'it' ? italian : german, key, params);
}
