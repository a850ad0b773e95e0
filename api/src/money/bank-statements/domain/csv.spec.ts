import { parseCsv, type CsvMapping } from './csv.js';
import { UnreadableStatement, type BankEntry } from './statement.js';

const GERMAN: CsvMapping = {
  account: 'AT61 1904 3002 3457 3201',
  delimiter: ';',
  decimal: ',',
  date: 'Valuta',
  booked_on: 'Buchungstag',
  amount: 'Betrag',
  currency: 'Währung',
  payer_name: 'Auftraggeber',
  payer_iban: 'IBAN',
  bank_reference: null,
  text: ['Zweck', 'Info'],
};
const HEAD = 'Buchungstag;Valuta;Auftraggeber;IBAN;Zweck;Info;Betrag;Währung';

const ITALIAN: CsvMapping = {
  account: 'IT60X0542811101000000123456',
  delimiter: ';',
  decimal: ',',
  date: 'Data valuta',
  amount: 'Accrediti',
  debit: 'Addebiti',
  text: ['Descrizione'],
};

const parse = (lines: readonly string[], mapping = GERMAN): BankEntry[] =>
  parseCsv(Buffer.from(lines.join('\r\n')), mapping);

function refusal(run: () => unknown): Pick<UnreadableStatement, 'key' | 'params'> {
  try {
    run();
  } catch (error) {
    if (error instanceof UnreadableStatement) return { key: error.key, params: error.params };
    throw error;
  }
  throw new Error('was understood');
}

describe('a table of a bank', () => {
  const line = '18.06.2026;19.06.2026;"Müller; Anna";AT02 2011 1290 0060 0000;RF47 12F3 45;Camp;1.120,50;EUR';

  it('is read under its mapping, from the line of the heads on', () => {
    const entries = parse(['Kontoauszug;AT61 1904 3002 3457 3201', '', HEAD, line, '', ';;;;;;;']);
    expect(entries).toEqual([
      {
        account: 'AT611904300234573201',
        bankReference: expect.stringMatching(/^[\da-f]{32}$/),
        givenReference: null,
        date: '2026-06-19',
        bookedOn: '2026-06-18',
        amount: 112050,
        currency: 'EUR',
        payerName: 'Müller; Anna',
        payerIban: 'AT022011129000600000',
        references: [],
        text: 'RF47 12F3 45 Camp',
        isReversal: false,
        isReturn: false,
      },
    ]);
  });

  it('may have a column for each direction, with or without a minus', () => {
    const lines = ['Data valuta;Descrizione;Addebiti;Accrediti'];
    const amounts = [
      '1/6/2026;a;;120,00',
      '02/06/2026;b;-30,5;',
      '03/06/2026;c;30,50;',
      '04-06-26;d;;"+1.000"',
    ];
    const entries = parse([...lines, ...amounts], ITALIAN);
    expect(entries.map(({ amount, date }) => [amount, date])).toEqual([
      [12000, '2026-06-01'],
      [-3050, '2026-06-02'],
      [-3050, '2026-06-03'],
      [100000, '2026-06-04'],
    ]);
  });

  it.each([
    ['windows-1252', Buffer.from([0x80, 0xfc]), '€ü'],
    ['UTF-8', Buffer.from('€ü'), '€ü'],
  ])('is read in %s', (_, letters, wanted) => {
    const bytes = Buffer.concat([
      Buffer.from('Data valuta;Descrizione;Addebiti;Accrediti\n1.6.2026;'),
      letters,
      Buffer.from(';;5'),
    ]);
    expect(parseCsv(bytes, ITALIAN)[0]).toMatchObject({ text: wanted, amount: 500 });
  });

  it('is read in UTF-16 with a mark, as Excel saves it, separated by tabs', () => {
    const text = '\ufeffValuta\tBetrag\tZweck\r\n2026-06-01\t"1,234.5 €"\tü';
    const mapping: CsvMapping = {
      account: 'A',
      delimiter: '\t',
      decimal: '.',
      date: 'Valuta',
      amount: 'Betrag',
      text: ['Zweck'],
    };
    expect(parseCsv(Buffer.from(text, 'utf16le'), mapping)[0]).toMatchObject({ amount: 123450, text: 'ü' });
  });

  it('gives equal lines of a day a number, and takes the reference of the bank where there is one', () => {
    const [one, two] = parse([HEAD, line, line]);
    expect(two?.bankReference).toBe(`${one?.bankReference}~2`);
    const mapping = { ...GERMAN, bank_reference: 'Info' };
    expect(parse([HEAD, line], mapping)[0]).toMatchObject({ bankReference: 'Camp' });
  });

  it('takes nothing for a reference that only fills the column', () => {
    const mapping = { ...GERMAN, bank_reference: 'Info' };
    const filled = parse([HEAD, line.replace('Camp', 'NOTPROVIDED')], mapping)[0];
    expect(filled?.bankReference).not.toBe('NOTPROVIDED');
    expect(filled?.bankReference).not.toBe('');
  });

  it('leaves out lines of no amount', () => {
    expect(parse([HEAD, line.replace('1.120,50', '0,00')])).toEqual([]);
  });

  it.each([
    ['an amount with a point', '1.120,50', '1120.50'],
    ['groups that are none', '1.120,50', '11.20,50'],
    ['parts of a cent', '1.120,50', '1,505'],
    ['words as an amount', '1.120,50', 'zwölf'],
    ['no amount', '1.120,50', ''],
    ['a month before the day', '19.06.2026', '06/19/2026'],
    ['no date', '19.06.2026', ''],
    ['a booking date that does not exist', '18.06.2026', '31.06.2026'],
    ['a currency that is none', 'EUR', 'Euro'],
    ['cells that are too many', 'EUR', 'EUR;1;2;3'],
  ])('is refused as a whole for %s, by its line', (_, part, wrong) => {
    expect(refusal(() => parse([HEAD, line, line.replace(part, wrong), line]))).toEqual({
      key: 'bank_statement.csv_line',
      params: { line: 3 },
    });
  });

  it.each([
    [';;;;Endsaldo;;3.000,00;EUR'],
    ['Saldo per 30.06.2026;;;;;;3.000,00;EUR'],
    [';;;;Summe Habenbuchungen;;1.120,50;'],
    ['Totale;;;;;;1.120,50;'],
    ['* Ende der Liste *'],
    [';;;;;;3.000,00;'],
  ])('leaves out lines that close it: %s', (closing) => {
    const amounts = (lines: string[]) => parse(lines).map(({ amount }) => amount);
    expect(amounts([HEAD, line, closing])).toEqual([112050]);
    expect(amounts([HEAD, line, '', closing, ';;;;Saldo;;1,00;EUR', ''])).toEqual([112050]);
  });

  it('is refused where such a line stands between entries, by its line', () => {
    expect(refusal(() => parse([HEAD, line, ';;;;Saldo;;5,00;EUR', line]))).toEqual({
      key: 'bank_statement.csv_line',
      params: { line: 3 },
    });
  });

  it.each([
    [';;Rossi Anna;;Sommer;;50,00;EUR'],
    ['18.06.2026;;Saldini Anna;;Sommer;;50,00;EUR'],
    ['18.06.2026;gestern;Rossi Anna;;Sommer;;50,00;EUR'],
  ])('is refused where the last entry has no date: %s', (last) => {
    expect(refusal(() => parse([HEAD, line, last]))).toEqual({
      key: 'bank_statement.csv_line',
      params: { line: 3 },
    });
  });

  it('of an entry whose text begins like a balance keeps it', () => {
    expect(parse([HEAD, line.replace('Camp', 'Saldo Camp')])[0]).toMatchObject({ amount: 112050 });
  });

  it('is read with the month first where that is set, and then refuses the day first', () => {
    const mapping = { ...GERMAN, date_order: 'month' as const };
    const american = line.replace('18.06.2026', '03/04/2026').replace('19.06.2026', '03/25/2026');
    expect(parse([HEAD, american], mapping)[0]).toMatchObject({ bookedOn: '2026-03-04', date: '2026-03-25' });
    expect(parse([HEAD, line.replace('19.06.2026', '04/03/2026')])[0]).toMatchObject({ date: '2026-03-04' });
    expect(refusal(() => parse([HEAD, line], mapping))).toEqual({
      key: 'bank_statement.csv_line',
      params: { line: 2 },
    });
    const iso = line.replace('18.06.2026', '2026-06-18').replace('19.06.2026', '2026-06-19');
    expect(parse([HEAD, iso], mapping)[0]).toMatchObject({ date: '2026-06-19' });
  });

  it('is refused for a quotation mark that is never closed', () => {
    const open = line.replace('Camp', '"Camp');
    expect(refusal(() => parse([HEAD, open, line])).key).toBe('bank_statement.csv_line');
  });

  it('is refused when a column is missing or there twice, and names the columns', () => {
    const columns = 'Valuta, Buchungstag, Betrag, Währung, Auftraggeber, IBAN, Zweck, Info';
    for (const head of [HEAD.replace('Betrag', 'Summe'), `${HEAD};Betrag`])
      expect(refusal(() => parse([head, line]))).toEqual({
        key: 'bank_statement.csv_columns',
        params: { columns },
      });
  });

  it('is refused when it is no text', () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0, 0xff, 0xfe]);
    expect(refusal(() => parseCsv(bytes, GERMAN)).key).toBe('bank_statement.encoding');
  });
});
