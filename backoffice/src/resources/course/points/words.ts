import { translate, type MessageKey, type MessageParams, type SameKeys } from '@feria/shared';
import { useLanguage } from '../../../i18n';

/** The words of the page of open points, in German. They are loaded with it. */
export const german = {
  title: 'Offene Punkte',
  intro:
    'Einträge von Betreuerinnen und Betreuern, die nicht übernommen werden konnten, und Kinder, deren Platz endete, während sie da waren. Hier geht nichts verloren: Übernehmen Sie den Eintrag, oder schließen Sie den Punkt ab.',
  open: '%{smart_count} offener Punkt |||| %{smart_count} offene Punkte',
  none: 'Nichts ist offen.',
  settled: 'Erledigt',
  failed: 'Die offenen Punkte ließen sich nicht laden.',
  made: 'Eingetragen: %{at}, %{who}',
  ended: 'Platz beendet: %{at}, %{who}',
  received: 'Angekommen: %{at}',
  somebody: 'ein Konto, das es nicht mehr gibt',
  what: 'Eingetragen',
  then: 'Damals stand dort',
  now: 'Jetzt steht dort',
  replaced: 'Vorher stand dort',
  nothing_yet: 'nichts',
  why: 'Warum nicht übernommen',
  why_open: 'Warum offen',
  day: 'Tag',
  reasons: {
    changed_meanwhile: 'Jemand anderes hatte inzwischen etwas anderes eingetragen.',
    no_place: 'Das Kind hatte zu dieser Zeit keinen Platz mehr in der Woche.',
    not_leading: 'Wer das eingetragen hat, leitete das Kind zu dieser Zeit nicht.',
    week_over: 'Der Eintrag kam erst an, als die Woche vorbei war.',
    place_ended:
      'Der Platz wurde abgemeldet oder verschoben, während das Kind als anwesend eingetragen war. Es steht auf keiner Liste der Woche mehr: Bitte klären Sie, wo es ist.',
  },
  present: 'ist da',
  absent: 'fehlt',
  excused: 'ist entschuldigt',
  unmarked: 'doch nichts eingetragen',
  arrived: 'gekommen um %{at}',
  left: 'gegangen um %{at}',
  not_left: 'doch nicht gegangen',
  alone: 'allein',
  with: 'mit %{name}',
  with_somebody: 'mit jemandem ohne Namen',
  note: 'Notiz: %{note}',
  hidden_note: 'eine Notiz',
  restore: 'Übernehmen',
  restore_of: '%{name}: übernehmen',
  restored: 'Der Eintrag von %{name} ist übernommen.',
  restored_by: 'Übernommen: %{at}, %{who}',
  close: 'Abschließen',
  close_of: '%{name}: abschließen',
  close_question: 'Der Tag von %{name} bleibt, wie er ist. Warum? (nicht verpflichtend)',
  reason: 'Grund',
  closed: 'Der Punkt von %{name} ist abgeschlossen.',
  closed_by: 'Abgeschlossen: %{at}, %{who}',
};

/** The same in Italian. */
const italian: SameKeys<typeof german> = {
  title: 'Punti aperti',
  intro:
    'Registrazioni di chi segue i bambini che non è stato possibile applicare, e bambini il cui posto è finito mentre erano presenti. Qui niente va perso: si riprende la registrazione o si chiude il punto.',
  open: '%{smart_count} punto aperto |||| %{smart_count} punti aperti',
  none: 'Non c’è niente di aperto.',
  settled: 'Già trattati',
  failed: 'Non è stato possibile caricare i punti aperti.',
  made: 'Registrato: %{at}, %{who}',
  ended: 'Posto terminato: %{at}, %{who}',
  received: 'Arrivato: %{at}',
  somebody: 'un account che non esiste più',
  what: 'Registrato',
  then: 'Allora risultava',
  now: 'Adesso risulta',
  replaced: 'Prima risultava',
  nothing_yet: 'niente',
  why: 'Perché non è stato applicato',
  why_open: 'Perché è aperto',
  day: 'Giorno',
  reasons: {
    changed_meanwhile: 'Nel frattempo qualcun altro aveva registrato qualcosa di diverso.',
    no_place: 'A quell’ora il bambino non aveva più un posto nella settimana.',
    not_leading: 'Chi l’ha registrato a quell’ora non seguiva il bambino.',
    week_over: 'La registrazione è arrivata solo a settimana finita.',
    place_ended:
      'Il posto è stato disdetto o spostato mentre il bambino risultava presente. Non è più in nessun elenco della settimana: chiarisca dove si trova.',
  },
  present: 'è presente',
  absent: 'è assente',
  excused: 'è assente giustificato',
  unmarked: 'niente di registrato',
  arrived: 'arrivato alle %{at}',
  left: 'andato via alle %{at}',
  not_left: 'non è andato via',
  alone: 'da solo',
  with: 'con %{name}',
  with_somebody: 'con qualcuno senza nome',
  note: 'Nota: %{note}',
  hidden_note: 'una nota',
  restore: 'Riprendi',
  restore_of: '%{name}: riprendi',
  restored: 'La registrazione di %{name} è stata ripresa.',
  restored_by: 'Ripreso: %{at}, %{who}',
  close: 'Chiudi',
  close_of: '%{name}: chiudi',
  close_question: 'La giornata di %{name} resta com’è. Perché? (facoltativo)',
  reason: 'Motivo',
  closed: 'Il punto di %{name} è chiuso.',
  closed_by: 'Chiuso: %{at}, %{who}',
};

/** Says a word of the page in the language of the screen. */
export function usePointWords(): (key: MessageKey<typeof german>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(language === 'it' ? italian : german, key, params);
}
