/** What the API says in German of accounts. The reference from which the other languages are typed. */
export const accounts = {
  parent_view: {
    no_account: 'Diese Person hat kein Konto. Im Elternportal gibt es nichts, was sie sieht.',
  },
  password: {
    no_user: 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
    link_sent: 'Wir haben Ihnen einen Link zum Zurücksetzen des Passworts gesendet.',
    recently_sent: 'Ein Link wurde erst vor Kurzem gesendet. Bitte warten Sie ein wenig.',
    already_reset:
      'Dieser Link ist nicht mehr gültig: Das Passwort wurde schon zurückgesetzt, oder er ist abgelaufen.',
    changed: 'Ihr Passwort wurde geändert.',
  },
  email_confirmation: {
    done: 'Vielen Dank, Ihre E-Mail-Adresse ist bestätigt.',
    already: 'Ihre E-Mail-Adresse ist schon bestätigt.',
    sent: 'Wir haben Ihnen noch einmal eine E-Mail geschickt.',
    recently_sent: 'Die E-Mail wurde erst vor Kurzem geschickt. Bitte warten Sie zwei Minuten.',
    expired: 'Dieser Link ist abgelaufen. Bitte loggen Sie sich ein und fordern Sie einen neuen Link an.',
    unknown:
      'Dieser Link ist nicht gültig. Vielleicht ist er unvollständig, oder Ihre E-Mail-Adresse wurde inzwischen geändert. Einen neuen Link können Sie anfordern, sobald Sie eingeloggt sind.',
  },
  user: {
    not_own: 'Ihr eigenes Konto können Sie nicht löschen.',
    has_person:
      '„%{name}“ ist das Konto eines Elternteils und kann hier nicht gelöscht werden. Bitte löschen Sie die Person unter „Personen“.',
    beyond_own:
      '„%{name}“ hat Rechte, die Sie selbst nicht haben. Löschen kann das Konto nur, wer sie auch hat.',
    last_role_update: 'Nur „%{name}“ darf Rollen bearbeiten. Deshalb kann das Konto nicht gelöscht werden.',
    login_ends: 'Das Konto wird sofort ausgeloggt, und ein neues Einloggen ist nicht mehr möglich.',
    leads:
      'Das Konto leitet noch: %{places}. Wer betreut die Kinder dann? Bitte legen Sie es vorher unter „Gruppen“ der Woche fest.',
    leads_more:
      '%{places} und %{smart_count} weitere Woche oder Gruppe |||| %{places} und %{smart_count} weitere Wochen oder Gruppen',
  },
  role: {
    beyond_own:
      '„%{name}“ hat Rechte, die Sie selbst nicht haben. Löschen kann die Rolle nur, wer sie auch hat.',
  },
  account_deletion: {
    staff: 'Ihr Konto hat Rechte im Büro. Löschen kann es nur das Büro. %{office}',
    places:
      '%{smart_count} Platz in einer Woche, die noch nicht zu Ende ist: Melden Sie zuerst ab. Geht das nicht mehr, können Sie das Konto nach der Woche löschen. %{office} |||| %{smart_count} Plätze in Wochen, die noch nicht zu Ende sind: Melden Sie zuerst ab. Geht das nicht mehr, können Sie das Konto nach den Wochen löschen. %{office}',
    present: 'Ein Kind ist heute vor Ort: Löschen Sie das Konto, wenn es abgeholt ist.',
    open: '%{amount} sind noch offen: Bezahlen Sie sie zuerst.',
    open_after: '%{amount} bleiben noch offen, auch nach dem Abmelden: Bezahlen Sie sie.',
    credit:
      'Sie haben %{credit} Guthaben: Das Büro zahlt es zuerst aus. Tragen Sie dafür Ihre IBAN ein. %{office}',
    in_file:
      '%{credit} Guthaben werden gerade ausgezahlt: Löschen Sie das Konto, wenn das Geld angekommen ist.',
    becomes_credit:
      'Mit den Plätzen würde bezahltes Geld zu Guthaben, das niemandem gehört: Wenden Sie sich bitte an das Büro.',
    other: 'Zu Ihren Daten gehört noch: %{by}. Löschen kann das nur das Büro. %{office}',
    done: 'Ihr Konto ist gelöscht.',
  },
  api_key: {
    unknown: 'Dieser API-Schlüssel gilt nicht: Er ist abgelaufen, widerrufen oder falsch geschrieben.',
    lacks: 'Diesem API-Schlüssel fehlt das Recht %{permission}: Rolle und Ersteller müssen es beide haben.',
    role_needs_factor: 'Diese Rolle verlangt einen zweiten Faktor. Richten Sie zuerst einen ein.',
    too_many: 'Sie haben schon %{max} Schlüssel. Widerrufen Sie zuerst einen.',
    ends: '%{smart_count} API-Schlüssel dieses Kontos gilt sofort nicht mehr. |||| %{smart_count} API-Schlüssel dieses Kontos gelten sofort nicht mehr.',
    over: 'Dieser Tag ist schon vorbei.',
    too_long: 'Ein Schlüssel gilt höchstens zwei Jahre.',
    revoked: 'Der API-Schlüssel „%{name}“ ist widerrufen.',
  },
  second_factor: {
    step_ended: 'Dieser Schritt ist abgelaufen. Bitte beginnen Sie noch einmal.',
    wrong_code: 'Dieser Code ist falsch oder wurde schon verwendet.',
    wrong_passkey: 'Dieser Passkey ist hier nicht bekannt, oder die Prüfung ist fehlgeschlagen.',
    last_required:
      'Ihre Rolle verlangt einen zweiten Faktor: Der letzte kann nicht entfernt werden. Richten Sie zuerst einen anderen ein.',
    none: 'Für dieses Konto ist kein zweiter Faktor eingerichtet.',
    too_many_passkeys: 'Mehr als zehn Passkeys kann ein Konto nicht haben.',
    no_passkeys_here: 'Unter dieser Adresse der Seite gibt es keine Passkeys.',
    removed: 'Der Faktor ist entfernt.',
    ask_password: 'Bitte geben Sie Ihr aktuelles Passwort ein.',
    ask_code:
      'Bitte geben Sie auch einen Code Ihrer Authenticator-App oder einen Wiederherstellungscode ein, oder verwenden Sie einen Passkey.',
  },
  account_undo: {
    done: 'Die Änderung ist rückgängig gemacht, und alle Geräte sind ausgeloggt. Wir haben eine E-Mail mit einem Link geschickt, mit dem Sie ein neues Passwort wählen.',
    used: 'Mit diesem Link, oder mit dem einer früheren E-Mail, wurde die Änderung schon rückgängig gemacht.',
    over: 'Dieser Link ist nicht gültig. Vielleicht ist er unvollständig oder abgelaufen: Eine Änderung lässt sich 7 Tage lang rückgängig machen. Bitte wenden Sie sich an das Büro.',
    by_office:
      'Dieser Link gilt nicht mehr, weil das Büro Ihr Konto inzwischen selbst geändert hat. Bitte wenden Sie sich an das Büro.',
    address_taken:
      'Ihre frühere E-Mail-Adresse gehört inzwischen zu einem anderen Konto. Es wurde nichts geändert. Bitte wenden Sie sich sofort an das Büro.',
    ask_password:
      'Das Konto hat jetzt einen zweiten Faktor. Damit ihn niemand entfernt, der nur Ihre E-Mails liest: Bitte geben Sie das Passwort ein, das vor der Änderung galt.',
    wrong_password:
      'Das ist nicht das Passwort, das vor der Änderung galt. Haben Sie mehrere solche E-Mails bekommen, verwenden Sie den Link aus der ersten. Wenn Sie es nicht mehr wissen, wenden Sie sich bitte an das Büro.',
  },
};
