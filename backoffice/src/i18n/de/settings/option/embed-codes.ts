/** The words of the codes to embed the list of projects, in German. They are loaded with the page. */
export const words = {
  label: { de: 'Code zum Einbetten auf Deutsch', it: 'Code zum Einbetten auf Italienisch' },
  /** What the frame is called on the other website. */
  title: 'Ferienprojekte',
};
