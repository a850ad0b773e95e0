/** The words of fields of a project that the organiser says where it is silent, in German: loaded with its form. */
export const words = {
  from: 'Vom Veranstalter:',
  change: 'Ändern',
  change_of: '%{field} ändern',
  back: 'Wieder vom Veranstalter',
  back_of: '%{field} wieder vom Veranstalter',
};
