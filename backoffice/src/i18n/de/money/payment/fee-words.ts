/** The words of fees of places that were given back, in German. They are loaded with the pages that show them. */
export const words = {
  of: 'Abmeldegebühr: %{name}',
  amount: 'Abmeldegebühr %{amount}',
  given_back: 'Abgemeldet am %{date}',
  waive: 'Erlassen',
  waive_of: 'Abmeldegebühr erlassen: %{name}',
  waive_title: 'Abmeldegebühr erlassen?',
  waive_why:
    'Die Familie schuldet die Gebühr dann nicht mehr. Was davon bezahlt ist, wird Guthaben. Die Eltern bekommen keine E-Mail.',
  waive_reason: 'Grund des Erlasses',
  waive_help: 'Wird mit dem Erlass gespeichert.',
};
