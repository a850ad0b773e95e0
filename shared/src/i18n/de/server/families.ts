/** What the API says in German of families. The reference from which the other languages are typed. */
export const families = {
  guardian: {
    own_address: 'Das ist Ihre eigene Adresse. Bitte geben Sie die der anderen Person ein.',
    no_child: 'Bitte wählen Sie mindestens ein Kind.',
    unknown_child: 'Dieses Kind ist in Ihrem Konto nicht eingetragen.',
    forbidden: 'Für %{child} hat das Büro weitere erziehungsberechtigte Personen gesperrt. %{office}',
    complete: 'Für %{child} sind schon zwei erziehungsberechtigte Personen eingetragen. %{office}',
    already_invited: 'Für %{child} ist schon eine Einladung offen. Ziehen Sie diese zuerst zurück.',
    withdrawn: 'Die Einladung ist zurückgezogen. Der Link in der E-Mail gilt nicht mehr.',
    ended: '%{name} hat keinen Zugang mehr zu %{child}.',
    left: 'Sie haben keinen Zugang mehr zu %{child}.',
    accepted: 'Sie haben die Einladung angenommen. Sie sehen jetzt: %{children}.',
    link_unknown: 'Dieser Link gilt nicht. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
    link_used: 'Diese Einladung wurde schon angenommen.',
    link_expired: 'Diese Einladung ist abgelaufen. Bitte lassen Sie sich eine neue schicken.',
    link_withdrawn: 'Diese Einladung wurde zurückgezogen.',
    link_forbidden: 'Diese Einladung kann nicht mehr angenommen werden. %{office}',
    link_already: 'Sie sind schon als erziehungsberechtigte Person eingetragen.',
    confirm_first:
      'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse mit dem Link aus der E-Mail, die nach dem Anlegen Ihres Kontos an Sie ging. Danach können Sie die Einladung hier annehmen.',
    link_other_address:
      'Diese Einladung ging an eine andere E-Mail-Adresse als die Ihres Kontos. Loggen Sie sich mit dem Konto der eingeladenen Adresse ein, oder bitten Sie %{inviter} um eine Einladung an die Adresse Ihres Kontos.',
  },
  child: {
    last_parent_owes:
      'Für dieses Kind ist noch etwas offen (%{open}). Lassen Sie einen Elternteil eingetragen, der es zahlt.',
    parent_while_there:
      'Das Kind ist heute da und noch nicht gegangen. Bis dahin muss ein Elternteil mit Telefon eingetragen bleiben, damit seine Leiter jemanden anrufen können.',
    too_many: 'Mehr als %{max} Kinder legt eine Familie nicht selbst an. %{office}',
  },
  people: {
    without_parents:
      '%{smart_count} Kind ist nun keinem Elternteil mehr zugeordnet. Bitte ordnen Sie einen Elternteil zu oder löschen Sie das Kind. |||| %{smart_count} Kinder sind nun keinem Elternteil mehr zugeordnet. Bitte ordnen Sie einen Elternteil zu oder löschen Sie die Kinder.',
    past_registrations_go:
      '%{smart_count} vergangene Anmeldung wird ebenfalls gelöscht. |||| %{smart_count} vergangene Anmeldungen werden ebenfalls gelöscht.',
    account_goes: 'Das Konto %{email} wird ebenfalls gelöscht.',
    account_stays: 'Das Konto %{email} bleibt bestehen, weil es Rollen hat.',
    orphans: 'Danach keinem Elternteil mehr zugeordnet: %{names}.',
    other_parent: 'Dem anderen Elternteil bleiben zugeordnet: %{names}.',
  },
  pickup_persons: {
    too_many: 'Höchstens %{max} Personen.',
    gone: '%{name} hat inzwischen jemand anders aus der Liste genommen. Wenn Sie noch einmal speichern, steht diese Person wieder darin.',
  },
  absence: {
    past: 'Dieser Tag ist schon vorbei.',
    too_far: 'Höchstens ein Jahr im Voraus, bis zum %{date}.',
    no_week: '%{child} hat an diesen Tagen keinen bestätigten Platz.',
    overlaps: 'Für %{period} ist %{child} schon abwesend gemeldet.',
    too_many: 'Mehr als %{max} Abwesenheiten meldet eine Familie für %{child} nicht selbst. %{office}',
    taken_back: 'Die Abwesenheit ist zurückgenommen.',
  },
};
