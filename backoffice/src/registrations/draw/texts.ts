import {
  translate,
  type MessageKey,
  type MessageParams,
  type SameKeys,
  type UiLanguage,
} from '@feria/shared';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n';

/** The texts about the draw of a project: loaded with its page, because hardly anybody needs them. */

const german = {
  title: 'Auslosung',
  title_of: 'Auslosung: %{name}',
  to_course: 'Zum Projekt',
  failed: 'Das konnte nicht geladen werden.',
  loading: 'Die Auslosung wird berechnet',
  how: {
    title: 'So wird ausgelost',
    order:
      'Das Los bestimmt eine Reihenfolge der Kinder. Geschwister, die zusammenbleiben sollen, sind darin gemeinsam ein Los.',
    rounds:
      'In der ersten Runde bekommt der Reihe nach jedes Los die liebste Woche seiner Liste, in der noch Platz ist. Die zweite Runde geht von hinten nach vorn, und so weiter, bis niemand mehr eine Woche bekommt.',
    limit:
      'Mehr als %{smart_count} Woche bekommt dabei kein Kind. |||| Mehr als %{smart_count} Wochen bekommt dabei kein Kind.',
    waiting:
      'Wer eine gewünschte Woche nicht bekommt, kommt in der Reihenfolge des Loses auf ihre Warteliste. Was danach noch frei ist, geht an die Warteliste, auch über die Höchstzahl hinaus.',
    seed: 'Den Zufall liefert eine Zahl, die das Programm einmal zieht, wenn die Anmeldung endet. Niemand kann sie vorher sehen, und niemand kann sie neu ziehen: Jede Vorschau rechnet mit derselben Zahl.',
  },
  not_by_draw: 'Die Plätze dieses Projekts werden nicht ausgelost.',
  no_end:
    'Für dieses Projekt ist nicht eingetragen, bis wann man sich anmelden kann. Ausgelost wird erst danach.',
  too_early: 'Die Anmeldung läuft noch. Ausgelost werden kann ab %{at} Uhr.',
  only_see: 'Die Auslosung ist noch nicht veröffentlicht.',
  preview: {
    title: 'Vorschau',
    help: 'Noch ist nichts vergeben. Sie können Plätze ändern oder Kinder mit Begründung anmelden; die Vorschau rechnet dann neu.',
    again: 'Neu berechnen',
  },
  figures: {
    children: 'Kinder mit Wünschen',
    first: 'bekommen den ersten Wunsch',
    any: 'bekommen mindestens eine Woche',
    none: 'bekommen keine Woche',
  },
  weeks: {
    title: 'Nach Wochen',
    week: 'Woche',
    wishes: 'Wünsche',
    seats: 'Freie Plätze',
    given: 'Ausgelost',
    rest: 'Von der Warteliste',
    left: 'Bleibt frei',
  },
  order: {
    title: 'Nach Kindern',
    help: 'In der Reihenfolge des Loses.',
    gets: 'bekommt: %{weeks}',
    rest: 'von der Warteliste: %{weeks}',
    waits: 'wartet: %{weeks}',
    gone: 'Kind %{id}',
    week_gone: 'Woche %{id}',
  },
  publish: {
    action: 'Auslosung veröffentlichen',
    confirm: 'Veröffentlichen',
    question:
      'Die Plätze werden jetzt vergeben, und %{smart_count} Person erhält eine E-Mail. Das lässt sich weder zurücknehmen noch wiederholen. |||| Die Plätze werden jetzt vergeben, und %{smart_count} Personen erhalten eine E-Mail. Das lässt sich weder zurücknehmen noch wiederholen.',
  },
  published: {
    title: 'Die Auslosung ist veröffentlicht',
    at: 'Veröffentlicht am %{at}. Was seither geschehen ist, steht beim Projekt.',
    download: 'Datei zum Nachrechnen herunterladen',
    verify:
      'Mit der Datei kann jeder die Auslosung wiederholen. Sie enthält Nummern und keine Namen. Wer das Programm hat, ruft auf:',
    order: 'Die Eltern sehen in „Meine Familie“, an welcher Stelle ihr Kind stand.',
  },
};

const italian: SameKeys<typeof german> = {
  title: 'Sorteggio',
  title_of: 'Sorteggio: %{name}',
  to_course: 'Al progetto',
  failed: 'Impossibile caricare i dati.',
  loading: 'Calcolo del sorteggio',
  how: {
    title: 'Come funziona il sorteggio',
    order:
      'La sorte decide l’ordine dei bambini. Fratelli e sorelle che vogliono stare insieme contano come uno solo.',
    rounds:
      'Nel primo giro ciascuno, a turno, riceve la settimana più desiderata della sua lista in cui c’è ancora posto. Il secondo giro va dall’ultimo al primo, e così via, finché nessuno riceve più una settimana.',
    limit:
      'Nessun bambino riceve più di %{smart_count} settimana. |||| Nessun bambino riceve più di %{smart_count} settimane.',
    waiting:
      'Chi non riceve una settimana desiderata va nella sua lista d’attesa, nell’ordine del sorteggio. Ciò che poi resta libero va alla lista d’attesa, anche oltre il numero massimo.',
    seed: 'Il caso viene da un numero che il programma estrae una sola volta, quando si chiudono le iscrizioni. Nessuno può vederlo prima e nessuno può estrarlo di nuovo: ogni anteprima usa lo stesso numero.',
  },
  not_by_draw: 'I posti di questo progetto non vengono sorteggiati.',
  no_end:
    'Per questo progetto non è indicato fino a quando ci si può iscrivere. Il sorteggio si fa solo dopo.',
  too_early: 'Le iscrizioni sono ancora aperte. Il sorteggio è possibile da %{at}.',
  only_see: 'Il sorteggio non è ancora pubblicato.',
  preview: {
    title: 'Anteprima',
    help: 'Non è ancora assegnato nulla. Può cambiare i posti o iscrivere bambini con una motivazione; l’anteprima viene poi ricalcolata.',
    again: 'Ricalcola',
  },
  figures: {
    children: 'bambini con desideri',
    first: 'ricevono il primo desiderio',
    any: 'ricevono almeno una settimana',
    none: 'non ricevono nessuna settimana',
  },
  weeks: {
    title: 'Per settimana',
    week: 'Settimana',
    wishes: 'Desideri',
    seats: 'Posti liberi',
    given: 'Sorteggiati',
    rest: 'Dalla lista d’attesa',
    left: 'Restano liberi',
  },
  order: {
    title: 'Per bambino',
    help: 'Nell’ordine del sorteggio.',
    gets: 'riceve: %{weeks}',
    rest: 'dalla lista d’attesa: %{weeks}',
    waits: 'in attesa: %{weeks}',
    gone: 'Bambino %{id}',
    week_gone: 'Settimana %{id}',
  },
  publish: {
    action: 'Pubblica il sorteggio',
    confirm: 'Pubblica',
    question:
      'I posti vengono assegnati adesso e %{smart_count} persona riceve un’e-mail. Non si può né annullare né ripetere. |||| I posti vengono assegnati adesso e %{smart_count} persone ricevono un’e-mail. Non si può né annullare né ripetere.',
  },
  published: {
    title: 'Il sorteggio è pubblicato',
    at: 'Pubblicato il %{at}. Ciò che è successo dopo si vede nel progetto.',
    download: 'Scarica il file per la verifica',
    verify:
      'Con il file chiunque può ripetere il sorteggio. Contiene numeri e nessun nome. Chi ha il programma esegue:',
    order: 'I genitori vedono in «La mia famiglia» a che posto era il loro bambino.',
  },
};

/** By language. */
export const drawTexts = { de: german, it: italian } satisfies Record<UiLanguage, unknown>;

/** A key of these texts. */
export type DrawTextKey = MessageKey<typeof german>;

/** Translates a key of these texts; an unknown key does not compile. */
export function useDrawText(): (key: DrawTextKey, params?: MessageParams) => string {
  const language = useLanguage();
  return useCallback((key, params) => translate(drawTexts[language], key, params), [language]);
}
