import { formatPeriod } from '@feria/shared';
import type { PdfLine } from '../pdf.js';
import type { PlannedCourse } from '../plan/rows.js';
import { ORGANISER } from './organiser.js';

/** The privacy file that parents accept. */
export const PRIVACY: readonly PdfLine[] = [
  { text: 'Datenschutz', large: true },
  { text: `${ORGANISER.de}, ${ORGANISER.address.de}` },
  { text: '' },
  {
    text: 'Wir verarbeiten die Daten der Eltern und Kinder nur, um die Ferienprojekte zu organisieren: für die Anmeldung, die Betreuung, die Abrechnung und die Verständigung im Notfall.',
  },
  {
    text: 'Angaben zur Gesundheit sind freiwillig, werden verschlüsselt gespeichert und nur von den Betreuerinnen und Betreuern der gebuchten Woche gelesen.',
  },
  {
    text: '24 Monate nach der letzten Woche eines Kindes werden seine Daten anonymisiert. Auskunft, Berichtigung und Löschung: office@feria.example.',
  },
  { text: '' },
  { text: 'Informativa sulla privacy', large: true },
  { text: `${ORGANISER.it}, ${ORGANISER.address.it}` },
  { text: '' },
  {
    text: 'Trattiamo i dati di genitori e bambini solo per organizzare i progetti di vacanza: per l’iscrizione, l’assistenza, la contabilità e le comunicazioni urgenti.',
  },
  {
    text: 'Le indicazioni sulla salute sono facoltative, vengono salvate in forma cifrata e sono lette solo da chi accompagna la settimana prenotata.',
  },
  {
    text: '24 mesi dopo l’ultima settimana di un bambino i suoi dati vengono resi anonimi. Accesso, rettifica e cancellazione: office@feria.example.',
  },
];

/** The leaflet of a project in both languages. */
export function leaflet({ theme, weeks }: PlannedCourse): PdfLine[] {
  const part = (language: 'de' | 'it'): PdfLine[] => [
    { text: theme.name[language], large: true },
    { text: '' },
    ...plain(theme.description[language]),
    { text: '' },
    ...weeks.map(({ row }) => ({
      text: `${language === 'it' ? row.name_it : row.name}: ${formatPeriod(row.from, row.to)}`,
    })),
    { text: theme.time[language] },
    { text: '' },
    ...plain(theme.info[language]),
    { text: '' },
  ];
  return [...part('de'), ...part('it')];
}

/** A line for each paragraph and entry of a list. */
function plain(html: string): PdfLine[] {
  return html
    .replace(/<li>/g, '- ')
    .split(/<\/(?:p|li)>/)
    .map((part) => ({ text: part.replace(/<[^>]+>/g, '').trim() }))
    .filter(({ text }) => text);
}
