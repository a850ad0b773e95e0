/** The words of fees of places that were given back, in German. They are loaded with the pages that show them. */
export const words = {
  of: 'Stornogebühr: %{name}',
  amount: 'Stornogebühr %{amount}',
  given_back: 'Abgemeldet am %{date}',
  waive: 'Erlassen',
  waive_of: 'Stornogebühr erlassen: %{name}',
  waive_title: 'Stornogebühr erlassen?',
  waive_why:
    'Die Familie schuldet die Gebühr dann nicht mehr. Was davon bezahlt ist, wird Guthaben. Die Eltern bekommen keine E-Mail.',
  waive_reason: 'Grund des Erlasses',
  waive_help: 'Wird mit dem Erlass gespeichert.',
};
