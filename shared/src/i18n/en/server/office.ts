import type { SameKeys } from '../../translate.js';
import type { office as reference } from '../../de/server/office.js';

/** What the API says in English of office. */
export const office: SameKeys<typeof reference> = {
  privacy: {
    erased:
      '%{name} was erased with the account and %{smart_count} child. |||| %{name} was erased with the account and %{smart_count} children.',
    kept_children:
      '%{smart_count} child stays with the other parent. |||| %{smart_count} children stay with the other parent.',
    contacts_replaced:
      '%{smart_count} registration of a week that has not ended now has the other parent’s phone as emergency contact: please ask. |||| %{smart_count} registrations of weeks that have not ended now have the other parent’s phone as emergency contact: please ask.',
    contacts_go:
      'For %{smart_count} registration of a week that has not ended the other parent’s phone becomes the emergency contact. |||| For %{smart_count} registrations of weeks that have not ended the other parent’s phone becomes the emergency contact.',
    present_today:
      '%{smart_count} child of this family is marked as present today. After the erasure it stands on no list any more, not as an open point either: please ask the leaders first where it is. |||| %{smart_count} children of this family are marked as present today. After the erasure they stand on no list any more, not as open points either: please ask the leaders first where they are.',
    children_go: 'Deleted with all their data: %{names}.',
    registrations_go:
      '%{smart_count} registration is removed. |||| %{smart_count} registrations are removed.',
    not_mailed: 'The family gets no mail about it.',
  },
  import: {
    ambiguous_name: '“%{name}” exists more than once. Please give the entries different names.',
    no_head: 'This sheet has no head. It has at least these columns: %{columns}.',
    needs_email:
      'An e-mail address is missing. Only a second parent comes in without: one who stands in the sheet “Children” with a child beside a parent who has an address.',
    health_consent:
      'This is health data of %{smart_count} child, but nobody has said how the parents consented to its being kept. Please say so with the import, or empty the column. |||| This is health data of %{smart_count} children, but nobody has said how the parents consented to its being kept. Please say so with the import, or empty the column.',
    consent_in_future: 'This day is in the future.',
    no_xlsx: 'This is no Excel file (XLSX). Please download the template and fill it in.',
    broken: 'This file is damaged and cannot be read. Please save it again as XLSX.',
    too_large:
      'The content of the file is too large: at most %{max} MB. Please divide it into several files.',
    too_much:
      'This file has too many cells or too much text: at most %{cells} filled cells with %{characters} characters together. Please divide it into several files.',
    encrypted: 'This file is locked with a password. Please save it without one.',
    macros: 'This file contains macros and is not read. Please save it as XLSX without macros.',
    declaration: 'This file contains a document type declaration and is not read. Excel files have none.',
    formula:
      'Formulas without a result in %{smart_count} cell: %{cells}. Please open and save the file in a spreadsheet program, or replace the formula with its value. |||| Formulas without a result in %{smart_count} cells: %{cells}. Please open and save the file in a spreadsheet program, or replace the formulas with their values.',
    error_value:
      'Error values instead of content in %{smart_count} cell: %{cells}. Please enter the right value, or empty the cell. |||| Error values instead of content in %{smart_count} cells: %{cells}. Please enter the right values, or empty the cells.',
    takes_too_long:
      'Reading this file takes too long. Please copy the data into a new template, or divide the file.',
    too_many_rows: 'A sheet has more than %{max} rows. Please delete empty rows, or divide the file.',
    too_many_columns:
      'A sheet has more than %{max} columns. Please delete what does not belong to the template.',
    taken: 'An entry of this file has been taken meanwhile. Please check the file again.',
    no_sheet: 'The sheet “%{sheet}” is missing. The file has: %{found}.',
    no_column: 'The column “%{column}” is missing.',
    unknown_column: 'The template has no such column.',
    column_twice: 'This column stands twice in the head.',
    unknown_name: 'There is no “%{name}”. You can have it made here, or change the name in the file.',
    unknown_project: 'The sheet “%{sheet}” has no row with this number.',
    unknown_parent: 'There is no parent with the tax number %{tax}, nor in this file.',
    twice: 'The same stands in row %{row} already.',
    steps: 'Please enter pairs of numbers such as “14:0; 7:50”.',
    questions:
      'Please enter one question on each line, like “T-Shirt | Maglietta | Eine Auswahl | Pflicht | S; M; L”.',
  },
  view: { too_many: 'There are at most %{max} views of a list. Delete one first.' },
  call: { future: 'This day is in the future.', deleted: 'The call is deleted.' },
};
