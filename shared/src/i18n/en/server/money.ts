import type { SameKeys } from '../../translate.js';
import type { money as reference } from '../../de/server/money.js';

/** What the API says in English of money. */
export const money: SameKeys<typeof reference> = {
  payment: {
    booked: '%{smart_count} payment was booked. |||| %{smart_count} payments were booked.',
    nothing_open: 'All selected registrations were paid already.',
    waiting: 'Who is on the waiting list does not pay yet.',
    paid_meanwhile:
      'Somebody else has entered the same amount meanwhile. If these are two payments, cancel and enter the sum.',
    date: 'Please enter a date of payment that is not in the future, and at most a year ago.',
    due_waiting: 'Nothing is to be paid while waiting, so there is no due date.',
    due_on: 'Please enter a date from the year 2000 on, at most one year ahead.',
    nothing: 'An amount of 0 is no payment.',
    shares_above: 'The registrations get more than the amount of the payment.',
    share_sign: 'Each part must have the same sign as the payment and must not be 0.',
    share_twice: 'This registration is in the list already.',
    other_family: 'This registration is of no child of this person.',
    fee_waived: 'The cancellation fee is waived.',
    more_than_fee: 'That is more than is open of this cancellation fee.',
    more_than_paid: 'Less than this is paid for the registration.',
    more_than_credit: 'The credit is only %{credit}.',
    reversed_already: 'This payment was taken back already.',
    payer_of_others:
      'Only who owes the amount may have paid, or a parent of every child that is paid for. Anybody else is named as text.',
    payer_of_refund: 'Of a refund, or of what takes a payment back, nobody asks who paid.',
    payer_receipt:
      'The payment has the receipt no. %{number}, which says who paid. Please cancel the receipt first.',
    is_reversal: 'What takes a payment back cannot be taken back. Please book the payment again.',
    spent: 'The money of this payment was refunded or used already.',
    in_file: 'The credit that this money became is in a file of transfers. Please withdraw that file first.',
    credit_used: 'The credit was used.',
  },
  document: {
    no_organiser:
      'The document is printed once the office has entered name and address of the organiser: “%{option}” in “Options → %{tab}”.',
  },
  receipt: {
    no_organiser:
      'Receipts need something about the organiser that is missing: “%{option}”. Please enter it in “Options → %{tab}”.',
    not_received: 'Payment no. %{id} is no money that was received: it cannot have a receipt.',
    taken_back: 'Payment no. %{id} was taken back: it cannot have a receipt.',
    nothing_left: 'Payment no. %{id} was refunded wholly, or booked otherwise: it cannot have a receipt.',
    no_payer: 'It is not known who paid payment no. %{id}.',
    made_already:
      'Payment no. %{id} has the receipt %{number} already. Please cancel that one first if it is wrong.',
    cancelled_already: 'The receipt %{number} is cancelled already.',
    cancelled: 'The receipt %{number} is cancelled.',
    too_many: 'A PDF has at most %{max} receipts. Please narrow the list, or download all as a ZIP file.',
  },
  payout: {
    no_credit: '%{name} has no credit that can be paid out.',
    no_iban: 'No IBAN of %{name} is known. Please enter one.',
    no_account:
      'No project has an account from which credit can be paid out. Please enter IBAN and owner of the account in a project.',
    foreign_account: 'This is no account of the organiser: no project names this IBAN.',
    execute_on: 'Please enter a day from today on.',
    nothing_open: 'Nothing of this file is open any more: all is paid out or withdrawn.',
    paid: '%{smart_count} refund booked: %{amount}. |||| %{smart_count} refunds booked: %{amount}.',
    closed:
      'The bank has carried out %{smart_count} refund. |||| The bank has carried out %{smart_count} refunds.',
    returned:
      '%{smart_count} refund came back and is credit again: please check the IBAN. |||| %{smart_count} refunds came back and are credit again: please check the IBANs.',
    differing: 'The amount of the refund is not that of the file, so it stays open: %{references}.',
    withdrawn_paid:
      'Withdrawn, but carried out by the bank, and booked now: %{references}. Please do not put these into a new file.',
    unbooked:
      'WARNING: the bank has carried out what is not open here any more. It is not booked, please check it: %{references}.',
    value_date: 'Value date %{date}',
    no_sepa: 'This IBAN is of a country to which there are no SEPA transfers.',
    own_account: 'This is an account of the organiser.',
    changed: 'The IBAN was changed meanwhile: %{now}. Please check it, and save again.',
    changed_none: 'The IBAN was removed meanwhile. Please check this, and save again.',
    credit_first:
      '%{credit} of credit of %{name} remain. Please pay it out first: under Finance → Credit, or as a refund on the page of the family.',
    refund_first:
      'What remains of it as credit has to be paid out first: cancel these places and pay out the credit.',
    in_file:
      '%{name} has credit in a file of transfers that the bank has not carried out yet. Please close or withdraw it first.',
    text: 'Refund of credit %{organiser}',
  },
  books: {
    closed: 'The books are closed until %{date}. Please choose a later date.',
    own_page: 'This is changed on the page “Books”.',
    in_future: 'Books can be closed until yesterday, %{date}, at most: corrections have the date of today.',
    not_earlier: 'The books are closed until %{date} already. Choose a later day, or open them again.',
    not_closed: 'The books are not closed.',
    before_closed: 'Please choose a day before %{date}: until then the books are closed.',
  },
  payment_reminder: {
    until: 'Please enter a day from today on, at most one year ahead.',
  },
  bank_statement: {
    imported:
      '%{smart_count} new payment, %{known} known already. |||| %{smart_count} new payments, %{known} known already.',
    encoding:
      'The characters of this file cannot be read. Nothing was taken. Please download the file from the bank again and do not change it.',
    no_camt: 'This is no bank statement. Please choose camt.053 (XML or ZIP) or CSV at the bank.',
    version:
      'The format “%{version}” is not read. Please choose camt.053.001.02 or camt.053.001.08 at the bank.',
    xml_broken:
      'The file is damaged or not complete. Nothing was taken. Please download it from the bank again.',
    xml_doctype: 'This file has a document type declaration and is not read. Statements of banks have none.',
    element: '“%{element}” in this file is not understood. Nothing was taken.',
    entry: '“%{element}” of entry %{position} in this file is not understood. Nothing of the file was taken.',
    zip_broken: 'This ZIP file cannot be opened: it is damaged, empty or locked with a password.',
    zip_too_large: 'This ZIP file holds too much: at most 400 files of %{max} MB together.',
    too_many:
      'This file holds too much: at most %{max} entries. Nothing was taken. Please choose a shorter period at the bank.',
    csv_columns: 'Columns of this table are missing or there more than once. Expected are: %{columns}.',
    csv_line: 'Line %{line} of this table is not understood. Nothing of the file was taken.',
    csv_unknown: 'For tables (CSV), please first set which column holds what.',
  },
  bank_entry: {
    decided: 'Somebody has booked or left out this entry meanwhile.',
    no_payment: 'This is no payment in euros that came in.',
    share_amount: 'Please enter an amount above 0.',
    more_than_open: 'Not as much is open for this registration. The rest becomes credit.',
    more_than_came: 'The amounts are more than the payment together.',
    credit_person: 'Please choose whose credit the rest becomes.',
    returned: 'The bank took this payment back. It cannot be booked.',
    too_old: 'The day is more than a year ago.',
    nothing_suggested: 'There is no suggestion for the whole amount.',
    changed: 'What is suggested has changed meanwhile.',
    not_open: 'Not as much is open for this any more.',
    nothing_booked: 'There was nothing to book.',
    not_booked: 'This entry is not booked (any more).',
    books_closed:
      'The payment of %{date} lies in closed books (until %{closed}). Take it back under “Payments”, with the date of today, and then open the entry again.',
    undone:
      '%{smart_count} entry was taken back and is open again. |||| %{smart_count} entries were taken back and are open again.',
    nothing_undone: 'Nothing was taken back.',
  },
  bank_match: {
    reference: 'Payment reference %{reference}',
    reference_unsure: 'The payment reference cannot be read without doubt.',
    reference_typo: 'The payment reference has a mistake; it is probably %{reference}.',
    reference_settled: 'Nothing is open under the payment reference %{reference}.',
    several_references: 'The text has several payment references.',
    reference_former: 'The reference belongs to somebody who is no parent any more. Another parent pays now.',
    reference_account: 'Nothing of what the family owes is to be paid to this account.',
    other_name: 'The name is that of another family.',
    name: 'The name fits.',
    surname: 'The last name fits.',
    child_named: 'The text names: %{children}',
    amount_of: 'The amount is exactly that for: %{children}',
    several_fit: 'The amount fits several children: %{children}',
    amount_elsewhere: 'Exactly this is open on another account, for: %{children}',
    planned: 'Other certain payments that are not booked yet pay of this: %{amount}',
    amount_equal: 'The amount is exactly what is open: %{amount}',
    amount_less: 'The amount is less than what is open: %{open}',
    amount_more: 'The amount is more than what is open: %{open}',
    amount_differs: 'No such amount is open.',
    several_families: 'Name and amount fit several families.',
    nothing_found: 'Neither reference nor name leads to a family.',
    currency: 'The amount is not in euros but in %{currency}.',
    reversal: 'The bank takes an entry back.',
    no_credit: 'This is no credit.',
    returned: 'The bank took this payment back.',
    perhaps_same: 'Perhaps the same payment as no. %{id}, which is there already.',
    other_account: 'The account belongs to no project.',
    odd_day: 'The day is still to come, or more than a year ago.',
    doubtful: 'This payment was in doubt before, so you decide.',
  },
};
