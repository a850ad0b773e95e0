/** The words of what payments are for, and of how a family pays, in German. They are loaded with the pages that show them. */
export const words = {
  place: '%{amount} für %{child}, %{course}, %{week}',
  fee: '%{amount} für die Abmeldegebühr von %{child}, %{course}, %{week}',
  gone: '%{amount} für eine abgemeldete Woche',
  credit: '%{amount} Guthaben',
  paid_by: 'bezahlt von %{name}',
  owed: 'Offen insgesamt %{open}',
  account: '%{amount} an %{name}, IBAN %{iban}, Referenz %{reference}',
  account_due: '%{amount} an %{name}, IBAN %{iban}, Referenz %{reference}, zu zahlen bis %{date}',
  reference: 'Referenz der Familie, auf jedem Konto für das, was dorthin zu zahlen ist: %{reference}',
};
