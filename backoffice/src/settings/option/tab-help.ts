import { translate, type SameKeys } from '@feria/shared';
import { useLanguage } from '../../i18n';

/** What the settings of a tab are for, where its name does not say it, in German. They are loaded with the page. */
const german = {
  payment:
    'Diese Angaben stehen auf den Zahlungsbestätigungen und Zahlungsübersichten. Die Steuernummer des Veranstalters steht auf der Bestätigung für die Steuererklärung; ohne sie fehlt dort die Zeile.',
  reminders:
    'Ist die Erinnerung eingeschaltet, erhält jede Familie mit einer überfälligen Zahlung 3 Tage nach dem Fälligkeitstag eine E-Mail, und noch eine nach 14 Tagen; mehr nicht. Die E-Mails gehen täglich um 10 Uhr hinaus, die ersten am Tag nach dem Einschalten. Unter „Überfällig“ sehen Sie vorher, wer welche erhält, und können einzelne Familien ausnehmen. Wann eine Zahlung fällig ist, steht im Projekt.',
  on_site:
    'Wer Wochen oder Gruppen leitet, sieht die Kinder mit Gesundheitsdaten und Telefonnummern nur so lange. Nach dem letzten Tag der Woche kann die Anwesenheit nur noch das Büro ändern.',
  funding:
    'Mit diesen Sätzen schätzt der Förderbericht den Beitrag. Vorgegeben sind die Sätze der Autonomen Provinz Bozen für 2026 (Änderung der Kriterien durch die Landesregierung vom 12. Jänner 2026). Ändert die Provinz sie, tragen Sie hier die neuen ein; der Bericht rechnet für jedes Jahr mit den Sätzen, die hier stehen. Sie finden ihn unter „Zahlungen“.',
  contact:
    'So erreichen Eltern Sie: Name, Telefon und E-Mail-Adresse stehen im Fußbereich des Portals, am Ende jeder E-Mail und in jeder Meldung, die Eltern an das Büro verweist. Das Impressum hat eine eigene Seite. Was Sie leer lassen, wird nicht angezeigt.',
  limits:
    'So viel nimmt das Portal von einem Konto oder einer Internetadresse an; darüber sagt es, dass das Büro hilft. Eine Schule oder ein Betrieb kann eine gemeinsame Adresse haben: Setzen Sie die neuen Konten höher, wenn sich dort viele zugleich anmelden.',
};

const italian: SameKeys<typeof german> = {
  payment:
    'Questi dati compaiono sulle conferme di pagamento e sui riepiloghi dei pagamenti. Il codice fiscale dell’organizzatore compare sull’attestazione per la dichiarazione dei redditi; se manca, la riga non c’è.',
  reminders:
    'Se il promemoria è attivo, ogni famiglia con un pagamento scaduto riceve un’e-mail 3 giorni dopo la scadenza e un’altra dopo 14 giorni; non di più. Le e-mail partono ogni giorno alle ore 10, le prime il giorno dopo l’attivazione. Alla voce «Scaduti» si vede prima chi riceve che cosa, e si possono escludere singole famiglie. La scadenza dei pagamenti si imposta nel progetto.',
  on_site:
    'Chi guida settimane o gruppi vede i bambini con i dati sanitari e i numeri di telefono solo per questo tempo. Dopo l’ultimo giorno della settimana le presenze le modifica solo l’ufficio.',
  funding:
    'Con questi importi il rapporto per i contributi stima il contributo. Sono preimpostati gli importi della Provincia autonoma di Bolzano per il 2026 (modifica dei criteri decisa dalla Giunta provinciale il 12 gennaio 2026). Se la Provincia li cambia, si inseriscono qui quelli nuovi; il rapporto calcola ogni anno con gli importi indicati qui. Il rapporto si trova alla voce «Pagamenti».',
  contact:
    'Così i genitori possono contattare l’ufficio: nome, telefono e indirizzo e-mail compaiono a piè di pagina del portale, in fondo a ogni e-mail e in ogni messaggio che rimanda i genitori all’ufficio. Le note legali hanno una pagina propria. Ciò che resta vuoto non viene mostrato.',
  limits:
    'Tanto accetta il portale da un account o da un indirizzo internet; oltre, rimanda all’ufficio. Una scuola o un’azienda possono avere un indirizzo comune: se lì si iscrivono in molti insieme, si alzi il numero dei nuovi account.',
};

/** The help of a tab, if it has one. */
export function useTabHelp(): (tab: string) => string | null {
  const language = useLanguage();
  return (tab) => {
    if (!(tab in german)) return null;
    return translate(language === 'it' ? italian : german, tab as keyof typeof german);
  };
}
