export const words = {
  outside: 'Diese Woche liegt außerhalb des Projekts (%{period}) und wird so nicht gespeichert.',
  outside_mark: 'außerhalb des Projekts (%{period})',
  from: 'ab %{from}',
  to: 'bis %{to}',
};
