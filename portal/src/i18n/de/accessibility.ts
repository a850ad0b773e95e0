import type { Statement } from '../statement';

/** What is said of accessibility. */
export const accessibility: Statement = {
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
};
