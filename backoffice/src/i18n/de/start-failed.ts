/** The texts of the page that is shown when nothing could be loaded. They are loaded with the entry, in every language. */
export const startFailed = {
  start_failed: 'Der Server ist nicht erreichbar.',
  retry: 'Noch einmal versuchen',
};
