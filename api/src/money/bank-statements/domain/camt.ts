import { isIsoDate, romeDate, type IsoDate } from '@feria/shared/rules/dates';
import { xmlPieces } from './decode.js';
import {
  compactAccount,
  MAX_AMOUNT,
  MAX_ENTRIES,
  UnreadableStatement,
  withReferences,
  type BankEntry,
  type UnreferencedEntry,
  usable,
} from './statement.js';
import { readXml, type XmlElement } from './xml.js';

/** The versions that are read. */
const VERSIONS = ['camt.053.001.02', 'camt.053.001.08'];

/** Where a bank numbers the entries of each file, the number does not tell an entry apart. */
const POSITION_IN_FILE = /^\d{1,6}$/;

/**
 * The booked entries of all account statements in a camt.053 file (ISO 20022), version 02 or 08. A batch gives an entry for each of
 * its payments. Pending entries and those of no amount are left out.
 * @throws UnreadableStatement unless every entry is understood; it then names the entry by its position
 */
export function parseCamt(bytes: Buffer): BankEntry[] {
  const all: BankEntry[] = [];
  let position = 0;
  let statements = 0;
  let entries: UnreferencedEntry[] = [];
  const unreferenced = new Map<string, number>();
  const document = readXml(xmlPieces(bytes), {
    root: requireVersion,
    take: {
      [`${STATEMENT}/Ntry`]: (entry) => {
        position += 1;
        entries.push(...atPosition(position, () => readEntry(entry)));
        if (all.length + entries.length > MAX_ENTRIES)
          throw new UnreadableStatement('bank_statement.too_many', { max: MAX_ENTRIES });
      },
      [STATEMENT]: (statement) => {
        statements += 1;
        const account = accountOf(statement);
        all.push(
          ...withReferences(
            entries.map((entry) => ({ ...entry, account })),
            unreferenced,
          ),
        );
        entries = [];
      },
    },
  });
  document.required('Document', 'BkToCstmrStmt');
  if (statements === 0) throw new UnreadableStatement('bank_statement.element', { element: 'Stmt' });
  return all;
}

const STATEMENT = 'Document/BkToCstmrStmt/Stmt';

/** The name space of the document says what it is, whatever its prefix. */
function requireVersion({ space }: XmlElement): void {
  const [, found] = /^urn:iso:std:iso:20022:tech:xsd:([\w.]{1,40})$/.exec(space) ?? [];
  if (!found) throw new UnreadableStatement('bank_statement.no_camt');
  if (!VERSIONS.includes(found)) throw new UnreadableStatement('bank_statement.version', { version: found });
}

function accountOf(statement: XmlElement): string {
  const id = statement.required('Acct', 'Id');
  const account = compactAccount(id.textOf('IBAN') || id.textOf('Othr', 'Id'));
  if (!account) throw new UnreadableStatement('bank_statement.element', { element: 'Acct/Id' });
  return account;
}

/** Says which entry of a file is not understood. */
function atPosition<Result>(position: number, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableStatement) || error.key !== 'bank_statement.element') throw error;
    throw new UnreadableStatement('bank_statement.entry', { ...error.params, position });
  }
}

/** What all payments of an entry share. */
type Frame = Pick<BankEntry, 'account' | 'date' | 'bookedOn' | 'isReversal' | 'isReturn'> & { sign: 1 | -1 };

/** The payments of an entry; its statement knows the account. */
function readEntry(entry: XmlElement): UnreferencedEntry[] {
  if (!isBooked(entry)) return [];
  const { amount, currency } = readAmount(entry.required('Amt'));
  const sign = signOf(entry);
  const isReversal = readBoolean(entry, 'RvslInd');
  const frame: Frame = {
    account: '',
    ...datesOf(entry),
    sign,
    isReversal,
    isReturn: sign === 1 && (isReversal || isReturned(entry)),
  };
  if (amount === 0) return [];
  const payments = entry.all('NtryDtls').flatMap((details) => details.all('TxDtls'));
  const amounts = payments.map((payment) => paymentAmount(payment, frame.sign));
  const reference = referenceOf(entry);
  const isBatch = payments.length > 1 && amounts.every((one) => one?.currency === currency);
  const sum = amounts.reduce((total, one) => total + (one?.amount ?? 0), 0);
  // With a fee inside, nobody can say what each payment brought: it stays one entry, with the references of all.
  if (!isBatch || sum !== frame.sign * amount) {
    const own = payments.length === 1 ? (payments[0] as XmlElement).textOf('Refs', 'AcctSvcrRef') : '';
    const bankReference = reference || usable(own);
    return [
      joined(
        payments.map((one) => partsOf(one, frame)),
        entry,
        { ...frame, amount, currency, bankReference },
      ),
    ];
  }
  return payments.flatMap((payment, index) => {
    const bankReference = reference && `${reference}#${index + 1}`;
    const signed = amounts[index]?.amount ?? 0;
    const { sign: _, ...shared } = frame;
    return signed === 0
      ? []
      : [{ ...shared, ...partsOf(payment, frame), amount: signed, currency, bankReference }];
  });
}

type Parts = Pick<BankEntry, 'payerName' | 'payerIban' | 'references' | 'text' | 'isReturn'>;

/** An entry as one: with the payer of its only payment, and the references and texts of all. */
function joined(
  parts: readonly Parts[],
  entry: XmlElement,
  { sign, amount, ...frame }: Frame & Pick<BankEntry, 'amount' | 'currency' | 'bankReference'>,
): UnreferencedEntry {
  const only = parts.length === 1 ? parts[0] : undefined;
  return {
    ...frame,
    amount: sign * amount,
    isReturn: only?.isReturn ?? frame.isReturn,
    payerName: only?.payerName ?? null,
    payerIban: only?.payerIban ?? null,
    references: [...new Set(parts.flatMap(({ references }) => references))],
    text: joinTexts([...parts.map(({ text }) => text), entry.textOf('AddtlNtryInf')]),
  };
}

/** Version 02 has the status as text, version 08 as a code. */
function isBooked(entry: XmlElement): boolean {
  const status = entry.required('Sts');
  const code = status.textOf('Cd') || status.text;
  if (code === 'BOOK') return true;
  // Announced, or told for information only: a later file has it as booked.
  if (['PDNG', 'INFO', 'FUTR'].includes(code)) return false;
  throw new UnreadableStatement('bank_statement.element', { element: 'Sts' });
}

/** ISO allows five decimals; what is no whole cent is not understood. */
function readAmount(element: XmlElement): { amount: number; currency: string } {
  const [whole, units = '', decimals = ''] = /^\+?(\d{1,13})(?:\.(\d{1,5}))?$/.exec(element.text) ?? [];
  const currency = element.attribute('Ccy');
  if (whole === undefined || /[1-9]/.test(decimals.slice(2)) || !/^[A-Z]{3}$/.test(currency))
    throw new UnreadableStatement('bank_statement.element', { element: 'Amt' });
  const amount = Number(units) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  if (amount > MAX_AMOUNT) throw new UnreadableStatement('bank_statement.element', { element: 'Amt' });
  return { amount, currency };
}

/** What a payment of a batch brought, with its sign; `null` when the bank does not say. */
function paymentAmount(payment: XmlElement, sign: 1 | -1): { amount: number; currency: string } | null {
  const element =
    payment.child('Amt') ??
    payment.child('AmtDtls', 'TxAmt', 'Amt') ??
    payment.child('AmtDtls', 'InstdAmt', 'Amt');
  if (!element) return null;
  const { amount, currency } = readAmount(element);
  return { amount: amount * (payment.child('CdtDbtInd') ? signOf(payment) : sign), currency };
}

function signOf(element: XmlElement): 1 | -1 {
  const indicator = element.textOf('CdtDbtInd');
  if (indicator === 'CRDT') return 1;
  if (indicator === 'DBIT') return -1;
  throw new UnreadableStatement('bank_statement.element', { element: 'CdtDbtInd' });
}

function readBoolean(element: XmlElement, name: string): boolean {
  const value = element.textOf(name);
  if (!['', 'true', 'false', '1', '0'].includes(value))
    throw new UnreadableStatement('bank_statement.element', { element: name });
  return value === 'true' || value === '1';
}

function datesOf(entry: XmlElement): { date: IsoDate; bookedOn: IsoDate } {
  const value = readDate(entry, 'ValDt');
  const booked = readDate(entry, 'BookgDt');
  const date = value ?? booked;
  if (!date) throw new UnreadableStatement('bank_statement.element', { element: 'ValDt' });
  return { date, bookedOn: booked ?? date };
}

/** A date, or the day of an instant in Rome. A date may be followed by the offset of a time zone, which changes nothing. */
function readDate(entry: XmlElement, name: string): IsoDate | null {
  const element = entry.child(name);
  if (!element) return null;
  const day = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})?$/.exec(element.textOf('Dt'))?.[1];
  const date = day ?? dayOf(element.textOf('DtTm'));
  if (!date || !isIsoDate(date)) throw new UnreadableStatement('bank_statement.element', { element: name });
  return date;
}

function dayOf(time: string): IsoDate | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/.exec(time);
  if (!parts) return undefined;
  const instant = new Date(time);
  if (!parts[2]) return parts[1];
  return Number.isNaN(instant.getTime()) ? undefined : romeDate(instant);
}

function referenceOf(entry: XmlElement): string {
  const own = entry.textOf('NtryRef');
  return usable(entry.textOf('AcctSvcrRef')) || (POSITION_IN_FILE.test(own) ? '' : usable(own));
}

function partsOf(payment: XmlElement, { sign, isReversal, isReturn }: Frame): Parts {
  // Of money that is taken back, the bank names the parties of the first time.
  const role = (sign === 1) !== isReversal ? 'Dbtr' : 'Cdtr';
  const name = partyName(payment, role);
  const ultimate = partyName(payment, `Ultmt${role}`);
  const iban = payment.textOf('RltdPties', `${role}Acct`, 'Id', 'IBAN');
  const remittance = payment.all('RmtInf');
  const structured = remittance.flatMap((info) => info.all('Strd'));
  const texts = [
    ...remittance.flatMap((info) => info.all('Ustrd')),
    ...structured.flatMap((info) => info.all('AddtlRmtInf')),
  ];
  return {
    // What came in and is called a return: the bank says so, and no payer can.
    isReturn: isReturn || (sign === 1 && (payment.child('RtrInf') !== null || isReturned(payment))),
    payerName: name || ultimate || null,
    payerIban: compactAccount(iban) || null,
    references: [
      ...structured.map((info) => info.textOf('CdtrRefInf', 'Ref')),
      payment.textOf('Refs', 'EndToEndId'),
    ].filter(usable),
    text: joinTexts([
      ...texts.map(({ text }) => text),
      ultimate === name ? '' : ultimate,
      payment.textOf('AddtlTxInf'),
    ]),
  };
}

/** ISO's code for money that a bank sends back. */
function isReturned(payment: XmlElement): boolean {
  return payment.textOf('BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd') === 'RRTN';
}

/** Version 08 has a level more. */
function partyName(payment: XmlElement, role: string): string {
  const party = payment.child('RltdPties', role);
  return party?.textOf('Nm') || party?.textOf('Pty', 'Nm') || '';
}

function joinTexts(texts: readonly string[]): string {
  return texts.filter(Boolean).join(' ');
}
