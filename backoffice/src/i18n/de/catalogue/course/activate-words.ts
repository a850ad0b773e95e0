/** The words of activating several projects, in German. They are loaded with the question. */
export const words = {
  activate_title: '%{smart_count} Projekt aktivieren |||| %{smart_count} Projekte aktivieren',
  deactivate_title: '%{smart_count} Projekt deaktivieren |||| %{smart_count} Projekte deaktivieren',
  activate: 'Aktivieren',
  deactivate: 'Deaktivieren',
  too_many: 'Bitte wählen Sie höchstens %{max} Projekte auf einmal.',
  loading: 'Es wird nachgesehen, was noch fehlt.',
  ready: 'Allen fehlt nichts: Eltern können sich anmelden.',
  deactivate_help: 'Eltern sehen diese Projekte dann nicht mehr. Was gebucht ist, bleibt.',
  activated: '%{smart_count} Projekt ist jetzt aktiv. |||| %{smart_count} Projekte sind jetzt aktiv.',
  deactivated: '%{smart_count} Projekt ist jetzt inaktiv. |||| %{smart_count} Projekte sind jetzt inaktiv.',
  failed: '%{smart_count} Projekt blieb, wie es war: |||| %{smart_count} Projekte blieben, wie sie waren:',
  why: '%{name}: %{message}',
  nameless: 'Projekt %{id}',
};
