import { translate, type MessageKey, type SameKeys } from '@feria/shared';
import { useLanguage } from '../../i18n';

/** The words of the funding report, in German. They are loaded with the list of payments. */
const german = {
  action: 'Förderbericht',
  title: 'Förderbericht herunterladen',
  help: 'Eine Tabelle mit Kindern, Anwesenheitstagen, Mahlzeiten und erhaltenen Beiträgen je Projekt, Woche und Gruppe, und mit einer Schätzung der Förderung. Gezählt wird, wer in der Anwesenheitsliste steht. Die Sätze stehen in den Einstellungen unter „Förderung“.',
  year: 'Jahr',
  close: 'Schließen',
  download: 'Herunterladen',
};

const italian: SameKeys<typeof german> = {
  action: 'Rapporto contributi',
  title: 'Scarica il rapporto per i contributi',
  help: 'Una tabella con bambini, giorni di presenza, pasti e quote ricevute per progetto, settimana e gruppo, e con una stima del contributo. Conta chi è segnato nella lista delle presenze. Gli importi si trovano nelle impostazioni alla voce «Contributi».',
  year: 'Anno',
  close: 'Chiudi',
  download: 'Scarica',
};

/** Translates a key of these words into the language of the screen. */
export function useFundingWords(): (key: MessageKey<typeof german>) => string {
  const language = useLanguage();
  return (key) => translate(language === 'it' ? italian : german, key);
}
