/** What the API says in German of mailing. The reference from which the other languages are typed. */
export const mailing = {
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
};
