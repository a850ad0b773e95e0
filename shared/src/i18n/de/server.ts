import { common } from './common.js';

/** Messages of the API in German: the reference from which the other languages are typed. */
export const server = {
  error: {
    malformed: 'Die Anfrage ist nicht lesbar.',
    unauthenticated: 'Bitte loggen Sie sich ein.',
    invalid_credentials: 'E-Mail-Adresse oder Passwort ist falsch.',
    forbidden: 'Dafür fehlt Ihnen die Berechtigung.',
    no_person: 'Mit diesem Konto können Sie keine Kinder anmelden, weil es keine Elterndaten enthält.',
    email_not_confirmed:
      'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse mit dem Link, den wir Ihnen geschickt haben.',
    read_only_view:
      'So geht das nicht: Sie sehen das Portal wie ein Elternteil. In dieser Ansicht kann nichts geändert werden, und geheime Adressen werden nicht gezeigt.',
    not_for_api_keys:
      'Ein API-Schlüssel öffnet nur, was seine Rolle erlaubt, nicht das eigene Konto einer Person. Bitte loggen Sie sich dafür ein.',
    password_change_required: 'Bitte ändern Sie zuerst Ihr Passwort.',
    second_factor_required: 'Bitte richten Sie zuerst einen zweiten Faktor für das Einloggen ein.',
    not_found: 'Nicht gefunden.',
    conflict:
      'Das lässt sich im Augenblick nicht speichern. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    idempotency_conflict: 'Diese Anfrage wurde schon mit anderem Inhalt gesendet.',
    changed_meanwhile: 'Das hat inzwischen auch jemand anders geändert. Bitte wählen Sie, was gelten soll.',
    basket_changed: 'Plätze oder Preise haben sich inzwischen geändert. Es wurde nichts gebucht.',
    too_large: 'Die Anfrage ist zu groß.',
    too_many_values: 'Die Anfrage enthält zu viele Angaben.',
    unsupported_type: 'Dieser Inhaltstyp wird nicht angenommen.',
    validation: 'Bitte prüfen Sie Ihre Angaben.',
    registration_closed: 'Die Anmeldung ist derzeit nicht möglich.',
    week_not_open: 'Für diese Woche ist die Anmeldung nicht mehr offen.',
    week_full: 'Alle gewählten Wochen sind ausgebucht, und auch auf der Warteliste ist kein Platz mehr frei.',
    not_eligible: 'Dieses Projekt ist nicht für alle gewählten Kinder.',
    too_many_requests: 'Zu viele Versuche. Bitte warten Sie %{minutes} Minuten.',
    internal: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
    busy: 'Gerade greifen sehr viele Personen gleichzeitig zu. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    document:
      'Das Dokument kann gerade nicht erstellt werden. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  },
  validation: {
    required: 'Bitte ausfüllen.',
    text: 'Bitte einen Text eingeben.',
    too_long: 'Höchstens %{max} Zeichen.',
    too_formatted: 'Der Text ist zu aufwendig formatiert. Bitte vereinfachen Sie ihn.',
    too_short: 'Mindestens %{min} Zeichen.',
    integer: 'Bitte eine ganze Zahl eingeben.',
    between: 'Bitte eine Zahl von %{min} bis %{max} eingeben.',
    money: 'Bitte einen Betrag ab 0 mit höchstens zwei Nachkommastellen eingeben.',
    signed_money: 'Bitte einen Betrag mit höchstens zwei Nachkommastellen eingeben.',
    date: 'Bitte ein gültiges Datum eingeben.',
    time: 'Bitte eine Uhrzeit von 00:00 bis 23:59 eingeben.',
    instant: 'Bitte einen gültigen Zeitpunkt angeben.',
    boolean: 'Bitte Ja oder Nein angeben.',
    choice: 'Bitte einen der angebotenen Werte wählen.',
    list: 'Bitte eine Liste angeben.',
    list_long: 'Höchstens %{max} Einträge.',
    object: 'Bitte die Angaben vollständig senden.',
    iban: 'Bitte überprüfen Sie die IBAN, sie scheint nicht gültig zu sein.',
    one_line: 'Bitte in einer Zeile, ohne Zeilenumbruch.',
    reference: 'Diesen Eintrag gibt es nicht.',
    changed_meanwhile: 'Das hat inzwischen jemand anders geändert. Bitte wählen Sie, was gelten soll.',
    self_reference: 'Ein Eintrag kann nicht auf sich selbst verweisen.',
    twice: 'Dieser Eintrag steht schon in der Liste.',
    too_many_weeks: 'Höchstens %{max} Wochen auf einmal. Bitte weniger Projekte wählen.',
    upload_address: 'Bitte eine hochgeladene Datei wählen.',
    document_path: 'Unter dieser Adresse gibt es kein Dokument.',
    colour: 'Bitte eine Farbe wie #C2410C eingeben.',
    web_address: 'Bitte eine Adresse eingeben, die mit http:// oder https:// beginnt.',
    origins:
      'Bitte Adressen von Websites, jede in einer eigenen Zeile, ohne Pfad und mit https://: https://www.beispiel.it (höchstens 20).',
    not_before: 'Das Ende darf nicht vor dem Anfang liegen.',
    not_after: 'Bitte ein Datum angeben, das nicht nach „Anmeldung ab“ liegt.',
    allocation_fixed: 'Die Platzvergabe kann nicht mehr geändert werden: Es gibt schon Anmeldungen.',
    not_after_start: 'Das Ende muss nach dem Anfang liegen.',
    decimal: 'Bitte eine Zahl mit höchstens 6 Dezimalstellen eingeben.',
    not_below: 'Die obere Grenze darf nicht unter der unteren liegen.',
    fee_falls: 'Eine spätere Abmeldung darf nicht weniger kosten.',
    day_type_offered: 'Bitte halbtags, ganztags oder beides anbieten.',
    from_within_course: 'Das Projekt beginnt am %{date}. Eine Woche kann nicht früher beginnen.',
    to_within_course: 'Das Projekt endet am %{date}. Eine Woche kann nicht später enden.',
    week_overlaps:
      '%{smart_count} angemeldetes Kind hätte in diesem Zeitraum zwei Programme. |||| %{smart_count} angemeldete Kinder hätten in diesem Zeitraum zwei Programme.',
    weeks_from_within_course: 'Die erste Woche des Projekts beginnt schon am %{date}.',
    weeks_to_within_course: 'Die letzte Woche des Projekts endet erst am %{date}.',
    top_level_category: 'Bitte eine Kategorie der obersten Ebene wählen, nicht die eigene.',
    has_subcategories: 'Diese Kategorie hat selbst Unterkategorien.',
    email: 'Bitte eine gültige E-Mail-Adresse eingeben.',
    taken: 'Das gibt es schon: Jeder Wert darf nur einmal vorkommen.',
    name_taken: 'Diesen Namen gibt es schon.',
    unknown_names: 'Unbekannt: %{names}.',
    roles_beyond_own: 'Rollen mit Rechten, die Sie selbst nicht haben, können Sie nicht vergeben: %{names}.',
    account_beyond_own:
      'Dieses Konto hat Rechte, die Sie selbst nicht haben. Das kann nur ändern, wer sie auch hat.',
    role_beyond_own:
      'Diese Rolle hat Rechte, die Sie selbst nicht haben. Ändern kann sie nur, wer sie auch hat.',
    permissions_beyond_own: 'Sie können nur Rechte vergeben, die Sie selbst haben.',
    last_holder:
      'Ein Recht, das Sie hier entziehen, hätte danach niemand mehr, und niemand könnte es wieder vergeben.',
    parent_access:
      'Das geht nur mit den Rechten, Kinder, Personen und Gesundheitsdaten zu sehen, denn Eltern sehen all das von ihrem Kind.',
    parent_login:
      'Dieses Konto ist das eines Elternteils. Seine Zugangsdaten ändert nur, wer auch Personen bearbeiten darf.',
    leader_access:
      'Dieses Konto ist das einer Betreuungsperson. Seine Zugangsdaten ändert nur, wer selbst alle Anmeldungen und Gesundheitsdaten sieht und Anmeldungen bearbeiten darf.',
    own_week:
      'Diese Woche leiten Sie selbst. Kinder kann hier nur eintragen, wer ohnehin alle Anmeldungen und Gesundheitsdaten sieht. Bitte wenden Sie sich an das Büro.',
    kept_week:
      'In dieser Woche leitet jemand, der Konten wie Ihres anlegt oder öffnet. Kinder und Tage ändert hier nur, wer ohnehin alle Anmeldungen und Gesundheitsdaten sieht. Bitte wenden Sie sich an das Büro.',
    leads_weeks:
      'Ein Konto mit dieser Rolle ist als Betreuungsperson von Wochen eingetragen und würde sie damit sehen. Dieses Recht gibt ihm nur, wer ohnehin alle Anmeldungen und Gesundheitsdaten sieht und Anmeldungen bearbeiten darf.',
    leaders_sight:
      'Wie lange Betreuungspersonen die Daten ihrer Wochen sehen, ändert nur, wer ohnehin alle Anmeldungen und Gesundheitsdaten sieht und Anmeldungen bearbeiten darf.',
    past_week_dates:
      'Diese Woche sehen ihre Betreuungspersonen nicht mehr. Ihre Tage ändert nur, wer ohnehin alle Anmeldungen und Gesundheitsdaten sieht.',
    led_week_dates:
      'Diese Woche hat Betreuungspersonen. Mit den neuen Tagen würden sie die Kinder früher oder länger sehen. Das ändert nur, wer ohnehin alle Anmeldungen und Gesundheitsdaten sieht und Anmeldungen bearbeiten darf. Bitte wenden Sie sich an das Büro.',
    own_week_dates:
      'Diese Woche leiten Sie selbst. Ihre Tage ändert nur, wer ohnehin alle Anmeldungen und Gesundheitsdaten sieht.',
    notices:
      'Ein Projekt kann erst aktiv werden, wenn Datenschutzerklärung und Impressum da sind: Das Gesetz verlangt sie, bevor Familien ihre Daten eingeben. Es fehlt: %{missing}. Einzutragen unter „Erste Schritte“ oder in den Einstellungen.',
    feature_used: 'Das nutzen aktive Projekte: %{projects}. Ändern Sie diese zuerst.',
    notice_needed:
      'Solange Projekte aktiv sind, muss hier etwas stehen: Das Gesetz verlangt es, weil Familien ihre Daten eingeben.',
    last_role_update: 'Mindestens ein Benutzer muss Rollen bearbeiten dürfen.',
    own_password: 'Ihr eigenes Passwort ändern Sie unter „Passwort ändern“.',
    email_taken: 'Für diese E-Mail-Adresse gibt es schon ein Konto.',
    email_reserved:
      'Diese E-Mail-Adresse gehörte bis vor Kurzem zu einem anderen Konto und ist noch einige Tage dafür aufgehoben. Bitte verwenden Sie eine andere, oder wenden Sie sich an das Büro.',
    email_of_staff: 'Die Adresse eines Kontos mit Rollen kann nur ändern, wer Benutzer anlegen darf.',
    tax_length: 'Die Steuernummer hat genau 16 Zeichen.',
    tax_invalid: common.tax_invalid,
    tax_taken: 'Diese Steuernummer ist schon eingetragen. %{office}',
    tax_taken_by: 'Diese Steuernummer hat schon %{name}.',
    tax_fixed: 'Die Steuernummer lässt sich nicht mehr ändern.',
    phone: 'Bitte eine gültige Telefonnummer eingeben.',
    password_common: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
    password_own_data: 'Bitte wählen Sie ein Passwort, das sich von Name und E-Mail-Adresse unterscheidet.',
    password_confirmation: 'Die beiden Passwörter stimmen nicht überein.',
    current_password: 'Das aktuelle Passwort ist falsch.',
    password_same: 'Bitte wählen Sie ein neues Passwort.',
    health_consent:
      'Bitte stimmen Sie zu, dass wir die Gesundheitsdaten speichern, oder lassen Sie diese Felder leer.',
    sort: 'Nach „%{field}“ lässt sich nicht sortieren.',
    filter: 'Nach „%{field}“ lässt sich nicht filtern.',
    column: 'Die Liste hat keine Spalte „%{field}“.',
    page: 'Die Seite ist eine Zahl ab 1.',
    items_per_page: 'Je Seite sind 1 bis %{max} Einträge möglich, oder -1 für alle.',
    too_many_rows: 'Die Liste ist zu lang, um sie ganz zu laden.',
    too_many_references: 'Höchstens %{max} Zahlungsreferenzen können auf einmal gesucht werden.',
  },
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
  crud: {
    deleted: '„%{name}“ wurde gelöscht.',
    in_use: '„%{name}“ wird noch verwendet und kann nicht gelöscht werden: %{by}.',
    in_use_unknown: 'Dieser Eintrag wird noch verwendet und kann nicht gelöscht werden.',
    files_go:
      'Die hochgeladene Datei wird ebenfalls gelöscht. |||| Die %{smart_count} hochgeladenen Dateien werden ebenfalls gelöscht.',
    dependents: {
      registration: '%{smart_count} Anmeldung |||| %{smart_count} Anmeldungen',
      attendance: '%{smart_count} Anwesenheit |||| %{smart_count} Anwesenheiten',
      attendance_issue: '%{smart_count} Punkt einer Anwesenheit |||| %{smart_count} Punkte von Anwesenheiten',
      cancellation_fee: '%{smart_count} Abmeldegebühr |||| %{smart_count} Abmeldegebühren',
      active_registration: '%{smart_count} laufende Anmeldung |||| %{smart_count} laufende Anmeldungen',
      there_today: 'heute als anwesend eingetragen und noch nicht gegangen',
      child_there_today:
        '%{smart_count} Kind, das heute als anwesend eingetragen und noch nicht gegangen ist |||| %{smart_count} Kinder, die heute als anwesend eingetragen und noch nicht gegangen sind',
      open_point:
        '%{smart_count} offener Punkt einer Anwesenheit |||| %{smart_count} offene Punkte von Anwesenheiten',
      api_key: '%{smart_count} API-Schlüssel',
      other: '%{smart_count} weiterer Eintrag |||| %{smart_count} weitere Einträge',
    },
    copy_suffix: '(Kopie)',
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
  privacy: {
    erased:
      'Die Daten von %{name} wurden mit dem Konto und den Daten von %{smart_count} Kind gelöscht. |||| Die Daten von %{name} wurden mit dem Konto und den Daten von %{smart_count} Kindern gelöscht.',
    kept_children:
      '%{smart_count} Kind bleibt dem anderen Elternteil zugeordnet. |||| %{smart_count} Kinder bleiben dem anderen Elternteil zugeordnet.',
    contacts_replaced:
      'Bei %{smart_count} laufenden Anmeldung steht nun die Telefonnummer des anderen Elternteils als Notfallkontakt. Bitte fragen Sie nach. |||| Bei %{smart_count} laufenden Anmeldungen steht nun die Telefonnummer des anderen Elternteils als Notfallkontakt. Bitte fragen Sie nach.',
    contacts_go:
      'Bei %{smart_count} laufenden Anmeldung wird die Telefonnummer des anderen Elternteils zum Notfallkontakt. |||| Bei %{smart_count} laufenden Anmeldungen wird die Telefonnummer des anderen Elternteils zum Notfallkontakt.',
    present_today:
      '%{smart_count} Kind dieser Familie ist heute als anwesend eingetragen. Nach dem Löschen steht es auf keiner Liste mehr, auch nicht als offener Punkt: Bitte klären Sie vorher mit den Betreuenden, wo es ist. |||| %{smart_count} Kinder dieser Familie sind heute als anwesend eingetragen. Nach dem Löschen stehen sie auf keiner Liste mehr, auch nicht als offene Punkte: Bitte klären Sie vorher mit den Betreuenden, wo sie sind.',
    children_go: 'Mit allen Angaben werden gelöscht: %{names}.',
    registrations_go: '%{smart_count} Anmeldung entfällt. |||| %{smart_count} Anmeldungen entfallen.',
    not_mailed: 'Die Familie erhält darüber keine E-Mail.',
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
  upload: {
    missing: 'Bitte eine Datei wählen.',
    one_file: 'Bitte nur eine Datei auf einmal hochladen.',
    unknown_part: 'Unter diesem Namen lässt sich hier nichts hochladen.',
    image_type: 'Bitte ein Bild als JPEG, PNG, WebP oder GIF wählen.',
    image_broken: 'Dieses Bild lässt sich nicht lesen. Bitte speichern Sie es neu.',
    image_bytes: 'Das Bild ist größer als %{max} MB.',
    image_pixels: 'Das Bild hat mehr als %{max} Megapixel. Bitte verkleinern Sie es.',
    file_type: 'Bitte eine PDF-Datei wählen.',
    file_bytes: 'Die Datei ist größer als %{max} MB.',
  },
  option: {
    required: '„%{name}“ wird gebraucht und kann nicht gelöscht werden.',
    taken: 'Diese Einstellung gibt es schon.',
    key_fixed: 'Der Schlüssel einer Einstellung lässt sich nicht ändern.',
  },
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
  signup: {
    too_many_lines: 'Höchstens %{max} Wochen auf einmal.',
    no_child: 'Bitte melden Sie mindestens ein Kind an!',
    child_missing: 'Bitte fügen Sie ein Kind hinzu.',
    no_week: 'Bitte wählen Sie ein Kind und eine Woche.',
    week_unknown: 'Diese Woche gehört nicht zu diesem Projekt.',
    week_twice: 'Dieses Kind wurde für die Woche „%{courseWeek}“ schon eingetragen.',
    week_taken_by: '%{name} hat dieses Kind %{when} schon für die Woche „%{courseWeek}“ eingetragen.',
    week_cancelled: 'Die Woche „%{courseWeek}“ wurde abgesagt und kann nicht gebucht werden.',
    overlap: 'In der Woche „%{courseWeek}“ ist das Kind schon für ein anderes Programm angemeldet.',
    too_many_waiting: 'Für ein Kind sind höchstens %{max} Plätze auf Wartelisten und Wünsche möglich.',
    together_unknown: 'Eine Gruppe braucht mindestens zwei Zeilen dieses Korbs.',
    together_twice: 'Jede Zeile kann nur einmal in einer Gruppe stehen.',
    together_mixed: 'Zusammen bleiben können Geschwister in derselben Woche oder Wochen desselben Kindes.',
    together_draw: 'Vor einer Auslosung können nur Geschwister in derselben Woche zusammenbleiben.',
    overlap_request: 'Die Woche „%{courseWeek}“ überschneidet sich mit einer anderen gewählten Woche.',
    day_type: 'Diese Betreuungszeit wird in dieser Woche nicht angeboten.',
    contact1: 'Bitte geben Sie einen Notfallkontakt an!',
    contacts_differ: 'Bitte geben Sie zwei verschiedene Notfallkontakte an!',
    contact2_phone: 'Bitte geben Sie zu diesem Namen auch die Telefonnummer an.',
    custom_field: 'Bitte füllen Sie „%{label}“ aus.',
    answer_long: 'Bitte kürzen Sie „%{label}“ auf höchstens %{max} Zeichen.',
    answer_number:
      'Bitte geben Sie bei „%{label}“ eine Zahl bis 1.000.000 mit höchstens zwei Nachkommastellen an.',
    answer_option: 'Bitte wählen Sie bei „%{label}“ aus den angebotenen Antworten.',
    answer_kind: 'Diese Antwort passt nicht zur Frage „%{label}“.',
    answer_consent: 'Bitte stimmen Sie zu, dass diese Angaben zur Gesundheit gespeichert werden.',
    answer_unknown: 'Diese Frage gehört nicht zu diesem Projekt.',
    privacy: 'Bitte stimmen Sie der Datenschutzerklärung zu.',
    confirmed: '%{child}: „%{courseWeek}“ ist fest gebucht.',
    waiting:
      '%{child} steht für „%{courseWeek}“ auf Platz %{position} der Warteliste, denn die Woche ist ausgebucht.',
    held_back:
      '%{child}: „%{courseWeek}“ ist noch nicht sicher. Weitere Wochen werden nach Anmeldeschluss vergeben.',
    wish: '%{child}: „%{courseWeek}“ ist als Wunsch eingetragen. Die Plätze werden nach Anmeldeschluss ausgelost.',
    full: '%{child}: „%{courseWeek}“ ist ausgebucht, auch die Warteliste. Hierfür wurde nichts eingetragen.',
  },
  offer: {
    none: 'Dieses Angebot gibt es nicht mehr: Es ist abgelaufen oder schon beantwortet.',
    declined: 'Sie haben das Angebot abgelehnt. Ihr Kind steht nicht mehr auf der Warteliste.',
  },
  told: {
    office: 'Das Büro',
    today: 'heute um %{time}',
    on: 'am %{date} um %{time}',
    removed: '%{name} hat die Anmeldung „%{place}“ %{when} abgemeldet.',
    removed_self: 'Sie haben die Anmeldung „%{place}“ %{when} selbst abgemeldet.',
    removed_unknown: 'Die Anmeldung „%{place}“ wurde %{when} abgemeldet.',
    declined: '%{name} hat das Angebot „%{place}“ %{when} abgelehnt.',
    declined_self: 'Sie haben das Angebot „%{place}“ %{when} selbst abgelehnt.',
    declined_unknown: 'Das Angebot „%{place}“ wurde %{when} abgelehnt.',
    accepted: '%{name} hat das Angebot „%{place}“ %{when} angenommen.',
    accepted_self: 'Sie haben das Angebot „%{place}“ %{when} selbst angenommen.',
    accepted_unknown: 'Das Angebot „%{place}“ wurde %{when} angenommen.',
  },
  registration: {
    gone: 'Die Anmeldung gibt es nicht mehr.',
    no_group: 'Diese Anmeldung wartet nicht mit anderen zusammen.',
    deleted: 'Die Abmeldung ist eingetragen.',
    deleted_waiting: 'Das Kind steht nicht mehr auf der Warteliste.',
    deleted_wish: 'Der Wunsch ist gelöscht.',
    deleted_held: 'Die vorgemerkte Woche ist gelöscht.',
    discount_above_price: 'Die Ermäßigung ist höher als der Preis.',
    discount_reason: 'Bitte geben Sie den Grund der Ermäßigung an.',
    not_open: 'Für diese Woche ist die Anmeldung nicht mehr offen. %{office}',
    too_late: 'Abmelden ist jetzt nur noch über das Büro möglich. %{office}',
    others_fee:
      'Jetzt fällt eine Abmeldegebühr an. Abmelden kann nur der Elternteil, der diese Anmeldung gebucht hat. %{office}',
    costs_other:
      'Das kostet mehr. Ändern kann es nur der Elternteil, der diese Anmeldung gebucht hat. %{office}',
    fee_above: 'Höchstens %{amount}: mehr kostet die Abmeldung an diesem Tag nicht.',
    no_fee: 'Für diese Anmeldung gibt es keine Abmeldegebühr.',
    fee_reason: 'Bitte geben Sie einen Grund an: nach den Bedingungen des Projekts sind es %{amount}.',
    another_fee: 'Die Abmeldegebühr beträgt jetzt %{fee}. Bitte entscheiden Sie noch einmal.',
    has_payment: 'Für diese Anmeldung ist schon etwas bezahlt. %{office}',
    not_own_booking: 'Diese Angabe kann nur ändern, wer die Anmeldung eingetragen hat. %{office}',
    preview: {
      course: 'Projekt',
      week: 'Woche',
      paid: 'Es sind %{amount} bezahlt.',
      refund: 'Es sind %{amount} bezahlt. Der Betrag wird Guthaben der Familie.',
      nothing_paid: 'Es ist noch nichts bezahlt.',
      leaves_queue: 'Das Kind verliert seinen Platz auf der Warteliste.',
      moves_up: 'Von der Warteliste rückt nach: %{names}. Die Eltern erhalten eine E-Mail.',
      moves_up_unnamed:
        'Von der Warteliste rückt %{smart_count} Kind nach. Die Eltern erhalten eine E-Mail. |||| Von der Warteliste rücken %{smart_count} Kinder nach. Die Eltern erhalten eine E-Mail.',
      week_moved: 'Die Woche wurde verlegt: Abmelden ist bis %{until} kostenlos.',
      nobody_moves_up: 'Von der Warteliste rückt niemand nach.',
      nobody_mailed: 'Niemand erhält eine E-Mail, weil kein Elternteil ein Konto hat.',
      unnamed:
        '%{smart_count} Kind (Namen sieht, wer Anmeldungen sieht) |||| %{smart_count} Kinder (Namen sieht, wer Anmeldungen sieht)',
      present_today_unnamed:
        'Heute ist %{smart_count} Kind als anwesend eingetragen, das danach keinen Platz mehr hat. Es bleibt auf der Liste, bis es gegangen ist, und es entsteht ein offener Punkt. Bitte klären Sie mit den Betreuenden, wo es ist. |||| Heute sind %{smart_count} Kinder als anwesend eingetragen, die danach keinen Platz mehr haben. Sie bleiben auf der Liste, bis sie gegangen sind, und es entstehen offene Punkte. Bitte klären Sie mit den Betreuenden, wo sie sind.',
      present_today:
        'Heute als anwesend eingetragen und danach ohne Platz: %{names}. Das Kind bleibt auf der Liste, bis es gegangen ist, und es entsteht ein offener Punkt. Bitte klären Sie mit den Betreuenden, wo das Kind ist. |||| Heute als anwesend eingetragen und danach ohne Platz: %{names}. Die Kinder bleiben auf der Liste, bis sie gegangen sind, und es entstehen offene Punkte. Bitte klären Sie mit den Betreuenden, wo die Kinder sind.',
    },
    give_place: {
      has_seat: 'Das Kind hat schon einen festen Platz.',
      no_seat: 'In der Woche „%{courseWeek}“ ist kein Platz frei.',
    },
    move: {
      no_seat: 'In der Woche „%{courseWeek}“ ist kein Platz frei, aber auf der Warteliste.',
      held_back:
        'Das Kind hat in diesem Projekt schon seine sicheren Wochen. Weitere werden erst nach Anmeldeschluss vergeben.',
      draw: 'Die Plätze dieses Projekts werden erst nach Anmeldeschluss ausgelost.',
      full: 'Die Woche „%{courseWeek}“ ist ausgebucht, auch die Warteliste.',
      from: 'Bisher',
      to: 'Neu',
      seat: 'Das Kind erhält einen festen Platz. Belegt sind danach %{registered} von %{seats} Plätzen.',
      waits:
        'Kein Platz ist frei. Das Kind verliert den bisherigen Platz und kommt auf Platz %{position} der Warteliste.',
      waits_again: 'Kein Platz ist frei. Das Kind kommt auf Platz %{position} der Warteliste.',
      noted: 'Das Kind wird dort vorgemerkt. Freie Plätze werden nach Anmeldeschluss vergeben.',
      wish: 'Das Kind nimmt dort mit einem Wunsch an der Verlosung teil.',
      price: 'Der Preis ändert sich von %{before} auf %{price}.',
      same_price: 'Der Preis bleibt bei %{price}.',
      paid_open: 'Bezahlt sind %{paid}, offen sind danach %{open}.',
      paid_credit: 'Bezahlt sind %{paid}, das Guthaben beträgt danach %{credit}.',
      paid_full: 'Bezahlt sind %{paid}, damit ist alles bezahlt.',
      other_question:
        'Dieses Projekt fragt „%{label}“. Die Antwort wird nicht neu erfragt: Bitte prüfen Sie sie danach in der Anmeldung.',
    },
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
  payment: {
    booked: '%{smart_count} Zahlung wurde eingebucht. |||| %{smart_count} Zahlungen wurden eingebucht.',
    nothing_open: 'Alle gewählten Anmeldungen waren schon bezahlt.',
    waiting: 'Für ein Kind auf der Warteliste ist noch nichts zu bezahlen.',
    paid_meanwhile:
      'Inzwischen hat jemand anders denselben Betrag eingetragen. Sind es zwei Zahlungen, brechen Sie ab und tragen die Summe ein.',
    date: 'Bitte ein Zahlungsdatum eingeben, das nicht in der Zukunft liegt und höchstens ein Jahr zurück.',
    due_waiting: 'Auf der Warteliste ist noch nichts zu bezahlen, deshalb gibt es keine Frist.',
    due_on: 'Bitte ein Datum ab dem Jahr 2000 und höchstens ein Jahr im Voraus eingeben.',
    nothing: 'Ein Betrag von 0 ist keine Zahlung.',
    shares_above: 'Den Anmeldungen ist mehr zugeteilt als der Betrag der Zahlung.',
    share_sign: 'Jeder Teil muss dasselbe Vorzeichen haben wie die Zahlung und darf nicht 0 sein.',
    share_twice: 'Diese Anmeldung steht schon in der Liste.',
    other_family: 'Diese Anmeldung gehört zu keinem Kind dieser Person.',
    fee_waived: 'Die Abmeldegebühr ist erlassen.',
    more_than_fee: 'So viel ist von dieser Abmeldegebühr nicht offen.',
    more_than_paid: 'Für diese Anmeldung ist nicht so viel bezahlt.',
    more_than_credit: 'Das Guthaben beträgt nur %{credit}.',
    reversed_already: 'Diese Zahlung ist schon storniert.',
    payer_of_others:
      'Bezahlt haben kann nur, wer den Betrag schuldet, oder ein Elternteil von jedem Kind, für das bezahlt wird. Andere geben Sie mit ihrem Namen an.',
    payer_of_refund: 'Bei einer Rückzahlung oder Stornierung fragt niemand, wer bezahlt hat.',
    payer_receipt:
      'Die Zahlung hat die Quittung Nr. %{number}, die schon sagt, wer bezahlt hat. Stornieren Sie zuerst die Quittung.',
    is_reversal: 'Eine Stornierung kann nicht storniert werden. Buchen Sie die Zahlung neu.',
    spent: 'Das Geld dieser Zahlung ist schon ausbezahlt oder verwendet.',
    in_file:
      'Das Guthaben, zu dem dieses Geld wurde, ist in einer Überweisungsdatei. Bitte zuerst diese Datei zurückziehen.',
    credit_used: 'Das Guthaben ist verwendet.',
  },
  document: {
    no_organiser:
      'Das Dokument wird erst gedruckt, wenn das Büro Name und Anschrift des Veranstalters eingetragen hat: „%{option}“ unter „Einstellungen → %{tab}“.',
  },
  receipt: {
    no_organiser:
      'Für Quittungen fehlt eine Angabe des Veranstalters: „%{option}“. Bitte unter „Einstellungen → %{tab}“ eintragen.',
    not_received: 'Zahlung Nr. %{id} ist kein Geld, das eingegangen ist: Dafür gibt es keine Quittung.',
    taken_back: 'Zahlung Nr. %{id} ist storniert: Dafür gibt es keine Quittung.',
    nothing_left:
      'Zahlung Nr. %{id} ist ganz zurückgezahlt oder anders gebucht worden: Dafür gibt es keine Quittung.',
    no_payer: 'Bei Zahlung Nr. %{id} ist nicht bekannt, wer bezahlt hat.',
    made_already:
      'Für Zahlung Nr. %{id} gibt es schon die Quittung %{number}. Stornieren Sie diese zuerst, wenn sie falsch ist.',
    cancelled_already: 'Die Quittung %{number} ist schon storniert.',
    cancelled: 'Die Quittung %{number} ist storniert.',
    too_many:
      'Ein PDF hat höchstens %{max} Quittungen. Grenzen Sie die Liste ein, oder laden Sie alle als ZIP-Datei herunter.',
  },
  payout: {
    no_credit: '%{name} hat kein Guthaben, das ausbezahlt werden kann.',
    no_iban: 'Von %{name} ist keine IBAN bekannt. Bitte eine eintragen.',
    no_account:
      'Kein Projekt hat ein Konto, von dem ausbezahlt werden kann. Bitte bei einem Projekt IBAN und Kontoinhaber eintragen.',
    foreign_account: 'Das ist kein Konto des Veranstalters: Kein Projekt nennt diese IBAN.',
    execute_on: 'Bitte einen Tag ab heute eingeben.',
    nothing_open: 'In dieser Datei ist nichts mehr offen: Alles ist ausbezahlt oder zurückgezogen.',
    paid: '%{smart_count} Auszahlung gebucht: %{amount}. |||| %{smart_count} Auszahlungen gebucht: %{amount}.',
    closed:
      '%{smart_count} Auszahlung hat die Bank ausgeführt. |||| %{smart_count} Auszahlungen hat die Bank ausgeführt.',
    returned:
      '%{smart_count} Auszahlung kam zurück und ist wieder Guthaben: Bitte die IBAN prüfen. |||| %{smart_count} Auszahlungen kamen zurück und sind wieder Guthaben: Bitte die IBAN prüfen.',
    differing:
      'Der Betrag der Auszahlung stimmt nicht mit der Datei überein, sie bleibt offen: %{references}.',
    withdrawn_paid:
      'Zurückgezogen, von der Bank aber doch ausgeführt und jetzt gebucht: %{references}. Nehmen Sie solche Überweisungen bitte nicht in eine neue Datei.',
    unbooked:
      'ACHTUNG: Die Bank hat überwiesen, was hier nicht mehr offen ist. Das ist nicht gebucht, bitte prüfen Sie es: %{references}.',
    value_date: 'Wertstellung %{date}',
    no_sepa: 'Diese IBAN ist aus einem Land, in das keine SEPA-Überweisung geht.',
    own_account: 'Das ist ein Konto des Veranstalters.',
    changed:
      'Die IBAN wurde inzwischen geändert: %{now}. Bitte prüfen Sie sie, und speichern Sie noch einmal.',
    changed_none: 'Die IBAN wurde inzwischen entfernt. Bitte prüfen Sie das, und speichern Sie noch einmal.',
    credit_first:
      'Von %{name} bleiben %{credit} Guthaben. Bitte zuerst auszahlen: unter Finanzen → Guthaben, oder als Rückzahlung auf der Seite der Familie.',
    refund_first:
      'Was davon Guthaben bleibt, muss zuerst ausgezahlt werden: Sagen Sie diese Plätze ab und zahlen Sie das Guthaben aus.',
    in_file:
      '%{name} hat Guthaben in einer Überweisungsdatei, die die Bank noch nicht ausgeführt hat. Bitte zuerst abschließen oder zurückziehen.',
    text: 'Rückzahlung Guthaben %{organiser}',
  },
  books: {
    closed: 'Bis zum %{date} sind die Bücher abgeschlossen. Bitte ein späteres Datum wählen.',
    own_page: 'Das wird unter „Finanzen → Abschluss“ geändert.',
    in_future:
      'Abgeschlossen werden kann höchstens bis gestern, %{date}: Korrekturen bekommen das Datum von heute.',
    not_earlier:
      'Die Bücher sind schon bis zum %{date} abgeschlossen. Wählen Sie einen späteren Tag, oder öffnen Sie sie wieder.',
    not_closed: 'Die Bücher sind nicht abgeschlossen.',
    before_closed: 'Bitte einen Tag vor dem %{date} wählen: Bis dahin sind die Bücher abgeschlossen.',
  },
  payment_reminder: {
    until: 'Bitte einen Tag ab heute und höchstens ein Jahr im Voraus eingeben.',
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
  mail: {
    greeting: 'Guten Tag %{name},',
    greeting_unknown: 'Guten Tag,',
    where: 'Ort',
    map: 'Auf der Karte zeigen (OpenStreetMap)',
    bring: 'Gut zu wissen',
    calendar_attached: 'Die Termine liegen als Kalenderdatei bei.',
    returns: 'Abmelden: %{steps}; danach nicht mehr möglich.',
    returns_free: 'bis %{until} kostenlos',
    returns_fee: 'bis %{until} für %{percent} % des Preises',
    returns_none: 'Abmelden ist nicht mehr möglich.',
    regards: 'Freundliche Grüße',
    reset_subject: 'Passwort zurücksetzen',
    reset_text: 'Sie haben einen Link angefordert, um Ihr Passwort zurückzusetzen. Der Link gilt 60 Minuten.',
    reset_button: 'Neues Passwort wählen',
    reset_ignore: 'Wenn Sie den Link nicht angefordert haben, brauchen Sie nichts zu tun.',
    set_subject: 'Ihr Zugang: Passwort wählen',
    set_text:
      'für Sie wurde ein Konto eingerichtet. Bitte wählen Sie ein Passwort. Der Link dafür gilt 7 Tage.',
    set_button: 'Passwort wählen',
    restored_subject: 'Die Änderung ist rückgängig gemacht',
    restored_text:
      'eine Änderung Ihrer Zugangsdaten wurde mit dem Link aus unserer E-Mail rückgängig gemacht. Alle Geräte sind ausgeloggt, und das bisherige Passwort gilt nicht mehr. Bitte wählen Sie ein neues, das Sie noch nirgends verwendet haben. Der Link dafür gilt 7 Tage.',
    restored_note:
      'Sehen Sie danach bitte nach, ob in Ihrem Konto alles stimmt, auch wer sonst Zugang zu Ihren Kindern hat. Ist Ihnen etwas fremd, melden Sie sich bitte beim Büro.',
    refund_account_changed_subject: 'Ihre IBAN für Rückzahlungen wurde geändert',
    refund_account_changed_text:
      'am %{date} um %{time} Uhr wurde die IBAN geändert, auf die wir Ihnen Guthaben auszahlen.',
    refund_account_changed_note:
      'Waren Sie das nicht und haben Sie das Büro nicht darum gebeten, melden Sie sich bitte gleich beim Büro und ändern Sie Ihr Passwort.',
    refund_account_changed_button: 'Meine Familie',
    credit_received_subject: 'Ihre Zahlung: %{credit} Guthaben',
    credit_received_text:
      'Ihre Zahlung vom %{date} über %{amount} ist eingegangen. Davon sind %{credit} ein Guthaben, denn so viel war nicht offen.',
    credit_received_note:
      'Das Guthaben bezahlt, was Sie als Nächstes buchen. Möchten Sie es zurückhaben, wenden Sie sich bitte an das Büro.',
    credit_received_other_subject: 'Eine Zahlung für Sie: %{credit} Guthaben',
    credit_received_other_text:
      'eine Zahlung vom %{date} über %{amount} ist für Sie eingegangen. Davon sind %{credit} Ihr Guthaben, denn so viel war nicht offen.',
    credit_undone_subject: 'Zahlung zurückgenommen: %{credit} Guthaben',
    credit_undone_text:
      'eine gebuchte Zahlung vom %{date} über %{amount} haben wir zurückgenommen. Damit fallen %{credit} von Ihrem Guthaben weg. Fragen dazu beantwortet das Büro.',
    credit_returned_subject: 'Unsere Überweisung an Sie kam zurück',
    credit_returned_text:
      'die Überweisung über %{amount} auf Ihr Konto %{account} kam am %{date} zurück. Der Betrag ist wieder Ihr Guthaben.',
    credit_returned_note:
      'Bitte prüfen Sie in „Meine Familie“ die IBAN für Rückzahlungen. Mit dem Guthaben wird zuerst bezahlt, was bei Ihnen offen ist.',
    deleted_balance: 'Ihr Guthaben beträgt jetzt %{balance}.',
    cancelled_by_office: 'Abgemeldet hat das Büro.',
    cancelled_by: 'Abgemeldet hat %{name}',
    cancelled_by_other_parent: 'Abgemeldet hat ein anderer Elternteil des Kindes.',
    payed_credit_subject: 'Bezahlt: %{course}',
    payed_credit_text: 'im Projekt „%{course}“ ist Folgendes jetzt vollständig bezahlt:',
    credit_paid_out_subject: 'Ihr Guthaben wurde überwiesen',
    credit_paid_out_text:
      'am %{date} haben wir %{amount} von Ihrem Guthaben auf Ihr Konto %{account} überwiesen.',
    api_key_made_subject: 'Ein API-Schlüssel wurde angelegt',
    api_key_made_text:
      'am %{date} wurde mit Ihrem Konto der API-Schlüssel „%{key}“ angelegt. Mit ihm kann ein Programm in Ihrem Namen auf Feria zugreifen.',
    api_key_made_note:
      'Waren Sie das nicht, widerrufen Sie ihn bitte gleich im Büro-Bereich unter „API-Schlüssel“ und ändern Sie Ihr Passwort.',
    email_taken_back_subject: 'Eine geänderte E-Mail-Adresse wurde zurückgesetzt',
    email_taken_back_text:
      'diese E-Mail-Adresse war bei uns für ein Konto eingetragen. Am %{date} um %{time} Uhr wurde das rückgängig gemacht: Das Konto hat wieder die frühere Adresse.',
    email_taken_back_note:
      'Wenn es Ihr Konto ist und Sie das nicht wollten, melden Sie sich bitte sofort beim Büro. Was das Büro dann ändert, lässt sich mit keinem Link mehr rückgängig machen.',
    undo_text:
      'Waren Sie das nicht? Dann machen Sie es mit diesem Link rückgängig, auch alles, was danach geändert wurde. Das geht bis zum %{date} um %{time} Uhr. Alle Geräte werden ausgeloggt, und Sie wählen ein neues Passwort.',
    undo_button: 'Änderung rückgängig machen',
    email_confirmation_subject: 'E-Mail-Adresse bestätigen',
    email_confirmation_text:
      'bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Ohne Bestätigung können Sie Kinder nur bis zum %{date} um %{time} Uhr anmelden. Der Link gilt 7 Tage.',
    email_confirmation_again_text:
      'bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Der Link gilt 7 Tage.',
    email_confirmation_button: 'E-Mail-Adresse bestätigen',
    email_confirmation_note:
      'Wenn Sie bei uns kein Konto haben, hat jemand Ihre Adresse irrtümlich angegeben. In diesem Fall brauchen Sie nichts zu tun.',
    email_changed_subject: 'Ihre E-Mail-Adresse wurde geändert',
    email_changed_text:
      'die E-Mail-Adresse Ihres Kontos wurde am %{date} um %{time} Uhr geändert. Unsere Mitteilungen gehen ab jetzt an die neue Adresse. Bitte verwenden Sie auch zum Einloggen nur noch diese.',
    email_changed_note:
      'Wenn Sie diese Änderung nicht veranlasst haben, melden Sie sich bitte sofort beim Büro.',
    password_changed_subject: 'Ihr Passwort wurde geändert',
    password_changed_text: 'das Passwort Ihres Kontos wurde am %{date} um %{time} Uhr geändert.',
    password_changed_by_self: 'Auf allen anderen Geräten müssen Sie sich neu einloggen.',
    password_changed_by_link:
      'Dazu wurde der Link aus einer E-Mail an Ihre Adresse verwendet. Sie müssen sich auf allen Geräten neu einloggen.',
    password_changed_by_staff:
      'Das neue Passwort wurde vom Büro festgelegt. Beim nächsten Einloggen wählen Sie ein eigenes.',
    password_changed_note:
      'Wenn Sie diese Änderung nicht veranlasst haben, setzen Sie Ihr Passwort bitte sofort zurück und melden Sie sich beim Büro.',
    password_changed_button: 'Passwort zurücksetzen',
    second_factor_subject: 'Der zweite Faktor Ihres Kontos',
    second_factor_text: 'am %{date} um %{time} Uhr:',
    second_factor_on:
      'Für Ihr Konto wurde ein zweiter Faktor eingerichtet. Er wird ab jetzt bei jedem Einloggen verlangt.',
    second_factor_added: 'Für Ihr Konto wurde eine Authenticator-App oder ein Passkey hinzugefügt.',
    second_factor_removed: 'Eine Authenticator-App oder ein Passkey Ihres Kontos wurde entfernt.',
    second_factor_off:
      'Der zweite Faktor Ihres Kontos wurde entfernt. Beim Einloggen genügt jetzt das Passwort.',
    second_factor_codes:
      'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
    second_factor_code_used:
      'Ein Wiederherstellungscode Ihres Kontos wurde verwendet. Er gilt jetzt nicht mehr.',
    second_factor_reset:
      'Der zweite Faktor Ihres Kontos wurde von einer Administratorin oder einem Administrator zurückgesetzt. Sie müssen sich auf allen Geräten neu einloggen.',
    second_factor_note:
      'Wenn Sie das nicht veranlasst haben, ändern Sie bitte sofort Ihr Passwort und melden Sie sich bei Ihrer Administratorin oder Ihrem Administrator.',
    parent_linked_subject: 'Weiterer Elternteil von %{child}',
    parent_linked_text:
      'am %{date} um %{time} Uhr wurde ein weiterer Elternteil mit %{child} verknüpft. Diese Person sieht in „Meine Familie“ ab jetzt die Daten von %{child} und kann Anmeldungen vornehmen.',
    parent_linked_note: 'Wenn Sie damit nicht gerechnet haben, melden Sie sich bitte sofort beim Büro.',
    leader_named_subject: 'Sie betreuen: %{week}',
    leader_named_text:
      'am %{date} um %{time} Uhr wurden Sie als Betreuungsperson eingeteilt: %{week} (%{period}). Unter „Heute vor Ort“ sehen Sie die Kinder mit Gesundheitsdaten und Telefonnummern; das ist nur in dieser Zeit möglich: %{sight}.',
    leader_named_note: 'Wenn Sie damit nicht gerechnet haben, melden Sie sich bitte sofort beim Büro.',
    leader_named_button: 'Heute vor Ort öffnen',
    guardian_invitation_subject: '%{inviter} lädt Sie zu „Meine Familie“ ein',
    guardian_invitation_text:
      '%{inviter} möchte, dass auch Sie als erziehungsberechtigte Person Zugang haben zu: %{children}. Wenn Sie annehmen, sehen Sie in „Meine Familie“ die Daten und Anmeldungen und können selbst anmelden. Die Einladung gilt bis zum %{date} um %{time} Uhr und nur für ein Konto mit dieser E-Mail-Adresse.',
    guardian_invitation_more: 'ein weiteres Kind |||| %{smart_count} weitere Kinder',
    guardian_invitation_button: 'Einladung ansehen',
    guardian_invitation_note:
      'Wenn Sie damit nicht gerechnet haben, hat jemand Ihre Adresse irrtümlich angegeben. Sie brauchen dann nichts zu tun.',
    guardian_accepted_subject: 'Ihre Einladung wurde angenommen',
    guardian_accepted_text:
      '%{guardian} hat Ihre Einladung am %{date} um %{time} Uhr angenommen und hat ab jetzt Zugang zu: %{children}. Ihre Adresse, Ihre Notfallkontakte und Ihre Anmerkungen bleiben für diese Person unsichtbar.',
    guardian_accepted_note:
      'In „Meine Familie“ können Sie den Zugang jederzeit beenden. Wenn Sie damit nicht gerechnet haben, melden Sie sich bitte sofort beim Büro.',
    pickup_changed_subject: 'Wer Ihr Kind abholen darf',
    pickup_changed_text:
      'die Liste der Personen, die %{children} abholen dürfen, wurde am %{date} um %{time} Uhr geändert. Neu: %{added}. Nicht mehr dabei: %{removed}.',
    pickup_added_text:
      'auf der Liste der Personen, die %{children} abholen dürfen, steht seit %{date} um %{time} Uhr neu: %{added}.',
    pickup_removed_text:
      'auf der Liste der Personen, die %{children} abholen dürfen, steht seit %{date} um %{time} Uhr nicht mehr: %{removed}.',
    pickup_changed_by_parent:
      'Eingetragen hat das ein anderer Elternteil. Die Namen sind gekürzt; in „Meine Familie“ sehen und ändern Sie die ganze Liste.',
    pickup_changed_by_office:
      'Eingetragen hat das das Büro. Die Namen sind gekürzt; in „Meine Familie“ sehen und ändern Sie die ganze Liste.',
    guardian_ended_subject: 'Ihr gemeinsamer Zugang zu „Meine Familie“',
    guardian_ended_text:
      'Ihr Zugang als eingeladene erziehungsberechtigte Person wurde am %{date} um %{time} Uhr beendet. Er betraf: %{children}.',
    guardian_ended_by_inviter:
      'Beendet hat ihn, wer Sie eingeladen hatte. Ihr eigenes Konto bleibt bestehen. Anmeldungen, die Sie eingetragen haben, bleiben gültig; Auskunft dazu gibt Ihnen das Büro.',
    guardian_ended_by_office:
      'Beendet hat ihn das Büro. Ihr eigenes Konto bleibt bestehen. Anmeldungen, die Sie eingetragen haben, bleiben gültig; Auskunft dazu gibt Ihnen das Büro.',
    guardian_ended_inviter_text:
      'das Büro hat am %{date} um %{time} Uhr den Zugang der Person beendet, die Sie als erziehungsberechtigte Person eingeladen hatten. Er betraf: %{children}.',
    guardian_ended_inviter_note: 'Bei Fragen dazu wenden Sie sich bitte an das Büro.',
    guardian_left_text:
      'die Person, die Sie als erziehungsberechtigte Person eingeladen hatten, hat ihren Zugang am %{date} um %{time} Uhr selbst beendet. Er betraf: %{children}.',
    guardian_left_note:
      'Anmeldungen, die diese Person eingetragen hat, bleiben gültig und stehen weiter in „Meine Familie“. Sie können dort jederzeit wieder jemanden einladen.',
    guardian_open_to_you:
      'Was von diesen Anmeldungen noch offen war (%{open}), zahlen nun Sie. Wie Sie zahlen, steht in „Meine Familie“.',
    guardian_open_to_other:
      'Was von diesen Anmeldungen noch offen war (%{open}), zahlt nun ein anderer Elternteil. Bitte überweisen Sie dafür nichts mehr.',
    guardian_documents_stay:
      'Was Sie bezahlt haben, bleibt in Ihren Zahlungsübersichten und Bestätigungen in „Meine Familie“, solange diese Wochen gebucht bleiben. Wird eine davon abgemeldet, wird das Geld zum Guthaben des Elternteils, der jetzt zahlt.',
    payer_changed_subject: 'Wer für %{children} zahlt',
    payer_changed_text:
      'das Büro hat am %{date} um %{time} Uhr geändert, wer als Elternteil von %{children} eingetragen ist.',
    account_expiring_subject: 'Ihr Konto wird gelöscht',
    account_expiring_text:
      'Ihr Konto wurde lange nicht verwendet, und darin ist kein Kind mehr eingetragen. Nach dem %{date} löschen wir es mit allen Daten.',
    account_expiring_note:
      'Möchten Sie das Konto behalten, loggen Sie sich bitte bis dahin einmal ein. Andernfalls brauchen Sie nichts zu tun.',
    account_expiring_button: 'Einloggen',
    account_deleted_subject: 'Ihr Konto ist gelöscht',
    account_deleted_text:
      'am %{date} um %{time} Uhr haben Sie Ihr Konto gelöscht. Mit ihm sind Ihre Daten gelöscht und die Ihrer Kinder, die keinen anderen Elternteil haben.',
    account_deleted_note:
      'Zahlungen und Quittungen bewahren wir so lange auf, wie das Gesetz es verlangt. Waren Sie das nicht, wenden Sie sich bitte sofort an das Büro. Dies ist die letzte E-Mail.',
    opening_reminder_subject: 'Die Anmeldung beginnt am %{date}: %{course}',
    opening_reminder_soon_subject: 'Die Anmeldung beginnt um %{time} Uhr: %{course}',
    opening_reminder_text:
      'die Anmeldung zu „%{course}“ beginnt am %{date} um %{time} Uhr. Loggen Sie sich am besten schon einige Minuten vorher ein. Dann können Sie auf der Seite des Projekts sofort buchen.',
    opening_reminder_button: 'Zum Projekt',
    opening_reminder_note:
      'Sie erhalten diese E-Mail, weil Sie auf der Seite des Projekts um eine Erinnerung gebeten haben. Dort können Sie sie auch ausschalten.',
    basket_subject: 'Ihre Anmeldungen: %{smart_count} Woche |||| Ihre Anmeldungen: %{smart_count} Wochen',
    basket_text: 'Ihre Anmeldungen sind bei uns eingegangen.',
    basket_new: '%{course}: fest gebucht',
    basket_waiting: '%{course}: auf der Warteliste',
    basket_held_back: '%{course}: vorgemerkt',
    basket_wish: '%{course}: Wünsche für die Verlosung',
    basket_last_day: 'Die Plätze werden nach dem %{date} gemeinsam vergeben. Sie erhalten dann eine E-Mail.',
    held_back_subject: 'Vorgemerkt: %{course}',
    held_back_text:
      'vielen Dank für die Anmeldung zu „%{course}“. Die folgenden Wochen sind vorgemerkt, aber noch nicht sicher: Jedes Kind erhält zuerst nur wenige sichere Wochen. Weitere Plätze werden nach Anmeldeschluss am %{date} in der Reihenfolge der Anmeldung vergeben. Sie erhalten dann eine E-Mail.',
    wish_subject: 'Wünsche eingetragen: %{course}',
    wish_text:
      'vielen Dank für die Anmeldung zu „%{course}“. Die folgenden Wochen sind als Wünsche eingetragen. Nach Anmeldeschluss am %{date} werden die Plätze ausgelost. Wann Sie sich angemeldet haben, spielt dabei keine Rolle. Sie erhalten dann eine E-Mail.',
    places_given_subject: 'Die Plätze sind vergeben: %{course}',
    places_given_text:
      'die Anmeldung zu „%{course}“ ist abgeschlossen und die Plätze sind vergeben. So steht es um Ihre Wochen:',
    drawn_text: 'die Plätze für „%{course}“ sind ausgelost. So steht es um Ihre Wochen:',
    places_given_seat: 'Fester Platz',
    offer_subject: 'Ein Platz ist frei: %{course}',
    offer_text:
      'ein Platz ist frei geworden und bis zum %{date} um %{time} Uhr für Sie reserviert. Bitte nehmen Sie ihn in „Meine Familie“ an oder lehnen Sie ihn ab.',
    offer_note:
      'Ohne Antwort bis zum %{date} um %{time} Uhr geht das Angebot an das nächste Kind, und Ihres kommt an das Ende der Warteliste.',
    offer_button: 'Angebot ansehen',
    offer_expired_subject: 'Angebot abgelaufen: %{course}',
    offer_expired_text:
      'das Angebot für den folgenden Platz ist ohne Antwort abgelaufen. Ihr Kind steht jetzt am Ende der Warteliste.',
    declined_subject: 'Angebot abgelehnt: %{course}',
    declined_text:
      'das Angebot für den folgenden Platz im Projekt „%{course}“ wurde abgelehnt. Ihr Kind steht dort nicht mehr auf der Warteliste.',
    paid_undone_subject: 'Zahlung zurückgenommen: %{course}',
    paid_undone_text:
      'wir hatten Ihnen bestätigt, dass die folgende Anmeldung zum Projekt „%{course}“ bezahlt ist. Diese Buchung haben wir zurückgenommen, der Betrag ist wieder offen: |||| wir hatten Ihnen bestätigt, dass die folgenden Anmeldungen zum Projekt „%{course}“ bezahlt sind. Diese Buchung haben wir zurückgenommen, der Betrag ist wieder offen:',
    paid_undone_fee_text:
      'eine gebuchte Zahlung für das Projekt „%{course}“ haben wir zurückgenommen. Damit ist wieder offen:',
    paid_undone_note:
      'Haben Sie bezahlt? Dann melden Sie sich bitte beim Büro, bevor Sie noch einmal überweisen.',
    week_cancelled_subject: 'Abgesagt: %{course}, %{week}',
    week_cancelled_text:
      'die Woche „%{week}“ (%{period}) des Projekts „%{course}“ findet leider nicht statt. Diese Anmeldung ist damit aufgehoben: |||| die Woche „%{week}“ (%{period}) des Projekts „%{course}“ findet leider nicht statt. Diese Anmeldungen sind damit aufgehoben:',
    week_cancelled_waiting: 'stand auf der Warteliste',
    week_cancelled_refund:
      'Dafür sind %{amount} bezahlt. Dieser Betrag ist jetzt ein Guthaben. Damit wird zuerst bezahlt, was bei Ihnen sonst offen ist. Was bleibt, gilt für die nächste Anmeldung, oder das Büro zahlt es zurück.',
    week_cancelled_refund_other:
      'Dafür sind %{amount} bezahlt. Dieser Betrag ist jetzt ein Guthaben des anderen Elternteils, auf den die Anmeldung lief, auch wenn Sie ihn bezahlt haben.',
    week_cancelled_alternatives: 'Hier sind noch Plätze frei',
    week_cancelled_note:
      'Die Plätze sind nicht reserviert. Sie werden in der Reihenfolge der Anmeldungen vergeben.',
    week_moved_subject: 'Neuer Termin: %{course}, %{week}',
    week_moved_text:
      'die Woche „%{week}“ des Projekts „%{course}“ wurde verlegt: bisher %{before}, jetzt %{period}. Das betrifft diese Anmeldung: |||| die Woche „%{week}“ des Projekts „%{course}“ wurde verlegt: bisher %{before}, jetzt %{period}. Das betrifft diese Anmeldungen:',
    week_moved_hours_subject: 'Neue Uhrzeiten: %{course}, %{week}',
    week_moved_hours_text:
      'in der Woche „%{week}“ (%{period}) des Projekts „%{course}“ haben sich die Uhrzeiten geändert. Das betrifft diese Anmeldung: |||| in der Woche „%{week}“ (%{period}) des Projekts „%{course}“ haben sich die Uhrzeiten geändert. Das betrifft diese Anmeldungen:',
    week_moved_before: 'bisher: %{before}',
    week_moved_waiting: 'auf der Warteliste',
    week_moved_offer: 'ein Platz ist angeboten',
    week_moved_held_back: 'noch nicht sicher',
    week_moved_free:
      'Passt das nicht, können Sie auf jeden Fall bis zum %{date} um %{time} Uhr kostenlos abmelden: in „Meine Familie“ die Anmeldung öffnen und „Abmelden“ wählen. Was dafür bezahlt ist, wird Guthaben. |||| Passt das nicht, können Sie jede dieser Anmeldungen auf jeden Fall bis zum %{date} um %{time} Uhr kostenlos abmelden: in „Meine Familie“ die Anmeldung öffnen und „Abmelden“ wählen. Was dafür bezahlt ist, wird Guthaben.',
    week_moved_return:
      'Passt das nicht, können Sie abmelden: in „Meine Familie“ die Anmeldung öffnen und „Abmelden“ wählen. Bis wann das kostenlos ist, steht oben. Was dafür bezahlt ist, wird Guthaben. |||| Passt das nicht, können Sie jede dieser Anmeldungen abmelden: in „Meine Familie“ die Anmeldung öffnen und „Abmelden“ wählen. Bis wann das kostenlos ist, steht oben. Was dafür bezahlt ist, wird Guthaben.',
    week_moved_office: 'Passt das nicht, melden Sie sich bitte beim Büro.',
    week_moved_leave:
      'Die Warteliste oder ein Angebot können Sie in „Meine Familie“ jederzeit kostenlos aufgeben, solange die Woche nicht begonnen hat.',
    suits: 'passt für %{names}',
    office_message: 'Mitteilung des Büros',
    project_button: 'Zum Projekt',
    new_subject: 'Anmeldung: %{course}',
    new_text: 'die Anmeldung zum Projekt „%{course}“ ist bei uns eingegangen. Folgendes ist fest gebucht:',
    waiting_subject: 'Warteliste: %{course}',
    waiting_text:
      'die Anmeldung zum Projekt „%{course}“ ist bei uns eingegangen. Für die hier genannten Wochen ist zurzeit kein Platz frei, deshalb steht die Anmeldung auf der Warteliste. Sobald ein Platz frei wird, schreiben wir Ihnen. Bis dahin ist dafür nichts zu bezahlen.',
    new_waiting_subject: 'Platz frei geworden: %{course}',
    new_waiting_text:
      'im Projekt „%{course}“ ist ein Platz frei geworden. Die Anmeldung ist von der Warteliste nachgerückt und nun fest gebucht: |||| im Projekt „%{course}“ sind Plätze frei geworden. Die Anmeldungen sind von der Warteliste nachgerückt und nun fest gebucht:',
    new_waiting_note:
      'Brauchen Sie den Platz nicht mehr? Innerhalb von %{hours} Stunden, also bis zum %{date} um %{time} Uhr, können Sie in „Meine Familie“ abmelden, solange noch nichts bezahlt ist. |||| Brauchen Sie einen der Plätze nicht mehr? Innerhalb von %{hours} Stunden, also bis zum %{date} um %{time} Uhr, können Sie ihn in „Meine Familie“ abmelden, solange dafür noch nichts bezahlt ist.',
    moved_subject: 'Anmeldung verschoben: %{course} |||| Anmeldungen verschoben: %{course}',
    moved_text:
      'wir haben die Anmeldung in eine andere Woche verschoben. Im Projekt „%{course}“ ist nun fest gebucht:',
    moved_waiting_text:
      'wir haben die Anmeldung in eine andere Woche verschoben. Dort ist zurzeit kein Platz frei, deshalb steht sie im Projekt „%{course}“ auf der Warteliste. Sobald ein Platz frei wird, schreiben wir Ihnen. Bis dahin ist dafür nichts zu bezahlen.',
    moved_before: 'bisher: %{week} (%{period})',
    moved_before_elsewhere: 'bisher: %{course}, %{week} (%{period})',
    moved_nothing_paid:
      'Für diese Anmeldung sind %{open} zu bezahlen. |||| Für diese Anmeldungen sind %{open} zu bezahlen.',
    moved_open:
      'Für diese Anmeldung sind %{paid} bezahlt. Noch zu bezahlen sind %{open}. |||| Für diese Anmeldungen sind %{paid} bezahlt. Noch zu bezahlen sind %{open}.',
    moved_also_credit: 'Außerdem bleiben %{credit} als Guthaben vermerkt.',
    moved_before_waiting: 'Dafür waren %{paid} bezahlt.',
    moved_elsewhere: 'Davon wurden %{elsewhere} für anderes verwendet, das bei Ihnen offen war.',
    others_pay: 'Davon zahlt ein anderer Elternteil %{open}. Sie brauchen dafür nichts zu überweisen.',
    credit_used: 'Von Ihrem Guthaben wurden dafür %{used} verwendet.',
    credit_used_all: 'Von Ihrem Guthaben wurden dafür %{used} verwendet. Es ist nichts mehr zu bezahlen.',
    moved_credit:
      'Für diese Anmeldung sind %{paid} bezahlt, das sind %{credit} mehr, als nun zu bezahlen ist. Der Betrag bleibt als Guthaben vermerkt. |||| Für diese Anmeldungen sind %{paid} bezahlt, das sind %{credit} mehr, als nun zu bezahlen ist. Der Betrag bleibt als Guthaben vermerkt.',
    moved_paid:
      'Für diese Anmeldung sind %{paid} bezahlt. Damit ist alles bezahlt. |||| Für diese Anmeldungen sind %{paid} bezahlt. Damit ist alles bezahlt.',
    moved_waiting_paid:
      'Für diese Anmeldung sind schon %{paid} bezahlt. Der Betrag bleibt als Guthaben vermerkt. |||| Für diese Anmeldungen sind schon %{paid} bezahlt. Der Betrag bleibt als Guthaben vermerkt.',
    merged_text:
      'wir haben zwei Wochen zusammengelegt. Im Projekt „%{course}“ gilt Ihre Anmeldung nun für: |||| wir haben zwei Wochen zusammengelegt. Im Projekt „%{course}“ gelten Ihre Anmeldungen nun für:',
    merged_moved_up: 'von der Warteliste nachgerückt, nun fest gebucht',
    merged_waiting:
      'Auf der Warteliste ist nichts zu bezahlen. Sobald ein Platz frei wird, schreiben wir Ihnen.',
    merged_give_back:
      'Wird ein Platz, der von der Warteliste nachgerückt ist, nicht mehr gebraucht, können Sie ihn innerhalb von %{hours} Stunden, also bis zum %{date} um %{time} Uhr, in „Meine Familie“ abmelden, solange dafür noch nichts bezahlt ist.',
    deleted_subject: 'Abmeldung: %{course}',
    deleted_text:
      'die folgende Abmeldung vom Projekt „%{course}“ ist eingetragen: |||| die folgenden Abmeldungen vom Projekt „%{course}“ sind eingetragen:',
    deleted_fee: 'Dafür fällt eine Abmeldegebühr von %{fee} an.',
    deleted_fee_none: 'Die Abmeldung kostet nichts.',
    deleted_fee_paid: 'Sie ist mit dem, was bezahlt war, beglichen.',
    deleted_fee_partly: 'Davon sind %{kept} bezahlt.',
    deleted_fee_open: 'Noch zu bezahlen sind %{open}.',
    deleted_fee_open_other: 'Noch offen sind %{open}; das zahlt der andere Elternteil.',
    deleted_fee_credit:
      'Von dem, was bezahlt war, bleiben %{credit}. Dieser Betrag ist jetzt ein Guthaben. Damit wird zuerst bezahlt, was bei Ihnen sonst offen ist. Was bleibt, gilt für die nächste Anmeldung, oder das Büro zahlt es zurück.',
    deleted_credit:
      'Die bezahlten %{credit} sind jetzt ein Guthaben. Damit wird zuerst bezahlt, was bei Ihnen sonst offen ist. Was bleibt, gilt für die nächste Anmeldung, oder das Büro zahlt es zurück.',
    deleted_fee_credit_other:
      'Von dem, was bezahlt war, bleiben %{credit}. Dieser Betrag ist jetzt ein Guthaben des anderen Elternteils, auf den diese Anmeldung lief, auch wenn Sie ihn bezahlt haben.',
    deleted_paid_by_other: 'Davon hatte der andere Elternteil %{paid} bezahlt.',
    deleted_credit_other:
      'Die bezahlten %{credit} sind jetzt ein Guthaben des anderen Elternteils, auf den diese Anmeldung lief, auch wenn Sie sie bezahlt haben.',
    payed_subject: 'Zahlung erhalten: %{course}',
    payed_text:
      'wir haben die Zahlung für das Projekt „%{course}“ erhalten. Vielen Dank! Damit ist Folgendes vollständig bezahlt:',
    payed_note: 'Die Zahlungsbestätigung können Sie in „Meine Familie“ herunterladen.',
    wish_place: '%{rank}. Wunsch',
    queue_place: 'Platz %{position} auf der Warteliste',
    decided_after:
      'vorgemerkt: Die Plätze werden nach Anmeldeschluss am %{date} gemeinsam vergeben, dann erhalten Sie eine E-Mail',
    project: 'Projekt: %{course}',
    contact: 'Kontakt',
    imprint: 'Impressum',
    family_button: '„Meine Familie“ öffnen',
    payment_title: 'So bezahlen Sie',
    payment_amount: 'Betrag',
    payment_beneficiary: 'Empfänger',
    payment_reference: 'Referenz (bitte unverändert angeben)',
    payment_hint:
      'Sie können auch diesen Code mit der App Ihrer Bank scannen. Dann ist die Überweisung schon ausgefüllt.',
    payment_qr_alt: 'QR-Code für die Überweisung; er enthält die Angaben oben',
    payment_due: 'Zu bezahlen bis',
    reminder_subject: 'Erinnerung: Zahlung überfällig',
    reminder_again_subject: 'Zweite Erinnerung: Zahlung überfällig',
    reminder_text:
      'für die Anmeldung Ihres Kindes ist die Frist zum Bezahlen vorbei: %{overdue} sind überfällig. Bitte bezahlen Sie den Betrag in den nächsten Tagen. Das alles ist noch offen:',
    reminder_line_overdue: 'zu bezahlen bis %{date}, überfällig',
    reminder_line_due: 'zu bezahlen bis heute',
    reminder_line_later: 'noch nicht fällig, zu bezahlen bis %{date}',
    reminder_line_open: 'offen, ohne Frist',
    reminder_fee: 'Abmeldegebühr',
    reminder_payment: 'So bezahlen Sie: %{course}',
    reminder_note:
      'Haben Sie in den letzten Tagen schon bezahlt? Dann hat sich diese E-Mail mit Ihrer Überweisung gekreuzt, und Sie brauchen nichts zu tun. Wenn etwas nicht stimmt oder Sie die Frist nicht einhalten können, melden Sie sich bitte bei uns.',
  },
  draw: {
    not_by_draw: 'Die Plätze dieses Projekts werden nicht ausgelost.',
    not_closed: 'Ausgelost wird erst, wenn die Anmeldung zu Ende ist.',
    already_published: 'Die Auslosung ist schon veröffentlicht.',
    no_wishes: 'Es gibt keine Wünsche, über die das Los entscheiden könnte.',
    changed: 'Seit der Vorschau hat sich etwas geändert. Bitte sehen Sie sich die Vorschau noch einmal an.',
    order_closed: 'Die Anmeldung ist zu Ende, die Reihenfolge der Wünsche steht fest.',
    order_changed:
      'Die Wünsche stehen inzwischen in einer anderen Reihenfolge, oder es sind andere. Bitte sehen Sie sich die Liste noch einmal an.',
    order_incomplete: 'Bitte ordnen Sie alle Wünsche, jeden einmal.',
    published:
      'Die Auslosung ist veröffentlicht. %{smart_count} Person erhält eine E-Mail. |||| Die Auslosung ist veröffentlicht. %{smart_count} Personen erhalten eine E-Mail.',
  },
  reminder: {
    too_late:
      'Dafür ist es zu spät: Die Anmeldung beginnt in weniger als einer Stunde, oder sie ist schon offen.',
    removed: 'Die Erinnerung ist ausgeschaltet.',
  },
  calendar: {
    removed: 'Ihr Kalender ist ausgeschaltet. Die bisherige Adresse gilt nicht mehr.',
  },
  message: {
    audience: 'Bitte wählen Sie, wer die Nachricht bekommt.',
    nobody: 'Niemand davon hat eine E-Mail-Adresse: Die Nachricht würde niemanden erreichen.',
    missing_de:
      '%{smart_count} Empfänger liest Deutsch. Bitte auch auf Deutsch schreiben. |||| %{smart_count} Empfänger lesen Deutsch. Bitte auch auf Deutsch schreiben.',
    missing_it:
      '%{smart_count} Empfänger liest Italienisch. Bitte auch auf Italienisch schreiben. |||| %{smart_count} Empfänger lesen Italienisch. Bitte auch auf Italienisch schreiben.',
    placeholders: 'Hier gibt es keinen Wert für %{names}.',
    file_gone: 'Diese Datei gibt es nicht mehr. Bitte laden Sie sie noch einmal hoch.',
    files_too_large: 'Die Dateien einer Nachricht dürfen zusammen höchstens %{max} MB groß sein.',
    test_sent: 'Die Nachricht wurde an Sie selbst gesendet.',
    test_subject: 'Test: %{subject}',
    test_note: 'Das ist ein Test, den nur Sie bekommen. Die Namen darin sind erfunden.',
    trial_subject: 'E-Mails kommen an',
    trial_body:
      '<p>Guten Tag,</p><p>diese E-Mail haben Sie sich zur Probe geschickt: So kommen die Bestätigungen bei den Eltern an. Sie brauchen nichts zu tun.</p>',
    trial_sent: 'Die Probe-E-Mail wurde an Sie gesendet.',
  },
  mail_sample: {
    course: 'Waldwochen',
    name: 'Erika Muster',
    child1: 'Anna Muster',
    child2: 'Paul Muster',
    week1: '1. Woche',
    week2: '2. Woche',
  },
  failed_mail: {
    resent: 'Die E-Mail wird noch einmal gesendet.',
    not_resendable:
      'Der Link dieser E-Mail gilt nicht mehr. Ein neuer lässt sich über „Passwort vergessen“ anfordern.',
    discarded: 'Die E-Mail wurde verworfen.',
  },
  import: {
    ambiguous_name: '„%{name}“ gibt es mehrmals. Bitte geben Sie den Einträgen verschiedene Namen.',
    no_head: 'In diesem Blatt ist keine Kopfzeile zu finden. Sie hat mindestens diese Spalten: %{columns}.',
    needs_email:
      'Eine E-Mail-Adresse fehlt. Ohne sie kommt nur ein zweiter Elternteil herein: einer, der im Blatt „Kinder“ bei einem Kind neben einem Elternteil mit E-Mail-Adresse steht.',
    health_consent:
      'Hier stehen Gesundheitsdaten von %{smart_count} Kind, aber niemand hat gesagt, wie die Eltern der Speicherung zugestimmt haben. Bitte geben Sie das beim Import an, oder leeren Sie die Spalte. |||| Hier stehen Gesundheitsdaten von %{smart_count} Kindern, aber niemand hat gesagt, wie die Eltern der Speicherung zugestimmt haben. Bitte geben Sie das beim Import an, oder leeren Sie die Spalte.',
    consent_in_future: 'Dieser Tag liegt in der Zukunft.',
    no_xlsx: 'Das ist keine Excel-Datei (XLSX). Bitte laden Sie die Vorlage herunter und füllen Sie sie aus.',
    broken:
      'Diese Datei ist beschädigt und lässt sich nicht lesen. Bitte speichern Sie sie noch einmal als XLSX.',
    too_large:
      'Der Inhalt der Datei ist zu groß: höchstens %{max} MB. Bitte teilen Sie sie auf mehrere Dateien auf.',
    too_much:
      'Diese Datei hat zu viele Zellen oder zu viel Text: höchstens %{cells} gefüllte Zellen mit zusammen %{characters} Zeichen. Bitte teilen Sie sie auf mehrere Dateien auf.',
    encrypted: 'Diese Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort.',
    macros:
      'Diese Datei enthält Makros und wird nicht gelesen. Bitte speichern Sie sie als XLSX ohne Makros.',
    declaration:
      'Diese Datei enthält eine Dokumenttyp-Deklaration und wird nicht gelesen. Excel-Dateien haben keine.',
    formula:
      'Formeln ohne Ergebnis in %{smart_count} Zelle: %{cells}. Bitte öffnen und speichern Sie die Datei mit einem Tabellenprogramm, oder ersetzen Sie die Formel durch ihren Wert. |||| Formeln ohne Ergebnis in %{smart_count} Zellen: %{cells}. Bitte öffnen und speichern Sie die Datei mit einem Tabellenprogramm, oder ersetzen Sie die Formeln durch ihre Werte.',
    error_value:
      'Fehlerwerte statt eines Inhalts in %{smart_count} Zelle: %{cells}. Bitte tragen Sie den richtigen Wert ein, oder leeren Sie die Zelle. |||| Fehlerwerte statt eines Inhalts in %{smart_count} Zellen: %{cells}. Bitte tragen Sie die richtigen Werte ein, oder leeren Sie die Zellen.',
    takes_too_long:
      'Das Lesen dieser Datei dauert zu lange. Bitte übertragen Sie die Daten in eine neue Vorlage, oder teilen Sie die Datei auf.',
    too_many_rows:
      'Ein Blatt hat mehr als %{max} Zeilen. Bitte löschen Sie leere Zeilen, oder teilen Sie die Datei auf.',
    too_many_columns:
      'Ein Blatt hat mehr als %{max} Spalten. Bitte löschen Sie, was nicht zur Vorlage gehört.',
    taken: 'Ein Eintrag dieser Datei ist inzwischen vergeben. Bitte prüfen Sie die Datei noch einmal.',
    no_sheet: 'Das Blatt „%{sheet}“ fehlt. Die Datei hat: %{found}.',
    no_column: 'Die Spalte „%{column}“ fehlt.',
    unknown_column: 'Diese Spalte gibt es in der Vorlage nicht.',
    column_twice: 'Diese Spalte steht zweimal in der Kopfzeile.',
    unknown_name:
      '„%{name}“ gibt es nicht. Sie können es hier anlegen lassen, oder den Namen in der Datei ändern.',
    unknown_project: 'Im Blatt „%{sheet}“ gibt es keine Zeile mit dieser Nummer.',
    unknown_parent: 'Einen Elternteil mit der Steuernummer %{tax} gibt es nicht, auch nicht in dieser Datei.',
    twice: 'Dasselbe steht schon in Zeile %{row}.',
    steps: 'Bitte Zahlenpaare wie „14:0; 7:50“ eingeben.',
    questions:
      'Bitte eine Frage in jeder Zeile, wie „T-Shirt | Maglietta | Eine Auswahl | Pflicht | S; M; L“.',
  },
  bank_statement: {
    imported:
      '%{smart_count} neue Zahlung, %{known} schon bekannt. |||| %{smart_count} neue Zahlungen, %{known} schon bekannt.',
    encoding:
      'Die Zeichen dieser Datei lassen sich nicht lesen. Nichts davon wurde übernommen. Bitte laden Sie die Datei bei der Bank noch einmal herunter und ändern Sie sie nicht.',
    no_camt:
      'Das ist kein Kontoauszug. Bitte wählen Sie bei der Bank das Format camt.053 (XML oder ZIP) oder CSV.',
    version:
      'Das Format „%{version}“ wird nicht gelesen. Bitte wählen Sie bei der Bank camt.053.001.02 oder camt.053.001.08.',
    xml_broken:
      'Die Datei ist beschädigt oder nicht vollständig. Nichts davon wurde übernommen. Bitte laden Sie sie bei der Bank noch einmal herunter.',
    xml_doctype:
      'Diese Datei enthält eine Dokumenttyp-Deklaration und wird nicht gelesen. Kontoauszüge von Banken haben keine.',
    element: 'In dieser Datei ist „%{element}“ nicht zu verstehen. Nichts davon wurde übernommen.',
    entry:
      'In der Buchung %{position} dieser Datei ist „%{element}“ nicht zu verstehen. Nichts aus der Datei wurde übernommen.',
    zip_broken:
      'Diese ZIP-Datei lässt sich nicht öffnen: Sie ist beschädigt, leer oder mit einem Passwort geschützt.',
    zip_too_large: 'Diese ZIP-Datei enthält zu viel: höchstens 400 Dateien mit zusammen %{max} MB.',
    too_many:
      'Diese Datei enthält zu viel: höchstens %{max} Buchungen. Nichts davon wurde übernommen. Bitte wählen Sie bei der Bank einen kürzeren Zeitraum.',
    csv_columns: 'In dieser Tabelle fehlen Spalten, oder es gibt sie mehrmals. Erwartet werden: %{columns}.',
    csv_line:
      'Die Zeile %{line} dieser Tabelle ist nicht zu verstehen. Nichts aus der Datei wurde übernommen.',
    csv_unknown: 'Für Tabellen (CSV) muss zuerst festgelegt werden, welche Spalte was enthält.',
  },
  bank_entry: {
    decided: 'Diese Buchung hat inzwischen jemand eingebucht oder ausgelassen.',
    no_payment: 'Das ist kein Zahlungseingang in Euro.',
    share_amount: 'Bitte einen Betrag über 0 eingeben.',
    more_than_open: 'So viel ist für diese Anmeldung nicht offen. Was übrig bleibt, wird Guthaben.',
    more_than_came: 'Die Beträge sind zusammen höher als die Zahlung.',
    credit_person: 'Bitte wählen, wessen Guthaben der Rest wird.',
    returned: 'Die Bank hat diese Zahlung zurückgenommen. Sie kann nicht eingebucht werden.',
    too_old: 'Der Tag liegt mehr als ein Jahr zurück.',
    nothing_suggested: 'Es gibt keinen Vorschlag, wofür der ganze Betrag ist.',
    changed: 'Der Vorschlag hat sich inzwischen geändert.',
    not_open: 'Dafür ist inzwischen nicht mehr so viel offen.',
    nothing_booked: 'Es war nichts einzubuchen.',
    not_booked: 'Diese Buchung ist nicht (mehr) eingebucht.',
    books_closed:
      'Die Zahlung vom %{date} liegt in abgeschlossenen Büchern (bis %{closed}). Stornieren Sie sie unter „Zahlungen“, das gilt ab heute, und öffnen Sie die Buchung dann wieder.',
    undone:
      '%{smart_count} Buchung ist storniert und wieder offen. |||| %{smart_count} Buchungen sind storniert und wieder offen.',
    nothing_undone: 'Es wurde nichts storniert.',
  },
  week_groups: {
    name_twice: 'So heißt schon eine andere Gruppe dieser Woche.',
    child: 'Ein Kind ist nicht in dieser Woche angemeldet, oder es steht in zwei Gruppen.',
    leader: 'Ein Konto kann nicht zugeteilt werden: Ihm fehlt die Berechtigung dafür.',
    opens:
      'Wer Kinder betreut, sieht ihre Gesundheitsdaten. Zuteilen kann deshalb nur, wer selbst alle Anmeldungen und Gesundheitsdaten sieht und Anmeldungen bearbeiten darf.',
  },
  pickup_persons: {
    too_many: 'Höchstens %{max} Personen.',
    gone: '%{name} hat inzwischen jemand anders aus der Liste genommen. Wenn Sie noch einmal speichern, steht diese Person wieder darin.',
  },
  view: { too_many: 'Mehr als %{max} Ansichten einer Liste gibt es nicht. Löschen Sie zuerst eine.' },
  call: { future: 'Dieser Tag liegt in der Zukunft.', deleted: 'Das Telefonat ist gelöscht.' },
  absence: {
    past: 'Dieser Tag ist schon vorbei.',
    too_far: 'Höchstens ein Jahr im Voraus, bis zum %{date}.',
    no_week: '%{child} hat an diesen Tagen keinen bestätigten Platz.',
    overlaps: 'Für %{period} ist %{child} schon abwesend gemeldet.',
    too_many: 'Mehr als %{max} Abwesenheiten meldet eine Familie für %{child} nicht selbst. %{office}',
    taken_back: 'Die Abwesenheit ist zurückgenommen.',
  },
  attendance: {
    not_yours: 'Dieses Kind ist an diesem Tag in keiner Ihrer Wochen.',
    child_deleted: 'Dieses Kind wurde inzwischen gelöscht.',
    not_yet: 'Dieser Tag ist noch nicht da. Bitte prüfen Sie Datum und Uhrzeit Ihres Geräts.',
    not_your_week: 'Diese Woche ist an diesem Tag keine Ihrer Wochen.',
    name_of_other: 'Bitte geben Sie an, mit wem das Kind gegangen ist.',
    issue: {
      changed_meanwhile: 'Jemand anderes hat inzwischen etwas anderes eingetragen.',
      no_place: 'Das Kind hatte zu dieser Zeit keinen Platz mehr in der Woche.',
      not_leading: 'Wer das eingetragen hat, leitete das Kind zu dieser Zeit nicht.',
      week_over: 'Der Eintrag kam erst an, als die Woche vorbei war.',
      other_day: 'Die Zeit des Eintrags liegt an einem anderen Tag.',
      left_before: 'Nach diesem Eintrag wäre das Kind gegangen, bevor es kam.',
      not_taken_over:
        'Jemand hat das Kind als anwesend eingetragen, bevor es in diese Gruppe oder Woche kam, und hat es vielleicht noch.',
      place_ended: 'Der Platz des Kindes endete, während es da war.',
      not_authorised: 'Das Kind ist mit jemandem gegangen, der es nicht (mehr) abholen durfte.',
      told_absent: 'Das Kind ist als anwesend eingetragen, war aber abgemeldet.',
    },
    day_changed: 'Der Tag dieses Kindes hat sich inzwischen geändert. Bitte sehen Sie ihn noch einmal an.',
    settled: {
      restored: 'Der Eintrag dieses Punktes wurde inzwischen übernommen.',
      closed: 'Dieser Punkt wurde inzwischen abgeschlossen.',
      undone: 'Der Eintrag dieses Punktes wurde inzwischen zurückgenommen.',
    },
    time_of_other_day:
      'Die Zeit liegt an einem anderen Tag als dem des Eintrags (%{date}). Tragen Sie die richtige Zeit am Tag des Kindes ein, und schließen Sie den Punkt ab.',
    left_before_arrival:
      'Damit wäre das Kind gegangen, bevor es kam (%{time}). Berichtigen Sie zuerst die Zeit, die nicht stimmt.',
    other_day_of_child: 'Diese Punkte sind nicht alle von demselben Kind und Tag.',
    where_is_child: 'Bitte tragen Sie ein, wo das Kind ist.',
    not_restorable:
      'Hier gibt es keinen Eintrag, der übernommen werden könnte. Der Punkt lässt sich nur abschließen.',
  },
  bank_match: {
    reference: 'Zahlungsreferenz %{reference}',
    reference_unsure: 'Die Zahlungsreferenz ist nicht eindeutig zu lesen.',
    reference_typo: 'Die Zahlungsreferenz hat einen Fehler; gemeint ist wohl %{reference}.',
    reference_settled: 'Unter der Zahlungsreferenz %{reference} ist nichts offen.',
    several_references: 'Es stehen mehrere Zahlungsreferenzen im Text.',
    reference_former:
      'Die Referenz gehört jemandem, der kein Elternteil mehr ist. Es zahlt jetzt ein anderer Elternteil.',
    reference_account: 'Von dem, was die Familie schuldet, ist nichts auf dieses Konto zu zahlen.',
    other_name: 'Der Name gehört zu einer anderen Familie.',
    name: 'Der Name passt.',
    surname: 'Der Nachname passt.',
    child_named: 'Im Text steht: %{children}',
    amount_of: 'Der Betrag ist genau der für: %{children}',
    several_fit: 'Der Betrag passt zu mehreren Kindern: %{children}',
    amount_elsewhere: 'Genau so viel ist auf einem anderen Konto offen, für: %{children}',
    planned: 'Davon zahlen andere sichere Zahlungen, die noch nicht eingebucht sind: %{amount}',
    amount_equal: 'Der Betrag ist genau offen: %{amount}',
    amount_less: 'Der Betrag ist kleiner als der offene: %{open}',
    amount_more: 'Der Betrag ist größer als der offene: %{open}',
    amount_differs: 'Dieser Betrag ist so nicht offen.',
    several_families: 'Name und Betrag passen zu mehreren Familien.',
    nothing_found: 'Weder Referenz noch Name führen zu einer Familie.',
    currency: 'Der Betrag ist nicht in Euro, sondern in %{currency}.',
    reversal: 'Die Bank nimmt eine Buchung zurück.',
    no_credit: 'Das ist keine Gutschrift.',
    returned: 'Die Bank hat diese Zahlung zurückgenommen.',
    perhaps_same: 'Vielleicht dieselbe Zahlung wie Nr. %{id}, die schon da ist.',
    other_account: 'Das Konto gehört zu keinem Projekt.',
    odd_day: 'Der Tag liegt in der Zukunft oder mehr als ein Jahr zurück.',
    doubtful: 'Als diese Zahlung kam, war sie nicht sicher. Deshalb entscheiden Sie.',
  },
};
