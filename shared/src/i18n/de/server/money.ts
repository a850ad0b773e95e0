/** What the API says in German of money. The reference from which the other languages are typed. */
export const money = {
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
