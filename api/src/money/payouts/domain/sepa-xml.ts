import { toEuros, type SepaFormat } from '@feria/shared';
import type { IsoDate } from '@feria/shared/rules/dates';

/** A transfer to a parent. */
interface SepaTransfer {
  endToEndId: string;
  /** Cents, above 0. */
  amount: number;
  name: string;
  /** Without blanks. */
  iban: string;
  /** What the parent reads on the statement. */
  text: string;
}

/** A file of transfers from one account of the organiser. */
export interface SepaFile {
  format: SepaFormat;
  /** At most 35 characters. */
  reference: string;
  createdAt: Date;
  executeOn: IsoDate;
  account: { name: string; iban: string };
  transfers: readonly SepaTransfer[];
}

/** Longest name, and longest text, that SEPA takes. */
const MAX_NAME = 70;
const MAX_TEXT = 140;

/**
 * The file of transfers that a bank reads: ISO 20022 `pain.001.001.09`, or `.03`. Each transfer is booked by itself (`BtchBookg`), so that
 * the statement names it.
 */
export function sepaXml(file: SepaFile): string {
  const { reference, createdAt, executeOn, account, transfers, format } = file;
  const sum = amountOf(transfers.reduce((total, { amount }) => total + amount, 0));
  const count = String(transfers.length);
  const name = element('Nm', sepaText(account.name, MAX_NAME));
  const day = format === 'pain.001.001.09' ? element('Dt', executeOn) : executeOn;
  const header = element(
    'GrpHdr',
    element('MsgId', reference),
    element('CreDtTm', `${createdAt.toISOString().slice(0, 19)}Z`),
    element('NbOfTxs', count),
    element('CtrlSum', sum),
    element('InitgPty', name),
  );
  const batch = element(
    'PmtInf',
    element('PmtInfId', reference),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'false'),
    element('NbOfTxs', count),
    element('CtrlSum', sum),
    element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))),
    element('ReqdExctnDt', day),
    element('Dbtr', name),
    element('DbtrAcct', accountOf(account.iban)),
    element('DbtrAgt', element('FinInstnId', element('Othr', element('Id', 'NOTPROVIDED')))),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(transferOf),
  );
  const space = `urn:iso:std:iso:20022:tech:xsd:${format}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${space}">${element('CstmrCdtTrfInitn', header, batch)}</Document>\n`;
}

function transferOf({ endToEndId, amount, name, iban, text }: SepaTransfer): string {
  return element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', endToEndId)),
    element('Amt', `<InstdAmt Ccy="EUR">${amountOf(amount)}</InstdAmt>`),
    element('Cdtr', element('Nm', sepaText(name, MAX_NAME))),
    element('CdtrAcct', accountOf(iban)),
    element('RmtInf', element('Ustrd', sepaText(text, MAX_TEXT))),
  );
}

function accountOf(iban: string): string {
  return element('Id', element('IBAN', iban));
}

/** @param content elements or text in which nothing is left to escape: {@link sepaText} leaves none of XML's characters */
function element(name: string, ...content: string[]): string {
  return `<${name}>${content.join('')}</${name}>`;
}

/** Two decimals, and a point. */
function amountOf(cents: number): string {
  return toEuros(cents).toFixed(2);
}

/** Letters that are more than a letter with a mark. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  '’': "'",
  '–': '-',
  '&': '+',
};

/**
 * A text in the characters that every bank takes: Latin letters without marks, digits and `/ - ? : ( ) . , ' +`. What is none of them
 * becomes a blank. Never empty: `-` where nothing is left.
 */
export function sepaText(text: string, max: number): string {
  const plain = [...text.normalize('NFC')]
    .map((character) => WRITTEN_OUT[character] ?? character)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.slice(0, max).trim() || '-';
}
