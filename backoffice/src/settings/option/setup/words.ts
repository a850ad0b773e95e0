import { translate, type MessageKey, type MessageParams, type SameKeys } from '@feria/shared';
import { useLanguage } from '../../../i18n';

/** The words of the first steps, in German. They are loaded with the page. */
const german = {
  title: 'Erste Schritte',
  intro:
    'In sieben Schritten zur ersten Anmeldung. Sie können jederzeit aufhören: Was gespeichert ist, bleibt, und die Häkchen setzen sich von selbst.',
  progress: '%{done} von %{total} erledigt',
  all_done: 'Alles ist eingerichtet.',
  done: 'erledigt',
  open: 'offen',
  go_on: 'Weiter einrichten',
  start: 'Einrichten',
  hide: 'Ausblenden',
  hidden: 'Ausgeblendet. In den Einstellungen können Sie die ersten Schritte wieder zeigen.',
  failed: 'Die ersten Schritte konnten nicht geladen werden.',
  needs: 'Erledigt, sobald ausgefüllt: %{fields}.',
  enter_notices: 'Datenschutzerklärung und Impressum eintragen',
  ask_notices: 'Eintragen kann sie, wer die Einstellungen bearbeiten darf.',
  save: 'Speichern und weiter',
  next: 'Weiter',
  later: 'Später',
  steps: {
    organiser: {
      title: 'Veranstalter',
      help: 'Der Name steht oben im Portal und in jeder E-Mail, der Einleitungstext auf der Startseite. Die Texte sind ein Vorschlag: In der Fußzeile der E-Mails gehört Ihr eigener Name hinein.',
    },
    contact: {
      title: 'Kontakt, Datenschutz und Impressum',
      help: 'So erreichen Eltern Sie; die Angaben stehen im Fußbereich des Portals und am Ende jeder E-Mail. Datenschutzerklärung und Impressum verlangt das Gesetz, bevor sich die erste Familie registriert.',
    },
    look: {
      title: 'Farbe und Logo',
      help: 'Farbe und Logo zeigen Eltern, dass sie bei Ihnen richtig sind. Hintergrundbild und weitere Logos finden Sie in den Einstellungen.',
    },
    payment: {
      title: 'Zahlungsbestätigung',
      help: 'Anschrift, Ort und Steuernummer stehen auf den Bestätigungen für die Steuererklärung. Das Bankkonto, auf das Eltern überweisen, tragen Sie später beim Projekt ein.',
    },
    mails: {
      title: 'E-Mails',
      help: 'Feria bestätigt jede Anmeldung mit einer E-Mail. Lassen Sie sich zur Probe eine schicken: dieselbe wie bei „Passwort vergessen“; den Link darin brauchen Sie nicht.',
      send: 'Probe-E-Mail an mich senden',
      sent: 'Gesendet an %{email}. Kommt in einigen Minuten nichts an, sehen Sie auch im Spam-Ordner und unter „Unzustellbare E-Mails“ nach.',
      failed_mails: 'Unzustellbare E-Mails',
    },
    project: {
      title: 'Erstes Projekt',
      course:
        'Ein Projekt ist ein Angebot wie „Waldwochen“, das Eltern buchen. Legen Sie das erste mit Name, Preis, Plätzen und Bankkonto an; danach kehren Sie über „Übersicht“ hierher zurück.',
      week: 'Das Projekt ist angelegt; gebucht werden seine Wochen. Öffnen Sie es und legen Sie unten mit „Woche anlegen“ die erste an.',
      opening:
        'Projekt und Wochen sind da, aber die Anmeldung ist geschlossen. Öffnen Sie das Projekt und tragen Sie bei „Anmeldung ab“ ein, wann sie beginnt.',
      active:
        'Es fehlt nur noch, dass Eltern das Projekt sehen. Öffnen Sie es, schalten Sie unter „Erweitert“ „Aktiv“ ein und speichern Sie.',
      ready: 'Das Projekt ist bereit. So sehen es die Eltern im Portal.',
      create: 'Projekt anlegen',
      edit: 'Projekt öffnen',
      portal: 'Im Portal ansehen',
    },
    second_factor: {
      title: 'Ihr Login schützen',
      help: 'Als Administrator sehen Sie Daten von Kindern. Mit einem zweiten Faktor (App am Telefon oder Passkey) genügt Ihr Passwort allein nicht mehr.',
      set_up: 'Zweiten Faktor einrichten',
      ready: 'Ihr Login ist mit einem zweiten Faktor geschützt.',
    },
  },
};

const italian: SameKeys<typeof german> = {
  title: 'Primi passi',
  intro:
    'In sette passi fino alla prima iscrizione. Può interrompere quando vuole: ciò che è salvato resta e le spunte compaiono da sole.',
  progress: '%{done} su %{total} completati',
  all_done: 'È tutto pronto.',
  done: 'completato',
  open: 'da fare',
  go_on: 'Continua',
  start: 'Comincia',
  hide: 'Nascondi',
  hidden: 'Nascosti. Nelle impostazioni può mostrare di nuovo i primi passi.',
  failed: 'Impossibile caricare i primi passi.',
  needs: 'Completato quando sono compilati: %{fields}.',
  enter_notices: 'Inserisci informativa sulla privacy e note legali',
  ask_notices: 'Le inserisce chi può modificare le impostazioni.',
  save: 'Salva e continua',
  next: 'Avanti',
  later: 'Più tardi',
  steps: {
    organiser: {
      title: 'Organizzatore',
      help: 'Il nome compare in alto nel portale e in ogni e-mail, il testo introduttivo sulla pagina iniziale. I testi sono una proposta: nel piè di pagina delle e-mail va messo il Suo nome.',
    },
    contact: {
      title: 'Contatti, privacy e note legali',
      help: 'Così i genitori possono contattarLa; i dati compaiono a piè di pagina del portale e in fondo a ogni e-mail. Informativa sulla privacy e note legali sono richieste dalla legge prima che si registri la prima famiglia.',
    },
    look: {
      title: 'Colore e logo',
      help: 'Colore e logo mostrano ai genitori che sono nel posto giusto. L’immagine di sfondo e altri loghi si trovano nelle impostazioni.',
    },
    payment: {
      title: 'Conferma di pagamento',
      help: 'Indirizzo, luogo e codice fiscale compaiono sulle conferme per la dichiarazione dei redditi. Il conto bancario su cui pagano i genitori si indica più tardi nel progetto.',
    },
    mails: {
      title: 'E-mail',
      help: 'Feria conferma ogni iscrizione con un’e-mail. Se ne faccia inviare una di prova: è la stessa di «Password dimenticata»; il link non Le serve.',
      send: 'Invia un’e-mail di prova a me',
      sent: 'Inviata a %{email}. Se tra qualche minuto non è arrivata, controlli anche lo spam e «E-mail non recapitate».',
      failed_mails: 'E-mail non recapitate',
    },
    project: {
      title: 'Primo progetto',
      course:
        'Un progetto è un’offerta che i genitori prenotano, come «Settimane nel bosco». Crei il primo con nome, prezzo, posti e conto bancario; poi torni qui dalla «Panoramica».',
      week: 'Il progetto c’è; si prenotano le sue settimane. Lo apra e in basso crei la prima con «Crea settimana».',
      opening:
        'Progetto e settimane ci sono, ma le iscrizioni sono chiuse. Apra il progetto e indichi in «Iscrizioni dal» quando iniziano.',
      active:
        'Manca solo che i genitori vedano il progetto. Lo apra, in «Avanzate» attivi l’interruttore «Attivo» e salvi.',
      ready: 'Il progetto è pronto. Così lo vedono i genitori nel portale.',
      create: 'Crea progetto',
      edit: 'Apri il progetto',
      portal: 'Guarda nel portale',
    },
    second_factor: {
      title: 'Proteggere il Suo accesso',
      help: 'Come amministratore vede dati di bambini. Con un secondo fattore (app sul telefono o passkey) la sola password non basta più.',
      set_up: 'Configura il secondo fattore',
      ready: 'Il Suo accesso è protetto da un secondo fattore.',
    },
  },
};

/** Translates a key of these words into the language of the screen. */
export function useSetupWords(): (key: MessageKey<typeof german>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(language === 'it' ? italian : german, key, params);
}
