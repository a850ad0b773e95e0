/** The words of the question before something typed is thrown away, in German: loaded with the dialogs. */
export const words = {
  question: 'Was Sie eingegeben haben, ist nicht gespeichert. Verwerfen?',
  discard: 'Verwerfen',
  stay: 'Weiter bearbeiten',
};
