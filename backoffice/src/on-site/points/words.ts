import { translate, type MessageKey, type MessageParams, type SameKeys } from '@feria/shared';
import { useLanguage } from '../../i18n';

/** The words of the page of open points, in German. They are loaded with it. */
export const german = {
  title: 'Offene Punkte',
  intro:
    'Kinder, bei denen etwas zu klären ist: deren Platz endete, während sie da waren, die mit jemandem gegangen sind, der nicht bei denen steht, die sie abholen dürfen, oder die da und zugleich abgemeldet sind; und Einträge von Betreuerinnen und Betreuern, die nicht übernommen werden konnten. Hier geht nichts verloren: Übernehmen Sie den Eintrag, oder schließen Sie den Punkt ab.',
  open: '%{smart_count} offener Punkt |||| %{smart_count} offene Punkte',
  none: 'Nichts ist offen.',
  settled: 'Erledigt',
  more: 'Einen weiteren Punkt zeigen |||| %{smart_count} weitere Punkte zeigen',
  failed: 'Die offenen Punkte ließen sich nicht laden.',
  made: 'Eingetragen: %{at}, %{who}',
  ended: 'Platz beendet: %{at}, %{who}',
  noted: 'Bemerkt: %{at}',
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
  parents: 'Eltern',
  contacts: 'Notfallkontakte',
  health: 'Gesundheitsangaben beachten',
  child: 'Zum Kind',
  reasons: {
    changed_meanwhile: 'Jemand anderes hatte inzwischen etwas anderes eingetragen.',
    no_place: 'Das Kind hatte zu dieser Zeit keinen Platz mehr in der Woche.',
    not_leading: 'Wer das eingetragen hat, leitete das Kind zu dieser Zeit nicht.',
    week_over: 'Der Eintrag kam erst an, als die Woche vorbei war.',
    other_day:
      'Die Zeit des Eintrags liegt an einem anderen Tag, deshalb lässt er sich nicht übernehmen. Tragen Sie die richtige Zeit am Tag des Kindes ein, und schließen Sie den Punkt ab.',
    left_before:
      'Nach diesem Eintrag wäre das Kind gegangen, bevor es kam. Berichtigen Sie zuerst die Zeit, die nicht stimmt.',
    not_taken_over:
      '%{name} hat das Kind als anwesend eingetragen, bevor es in diese Gruppe oder Woche kam. Vielleicht ist es noch dort: Bitte fragen Sie %{name}, und klären Sie, wo es ist.',
    not_authorised:
      'Diese Person steht nicht (mehr) bei denen, die das Kind abholen dürfen. Dass es gegangen ist, gilt: Bitte klären Sie, wo es ist.',
    not_alone:
      'Das Kind darf nicht (mehr) allein gehen. Dass es gegangen ist, gilt: Bitte klären Sie, wo es ist.',
    nobody_named: 'Es ist nicht eingetragen, mit wem das Kind gegangen ist. Bitte klären Sie es.',
    told_absent:
      'Das Kind ist als anwesend eingetragen und für diesen Tag abgemeldet. Vielleicht wurde ein anderes Kind eingetragen: Bitte klären Sie, wo es ist.',
    place_ended:
      'Der Platz des Kindes in der Woche endete, während es als anwesend eingetragen war. Es bleibt auf der Liste des Tages: Bitte klären Sie, wo es ist.',
  },
  reason_gone: 'Inzwischen ist dasselbe eingetragen: Der Punkt kann abgeschlossen werden.',
  reasons_gone: {
    not_authorised:
      'Diese Person durfte das Kind nicht abholen. Inzwischen darf sie es, oder es ist etwas anderes eingetragen: Stimmt, was jetzt gilt, kann der Punkt abgeschlossen werden. Sonst rufen Sie bitte die Eltern an.',
    not_alone:
      'Das Kind durfte nicht allein gehen. Inzwischen darf es das, oder es ist etwas anderes eingetragen: Stimmt, was jetzt gilt, kann der Punkt abgeschlossen werden. Sonst rufen Sie bitte die Eltern an.',
    nobody_named:
      'Es war nicht eingetragen, mit wem das Kind gegangen ist. Inzwischen ist etwas anderes eingetragen: Stimmt, was jetzt gilt, kann der Punkt abgeschlossen werden. Sonst rufen Sie bitte die Eltern an.',
    told_absent:
      'Das Kind war als anwesend eingetragen und abgemeldet. Die Abmeldung ist zurückgenommen: Ist klar, wo das Kind ist, kann der Punkt abgeschlossen werden.',
    place_ended:
      'Der Platz des Kindes endete, während es als anwesend eingetragen war. Inzwischen hat es wieder einen Platz: Ist klar, wo das Kind ist, kann der Punkt abgeschlossen werden.',
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
  may_not_pick_up: 'nicht abholberechtigt',
  may_not_leave_alone: 'darf nicht allein gehen',
  note: 'Notiz: %{note}',
  hidden_note: 'eine Notiz',
  restore: 'Übernehmen',
  restore_of: '%{name}: übernehmen',
  restore_question: 'Den Eintrag von %{name} übernehmen?',
  afterwards: 'Danach steht dort',
  told_absent:
    'Für diesen Tag ist das Kind abgemeldet. Ist es wirklich da, oder war ein anderes Kind gemeint?',
  restored: 'Der Eintrag von %{name} ist übernommen.',
  restored_by: 'Übernommen: %{at}, %{who}',
  undone_by: 'Zurückgenommen: %{at}, %{who}',
  close: 'Abschließen',
  close_of: '%{name}: abschließen',
  close_question: 'Der Tag von %{name} bleibt, wie er ist. Warum? (nicht verpflichtend)',
  close_where: 'Der Tag von %{name} bleibt, wie er ist. Bitte tragen Sie ein, wo das Kind ist.',
  reason: 'Grund',
  where: 'Wo ist das Kind?',
  where_missing: 'Bitte tragen Sie ein, wo das Kind ist.',
  close_also:
    'Auch den anderen offenen Punkt dieses Kindes an diesem Tag abschließen |||| Auch die %{smart_count} anderen offenen Punkte dieses Kindes an diesem Tag abschließen',
  closed_also: 'Werden mit abgeschlossen',
  closed: 'Der Punkt von %{name} ist abgeschlossen.',
  closed_by: 'Abgeschlossen: %{at}, %{who}',
};

/** The same in Italian. */
const italian: SameKeys<typeof german> = {
  title: 'Punti aperti',
  intro:
    'Bambini per i quali c’è qualcosa da chiarire: il cui posto è finito mentre erano presenti, usciti con una persona che non è tra quelle che possono venire a prenderli, o presenti benché ne sia stata comunicata l’assenza; e registrazioni di chi segue i bambini che non è stato possibile applicare. Qui niente va perso: si applica la registrazione o si chiude il punto.',
  open: '%{smart_count} punto aperto |||| %{smart_count} punti aperti',
  none: 'Non c’è niente di aperto.',
  settled: 'Già trattati',
  more: 'Mostra un altro punto |||| Mostra altri %{smart_count} punti',
  failed: 'Non è stato possibile caricare i punti aperti.',
  made: 'Registrato: %{at}, %{who}',
  ended: 'Posto terminato: %{at}, %{who}',
  noted: 'Notato: %{at}',
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
  parents: 'Genitori',
  contacts: 'Contatti di emergenza',
  health: 'Attenzione ai dati sanitari',
  child: 'Al bambino',
  reasons: {
    changed_meanwhile: 'Nel frattempo qualcun altro aveva registrato qualcosa di diverso.',
    no_place: 'A quell’ora il bambino non aveva più un posto nella settimana.',
    not_leading: 'Chi l’ha registrato a quell’ora non seguiva il bambino.',
    week_over: 'La registrazione è arrivata solo a settimana finita.',
    other_day:
      'L’orario della registrazione è di un altro giorno, quindi non si può applicare. Inserisca l’orario giusto nella giornata del bambino e chiuda il punto.',
    left_before:
      'Secondo questa registrazione il bambino sarebbe uscito prima di arrivare. Corregga prima l’orario sbagliato.',
    not_taken_over:
      '%{name} ha registrato il bambino come presente prima che venisse in questo gruppo o in questa settimana. Forse è ancora lì: chieda a %{name} e chiarisca dove si trova.',
    not_authorised:
      'Questa persona non è (più) tra quelle che possono venire a prendere il bambino. L’uscita vale: chiarisca dove si trova.',
    not_alone:
      'Il bambino non può (più) andare via senza accompagnamento. L’uscita vale: chiarisca dove si trova.',
    nobody_named: 'Non è registrato con chi è uscito il bambino. Lo chiarisca.',
    told_absent:
      'Il bambino risulta presente e per questo giorno ne è stata comunicata l’assenza. Forse è stato registrato un altro bambino: chiarisca dove si trova.',
    place_ended:
      'Il posto del bambino nella settimana è finito mentre risultava presente. Resta nell’elenco del giorno: chiarisca dove si trova.',
  },
  reason_gone: 'Nel frattempo è registrato lo stesso: il punto si può chiudere.',
  reasons_gone: {
    not_authorised:
      'Questa persona non poteva venire a prendere il bambino. Ora può, oppure è registrato altro: se è giusto ciò che vale ora, il punto si può chiudere. Altrimenti chiami i genitori.',
    not_alone:
      'Il bambino non poteva andare via senza accompagnamento. Ora può, oppure è registrato altro: se è giusto ciò che vale ora, il punto si può chiudere. Altrimenti chiami i genitori.',
    nobody_named:
      'Non era registrato con chi è uscito il bambino. Ora è registrato altro: se è giusto ciò che vale ora, il punto si può chiudere. Altrimenti chiami i genitori.',
    told_absent:
      'Il bambino risultava presente e ne era stata comunicata l’assenza. La comunicazione è stata ritirata: se è chiaro dove si trova il bambino, il punto si può chiudere.',
    place_ended:
      'Il posto del bambino è finito mentre risultava presente. Ora ha di nuovo un posto: se è chiaro dove si trova il bambino, il punto si può chiudere.',
  },
  present: 'è presente',
  absent: 'è assente',
  excused: 'assenza giustificata',
  unmarked: 'tolto quanto registrato',
  arrived: 'arrivo alle %{at}',
  left: 'uscita alle %{at}',
  not_left: 'nessuna uscita',
  alone: 'senza accompagnamento',
  with: 'con %{name}',
  with_somebody: 'con qualcuno senza nome',
  may_not_pick_up: 'senza autorizzazione al ritiro',
  may_not_leave_alone: 'senza autorizzazione all’uscita autonoma',
  note: 'Nota: %{note}',
  hidden_note: 'una nota',
  restore: 'Applica',
  restore_of: '%{name}: applica',
  restore_question: 'Applicare la registrazione di %{name}?',
  afterwards: 'Dopo risulterà',
  told_absent:
    'Per questo giorno è stata comunicata l’assenza. Il bambino c’è davvero, o si intendeva un altro bambino?',
  restored: 'La registrazione di %{name} è stata applicata.',
  restored_by: 'Applicato: %{at}, %{who}',
  undone_by: 'Annullato: %{at}, %{who}',
  close: 'Chiudi',
  close_of: '%{name}: chiudi',
  close_question: 'La giornata di %{name} resta com’è. Perché? (facoltativo)',
  close_where: 'La giornata di %{name} resta com’è. Indichi dove si trova il bambino.',
  reason: 'Motivo',
  where: 'Dove si trova il bambino?',
  where_missing: 'Indichi dove si trova il bambino.',
  close_also:
    'Chiudere anche l’altro punto aperto di questo bambino in questo giorno |||| Chiudere anche gli altri %{smart_count} punti aperti di questo bambino in questo giorno',
  closed_also: 'Vengono chiusi insieme',
  closed: 'Il punto di %{name} è chiuso.',
  closed_by: 'Chiuso: %{at}, %{who}',
};

/** Says a word of the page in the language of the screen. */
export function usePointWords(): (key: MessageKey<typeof german>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(language === 'it' ? italian : german, key, params);
}
