/**
 * The texts of the page that is shown when nothing could be loaded: in both languages, because those of the other pages are
 * loaded too.
 */
export const startFailed = {
  de: { start_failed: 'Der Server ist nicht erreichbar.', retry: 'Noch einmal versuchen' },
  it: { start_failed: 'Il server non è raggiungibile.', retry: 'Riprova' },
};
