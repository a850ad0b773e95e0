import { common } from '../common.js';

/** What the API says in German of core. The reference from which the other languages are typed. */
export const core = {
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
    money_max: 'Höchstens %{max}.',
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
};
