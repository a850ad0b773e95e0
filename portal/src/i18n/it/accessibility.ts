import type { Statement } from '../statement';

/** What is said of accessibility. */
export const accessibility: Statement = {
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
};
