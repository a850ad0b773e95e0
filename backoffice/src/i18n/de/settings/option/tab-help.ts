/** What the settings of a tab are for, where its name does not say it, in German. They are loaded with the page. */
export const words = {
  features:
    'Was aus ist, erscheint nicht in Formularen, Listen und Einstellungen. Was ein aktives Projekt nutzt, lässt sich nicht ausschalten; was ein anderes schon nutzt, bleibt in dessen Formular zu sehen.',
  projects:
    'Was hier steht, gilt in jedem Projekt, in dem das Feld leer ist, auch in schon angelegten. Ein Projekt mit eigenen Angaben behält sie. Mit den Plätzen beginnt ein neues Projekt. Was gebucht ist, behält Fälligkeit und vereinbarte Stufen.',
  mail_texts:
    'Diese Texte gehen hinaus, wo ein Projekt in der Sprache keinen eigenen hat. Ist auch hier keiner, geht ein eingebauter Text hinaus. Platzhalter wie {{children}} stehen im Projekt unter „E-Mail“.',
  payment:
    'Diese Angaben stehen auf den Zahlungsbestätigungen und Zahlungsübersichten. Die Steuernummer des Veranstalters steht auf der Bestätigung für die Steuererklärung; ohne sie fehlt dort die Zeile.',
  receipts:
    'Quittungen erstellen Sie unter „Zahlungen“. Anschrift und Steuernummer stehen unter „Zahlungsbestätigung“; ohne sie entsteht keine Quittung. Über dem Betrag hier trägt sie den Hinweis zur Stempelsteuer: Kleben Sie die Marke auf das Original, oder ändern Sie den Text, wenn Sie befreit sind. Eine Steuerbefreiung tragen Sie mit der Gesetzesstelle ein. Was leer ist, wird nicht gedruckt. Schon erstellte Quittungen bleiben, wie sie sind.',
  reminders:
    'Ist die Erinnerung eingeschaltet, erhält jede Familie mit einer überfälligen Zahlung 3 Tage nach dem Fälligkeitstag eine E-Mail, und frühestens 11 Tage danach noch eine; mehr nicht, bis etwas Neues überfällig ist. Die E-Mails gehen an Werktagen um 10 Uhr hinaus (nicht samstags, sonntags und an Feiertagen), die ersten am Werktag nach dem Einschalten. Ist weniger überfällig als der Betrag hier, erhält die Familie keine. Unter „Überfällig“ sehen Sie vorher, wer welche erhält, und können einzelne Familien ausnehmen. Wann eine Zahlung fällig ist, steht im Projekt.',
  on_site:
    'Wer Wochen oder Gruppen leitet, sieht die Kinder mit Gesundheitsdaten und Telefonnummern nur so lange. Nach dem letzten Tag der Woche kann die Anwesenheit nur noch das Büro ändern.',
  funding:
    'Mit diesen Sätzen schätzt der Förderbericht den Beitrag. Vorgegeben sind die Sätze der Autonomen Provinz Bozen für 2026 (Änderung der Kriterien durch die Landesregierung vom 12. Jänner 2026). Ändert die Provinz sie, tragen Sie hier die neuen ein; der Bericht rechnet für jedes Jahr mit den Sätzen, die hier stehen. Sie finden ihn unter „Zahlungen“.',
  contact:
    'So erreichen Eltern Sie: Name, Telefon und E-Mail-Adresse stehen im Fußbereich des Portals, am Ende jeder E-Mail und in jeder Meldung, die Eltern an das Büro verweist. Das Impressum hat eine eigene Seite. Was Sie leer lassen, wird nicht angezeigt.',
  links:
    'Tragen Sie die Websites ein, die Ihre Projekte in einem Rahmen zeigen dürfen, etwa die der Gemeinde: https://www.gemeinde.it. Dort fügt man einen der Codes hier ein. Angemeldet wird man in dem Rahmen nie. Ist das Feld leer, gibt es die Seite nicht. Kalender (/programme.ics) und Feed (/programme.rss) gibt es immer; beide nennen nur, was auch im Portal steht.',
  limits:
    'So viel nimmt das Portal von einem Konto oder einer Internetadresse an; darüber sagt es, dass das Büro hilft. Eine Schule oder ein Betrieb kann eine gemeinsame Adresse haben: Setzen Sie die neuen Konten höher, wenn sich dort viele zugleich anmelden.',
};
