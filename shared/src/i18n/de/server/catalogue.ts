import { common } from '../common.js';

/** What the API says in German of catalogue. The reference from which the other languages are typed. */
export const catalogue = {
  eligibility: common.eligibility,
  course: {
    question_twice: 'Diese Frage steht schon in der Liste.',
    question_answered:
      'Auf diese Frage wurde schon geantwortet: Das kann nicht mehr geändert werden. Entfernen Sie die Frage und fügen Sie eine neue hinzu.',
    question_elsewhere:
      'Diese Frage stellen auch andere Projekte: Das muss überall gleich bleiben. Fügen Sie dafür eine neue Frage hinzu.',
    question_options: 'Bitte geben Sie mindestens eine Antwort zur Auswahl an.',
    option_twice: 'Diese Antwort steht schon zur Auswahl.',
    questions_long: 'Das sind zu viele oder zu lange Fragen.',
  },
  week: {
    already_cancelled: 'Diese Woche ist schon abgesagt.',
    ended: 'Diese Woche ist schon vorbei und kann nicht mehr abgesagt werden.',
    cancelled:
      'Die Woche ist abgesagt. %{smart_count} Person erhält eine E-Mail. |||| Die Woche ist abgesagt. %{smart_count} Personen erhalten eine E-Mail.',
    merged:
      'Die Wochen sind zusammengelegt. %{smart_count} Person erhält eine E-Mail. |||| Die Wochen sind zusammengelegt. %{smart_count} Personen erhalten eine E-Mail.',
    merge: {
      ended: 'Diese Woche ist schon vorbei und kann nicht mehr zusammengelegt werden.',
      same: 'Bitte eine andere Woche auswählen.',
      into_ended: 'Die Woche „%{courseWeek}“ ist schon vorbei.',
      seats:
        'In der Woche „%{courseWeek}“ fehlt %{smart_count} Platz. |||| In der Woche „%{courseWeek}“ fehlen %{smart_count} Plätze.',
      queue:
        'Auf der Warteliste der Woche „%{courseWeek}“ fehlt %{smart_count} Platz. |||| Auf der Warteliste der Woche „%{courseWeek}“ fehlen %{smart_count} Plätze.',
      twice: 'Auch für die Woche „%{courseWeek}“ schon eingetragen: %{names}.',
      overlap: 'An den Tagen der Woche „%{courseWeek}“ schon für ein anderes Programm angemeldet: %{names}.',
      day_type: 'Die Woche „%{courseWeek}“ bietet die gewählte Betreuungszeit nicht an: %{names}.',
    },
  },
  reminder: {
    too_late:
      'Dafür ist es zu spät: Die Anmeldung beginnt in weniger als einer Stunde, oder sie ist schon offen.',
    removed: 'Die Erinnerung ist ausgeschaltet.',
  },
  calendar: {
    removed: 'Ihr Kalender ist ausgeschaltet. Die bisherige Adresse gilt nicht mehr.',
  },
  week_groups: {
    name_twice: 'So heißt schon eine andere Gruppe dieser Woche.',
    child: 'Ein Kind ist nicht in dieser Woche angemeldet, oder es steht in zwei Gruppen.',
    leader: 'Ein Konto kann nicht zugeteilt werden: Ihm fehlt die Berechtigung dafür.',
    opens:
      'Wer Kinder betreut, sieht ihre Gesundheitsdaten. Zuteilen kann deshalb nur, wer selbst alle Anmeldungen und Gesundheitsdaten sieht und Anmeldungen bearbeiten darf.',
  },
};
