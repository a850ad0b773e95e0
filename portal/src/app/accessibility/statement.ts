import type { UiLanguage } from '@feria/shared/config';
import type { IsoDate } from '@feria/shared/rules/dates';

/** A part of the statement: text, then a list. */
interface Part {
  title: string;
  text: string;
  items?: readonly string[];
}

/** The statement in one language; the contact of the office follows after its last part. */
interface Statement {
  intro: string;
  parts: readonly Part[];
  contact: { title: string; text: string };
  /** Before the date. */
  reviewed: string;
}

/** When the statement was last compared with the product. Whoever changes one of both sets it. */
export const REVIEWED: IsoDate = '2026-11-22';

/** What is said of accessibility: measured against EN 301 549, hence WCAG 2.2 AA, by the makers themselves. */
export const STATEMENTS: Record<UiLanguage, Statement> = {
  de: {
    intro:
      'Alle Familien sollen sich hier selbst anmelden können. Maßstab sind die Norm EN 301 549 und die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA.',
    parts: [
      {
        title: 'Stand der Barrierefreiheit',
        text: 'Dieses Portal entspricht den Anforderungen weitgehend. Was noch fehlt, steht unter „Bekannte Grenzen“. Die Bewertung beruht auf einer Selbsteinschätzung der Entwicklung; eine unabhängige Stelle hat nicht geprüft.',
      },
      {
        title: 'Wie geprüft wird',
        text: 'Bei jeder Änderung laufen im Browser Chromium Prüfungen, auf Deutsch und auf Italienisch:',
        items: [
          'Die Seiten und die wichtigsten Dialoge werden mit dem Werkzeug axe-core geprüft, auf einem breiten Bildschirm und auf einem Telefon (360 Pixel).',
          'Wege durch die Anmeldung werden allein mit der Tastatur gegangen; der Fokus ist sichtbar und kehrt nach einem Dialog zurück.',
          'Bei 400 % Vergrößerung und auf quer gehaltenen Telefonen wird nichts abgeschnitten, nichts muss seitlich gescrollt werden, und keine Leiste verdeckt Eingaben.',
          'Fehler stehen in Worten an ihrem Feld, werden vorgelesen oder erhalten den Fokus, und Eingaben gehen nicht verloren.',
          'Die Farbe des Veranstalters wird so abgedunkelt, dass Text lesbar bleibt; wer im System weniger Bewegung eingestellt hat, sieht keine Animationen.',
        ],
      },
      {
        title: 'Bekannte Grenzen',
        text: 'Nicht oder nur teilweise barrierefrei sind:',
        items: [
          'PDF-Dateien, etwa Programme, Datenschutzerklärung und Zahlungsbestätigungen. Das Büro gibt Ihnen den Inhalt auf Wunsch auf anderem Weg.',
          'Bilder der Projekte und Logos haben keine Beschreibung. Was Sie zur Anmeldung wissen müssen, steht immer als Text daneben.',
          'Texte der Projekte schreibt der Veranstalter; sie liegen nicht in Leichter Sprache oder Gebärdensprache vor.',
          'Die Anmeldung beginnt zu einer festen Uhrzeit, und beliebte Wochen können schnell voll sein. Wer dafür mehr Zeit braucht, wendet sich vorher an das Büro.',
          'Mit Bildschirmvorlesern und mit Menschen mit Behinderungen wurde bisher nicht systematisch getestet.',
        ],
      },
    ],
    contact: {
      title: 'Eine Barriere melden',
      text: 'Sie stoßen auf eine Barriere oder brauchen einen Inhalt in anderer Form?',
    },
    reviewed: 'Diese Erklärung wurde zuletzt überprüft am',
  },
  it: {
    intro:
      'Tutte le famiglie devono potersi iscrivere da sole. Il riferimento sono la norma EN 301 549 e le Web Content Accessibility Guidelines (WCAG) 2.2, livello AA.',
    parts: [
      {
        title: 'Stato di conformità',
        text: 'Questo portale è in gran parte conforme ai requisiti. Ciò che ancora manca è indicato in «Limiti noti». La valutazione è un’autovalutazione di chi lo sviluppa; non è stata fatta alcuna verifica indipendente.',
      },
      {
        title: 'Come si verifica',
        text: 'A ogni modifica si svolgono delle prove nel browser Chromium, in tedesco e in italiano:',
        items: [
          'Le pagine e le principali finestre di dialogo sono controllate con lo strumento axe-core, su uno schermo largo e su un telefono (360 pixel).',
          'L’iscrizione viene percorsa con la sola tastiera; il focus è visibile e, chiusa una finestra, torna dov’era.',
          'Con un ingrandimento del 400 % e sui telefoni tenuti in orizzontale nulla viene tagliato, non serve scorrere di lato e nessuna barra copre i campi.',
          'Gli errori sono descritti a parole accanto al campo, vengono letti ad alta voce o ricevono il focus, e ciò che si è scritto non va perso.',
          'Il colore dell’organizzatore viene scurito quanto serve perché il testo resti leggibile; chi nel sistema ha ridotto il movimento non vede animazioni.',
        ],
      },
      {
        title: 'Limiti noti',
        text: 'Non sono accessibili, o lo sono solo in parte:',
        items: [
          'I file PDF, come programmi, informativa sulla privacy e conferme di pagamento. Su richiesta l’ufficio Le fornisce il contenuto in un altro modo.',
          'Le immagini dei progetti e i loghi non hanno una descrizione. Ciò che serve per l’iscrizione è sempre scritto anche come testo.',
          'I testi dei progetti sono scritti dall’organizzatore; non sono disponibili in linguaggio facile da leggere né nella lingua dei segni.',
          'Le iscrizioni si aprono a un’ora precisa e le settimane più richieste possono esaurirsi in fretta. Chi ha bisogno di più tempo si rivolga prima all’ufficio.',
          'Finora non sono state fatte prove sistematiche con lettori di schermo né con persone con disabilità.',
        ],
      },
    ],
    contact: {
      title: 'Segnalare una barriera',
      text: 'Ha incontrato una barriera o Le serve un contenuto in un’altra forma?',
    },
    reviewed: 'Questa dichiarazione è stata verificata l’ultima volta il',
  },
};
