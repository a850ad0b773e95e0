/** The words of the editor of long texts in German: loaded with what shows them. */
export const words = {
  toolbar: 'Formatierung',
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  bullet_list: 'Aufzählung',
  ordered_list: 'Nummerierte Liste',
  heading: 'Überschrift %{level}',
  link: 'Link',
  link_title: 'Link setzen',
  link_address: 'Adresse',
  link_invalid: 'Bitte eine Adresse mit https://, mailto: oder tel: eingeben',
  unlink: 'Link entfernen',
};
