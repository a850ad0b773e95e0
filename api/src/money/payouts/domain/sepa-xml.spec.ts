import { SEPA_FORMATS } from '@feria/shared';
import fc from 'fast-check';
import { schemaErrors } from '../../../../test/support/xml-schema.js';
import { sepaText, sepaXml, type SepaFile } from './sepa-xml.js';

const FILE: SepaFile = {
  format: 'pain.001.001.09',
  reference: 'FERIA-20261123-12',
  createdAt: new Date('2026-11-23T09:30:15.250Z'),
  executeOn: '2026-11-24',
  account: { name: 'Jugenddienst Überetsch & Co.', iban: 'IT60X0542811101000000123456' },
  transfers: [
    {
      endToEndId: 'FERIA-20261123-12-1',
      amount: 12_005,
      name: 'Jana Gößler',
      iban: 'DE89370400440532013000',
      text: 'Rückzahlung Guthaben <Jugenddienst>',
    },
    {
      endToEndId: 'FERIA-20261123-12-2',
      amount: 1,
      name: 'Nicolò D’Amico',
      iban: 'AT611904300234573201',
      text: 'Rimborso credito',
    },
  ],
};

describe.each(SEPA_FORMATS)('a file in %s', (format) => {
  it('is valid by its schema', async () => {
    expect(await schemaErrors(sepaXml({ ...FILE, format }), format)).toEqual([]);
  });

  it('is valid whatever people are called', async () => {
    const names = fc.sample(fc.string({ unit: 'grapheme', maxLength: 200 }), 100);
    const [transfer] = FILE.transfers;
    // One file with all of them: each look at the schema costs half a second.
    const transfers = names.map((name) => ({ ...transfer!, name, text: name }));
    expect(await schemaErrors(sepaXml({ ...FILE, format, transfers }), format)).toEqual([]);
  });

  it('control: the schema refuses a file without the account', async () => {
    const xml = sepaXml({ ...FILE, format }).replace(/<DbtrAcct>.*<\/DbtrAcct>/, '');
    expect(await schemaErrors(xml, format)).not.toEqual([]);
  });
});

it('says how many transfers and how much, for the whole file and for its only batch', () => {
  const xml = sepaXml(FILE);
  expect(xml.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>120\.06<\/CtrlSum>/g)).toHaveLength(2);
  expect(xml).toContain('<InstdAmt Ccy="EUR">120.05</InstdAmt>');
  expect(xml).toContain('<InstdAmt Ccy="EUR">0.01</InstdAmt>');
});

it('asks the bank to book each transfer by itself, so that the statement names it', () => {
  expect(sepaXml(FILE)).toContain('<BtchBookg>false</BtchBookg>');
});

describe('a text for the bank', () => {
  it.each([
    ['Jana Gößler', 'Jana Goessler'],
    // The same letters, each as a letter and a mark.
    ['Gössler'.normalize('NFD'), 'Goessler'],
    ['Nicolò D’Amico', "Nicolo D'Amico"],
    ['Müller & Söhne <x>', 'Mueller + Soehne x'],
    ['Łukasz Đorđević', 'Lukasz Dordevic'],
    ['  zwei\n Zeilen ', 'zwei Zeilen'],
  ])('%s is written as %s', (text, written) => {
    expect(sepaText(text, 70)).toBe(written);
  });

  it('is cut, and never empty', () => {
    expect(sepaText('a'.repeat(80), 70)).toHaveLength(70);
    expect(sepaText('王小明', 70)).toBe('-');
  });
});
