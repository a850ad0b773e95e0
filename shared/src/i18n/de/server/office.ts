/** What the API says in German of office. The reference from which the other languages are typed. */
export const office = {
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
  view: { too_many: 'Mehr als %{max} Ansichten einer Liste gibt es nicht. Löschen Sie zuerst eine.' },
  call: { future: 'Dieser Tag liegt in der Zukunft.', deleted: 'Das Telefonat ist gelöscht.' },
};
