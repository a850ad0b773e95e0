import { XMLParser } from 'fast-xml-parser';
import { parseCamt } from './camt.js';
import { UnreadableStatement, type BankEntry } from './statement.js';

const ACCOUNT = 'IT60X0542811101000000123456';

/** Head and end of a file of one account. */
function camt02(entries: string, account = `<IBAN>${ACCOUNT}</IBAN>`): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>2026-06</Id><Acct><Id>${account}</Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
}

const camt08 = (entries: string) => camt02(entries).replace('camt.053.001.02', 'camt.053.001.08');

interface Parts {
  amount?: string;
  currency?: string;
  indicator?: string;
  status?: string;
  reference?: string;
  dates?: string;
  details?: string;
}

/** One entry; of version 02 unless its parts are those of another. */
function ntry(parts: Parts = {}): string {
  const { amount = '120.00', currency = 'EUR', indicator = 'CRDT', status = 'BOOK', details = '' } = parts;
  const { reference = '<AcctSvcrRef>2026061800012</AcctSvcrRef>' } = parts;
  const { dates = '<BookgDt><Dt>2026-06-18</Dt></BookgDt><ValDt><Dt>2026-06-19</Dt></ValDt>' } = parts;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${indicator}</CdtDbtInd><Sts>${status}</Sts>${dates}${reference}${details}</Ntry>`;
}

const tx = (content: string) => `<TxDtls>${content}</TxDtls>`;
const details = (...payments: string[]) => `<NtryDtls>${payments.join('')}</NtryDtls>`;
const txAmount = (amount: string) => `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>`;
const ustrd = (...lines: string[]) =>
  `<RmtInf>${lines.map((line) => `<Ustrd>${line}</Ustrd>`).join('')}</RmtInf>`;

const parse = (text: string): BankEntry[] => parseCamt(Buffer.from(text));
const first = (text: string): BankEntry => parse(text)[0] as BankEntry;

function refusal(run: () => unknown): Pick<UnreadableStatement, 'key' | 'params'> {
  try {
    run();
  } catch (error) {
    if (error instanceof UnreadableStatement) return { key: error.key, params: error.params };
    throw error;
  }
  throw new Error('was understood');
}

describe('camt.053', () => {
  it('reads a transfer of version 02, as Italian banks send it', () => {
    const payment = tx(`<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
      <RltdPties><Dbtr><Nm>ROSSI MARIO</Nm></Dbtr><DbtrAcct><Id><IBAN>IT28 W800 0000 2921 0064 5211 151</IBAN></Id></DbtrAcct></RltdPties>
      ${ustrd('Campo estivo Luca', 'RF47 12F3 45')}`);
    expect(parse(camt02(ntry({ details: details(payment) })))).toEqual([
      {
        account: ACCOUNT,
        bankReference: '2026061800012',
        givenReference: '2026061800012',
        date: '2026-06-19',
        bookedOn: '2026-06-18',
        amount: 12000,
        currency: 'EUR',
        payerName: 'ROSSI MARIO',
        payerIban: 'IT28W8000000292100645211151',
        references: [],
        text: 'Campo estivo Luca RF47 12F3 45',
        isReversal: false,
        isReturn: false,
      },
    ]);
  });

  it('reads a transfer of version 08 with a structured reference', () => {
    const payment =
      tx(`<Refs><EndToEndId>E2E-7</EndToEndId></Refs><Amt Ccy="EUR">35.5</Amt><CdtDbtInd>CRDT</CdtDbtInd>
      <RltdPties><Dbtr><Pty><Nm>Anna M&#252;ller &amp; Co</Nm></Pty></Dbtr></RltdPties>
      <RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>RF4712F345</Ref></CdtrRefInf></Strd></RmtInf>`);
    const entry = ntry({ amount: '35.5', status: '<Cd>BOOK</Cd>', details: details(payment) });
    expect(first(camt08(entry))).toMatchObject({
      amount: 3550,
      payerName: 'Anna Müller & Co',
      references: ['RF4712F345', 'E2E-7'],
      text: '',
    });
  });

  it('takes the text of CDATA as it is, with what would be a sign of XML elsewhere', () => {
    const payment = tx(`<RltdPties><Dbtr><Nm><![CDATA[Rossi & Figli <Bozen>]]></Nm></Dbtr></RltdPties>
      <RmtInf><Ustrd>Camp <![CDATA[A & B]]> 2026</Ustrd></RmtInf>`);
    expect(first(camt02(ntry({ details: details(payment) })))).toMatchObject({
      payerName: 'Rossi & Figli <Bozen>',
      text: 'Camp A & B 2026',
    });
  });

  it('takes any prefix of the name space', () => {
    const prefixed = camt02(ntry())
      .replace(/<(\/?)(?=[A-Z])/g, '<$1ns2:')
      .replace('xmlns=', 'xmlns:ns2=');
    expect(prefixed).toContain('<ns2:Ntry>');
    expect(first(prefixed)).toMatchObject({ amount: 12000, account: ACCOUNT });
  });

  describe('batches', () => {
    const batch = (...payments: string[]) => ntry({ amount: '300.00', details: details(...payments) });
    const payment = (amount: string, name: string) =>
      tx(`${txAmount(amount)}<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties>${ustrd(`for ${name}`)}`);

    it('give an entry for each payment, with a reference of its own', () => {
      const entries = parse(
        camt02(batch(payment('120', 'One'), payment('120', 'Two'), payment('60', 'Three'))),
      );
      expect(
        entries.map(({ amount, bankReference, payerName, text }) => [amount, bankReference, payerName, text]),
      ).toEqual([
        [12000, '2026061800012#1', 'One', 'for One'],
        [12000, '2026061800012#2', 'Two', 'for Two'],
        [6000, '2026061800012#3', 'Three', 'for Three'],
      ]);
    });

    it('give an entry for each payment also when each has details of its own', () => {
      const two = ntry({
        amount: '300',
        details: details(payment('200', 'A')) + details(payment('100', 'B')),
      });
      expect(parse(camt02(two)).map(({ amount }) => amount)).toEqual([20000, 10000]);
    });

    it('stay one entry with the references of all when the payments are not its sum', () => {
      const withFee = batch(
        tx(`${txAmount('200')}<RmtInf><Strd><CdtrRefInf><Ref>RF1</Ref></CdtrRefInf></Strd></RmtInf>`),
        tx(`${txAmount('101.50')}<RmtInf><Strd><CdtrRefInf><Ref>RF2</Ref></CdtrRefInf></Strd></RmtInf>`),
      );
      const entries = parse(camt02(withFee));
      expect(entries).toHaveLength(1);
      expect(entries[0]).toMatchObject({ amount: 30000, references: ['RF1', 'RF2'], payerName: null });
    });

    it('stay one entry when the bank does not say what each payment brought', () => {
      expect(parse(camt02(batch(tx(ustrd('a')), tx(ustrd('b')))))).toMatchObject([
        { amount: 30000, bankReference: '2026061800012', text: 'a b' },
      ]);
    });

    it('count a payment that is taken back inside with its sign', () => {
      const back = tx(`<Amt Ccy="EUR">50</Amt><CdtDbtInd>DBIT</CdtDbtInd>`);
      const came = tx(`<Amt Ccy="EUR">350</Amt><CdtDbtInd>CRDT</CdtDbtInd>`);
      const entry = ntry({ amount: '300', status: '<Cd>BOOK</Cd>', details: details(came, back) });
      expect(parse(camt08(entry)).map(({ amount }) => amount)).toEqual([35000, -5000]);
    });

    it('read an amount that only the instruction has', () => {
      const instructed = tx('<AmtDtls><InstdAmt><Amt Ccy="EUR">150</Amt></InstdAmt></AmtDtls>');
      expect(parse(camt02(batch(instructed, instructed))).map(({ amount }) => amount)).toEqual([
        15000, 15000,
      ]);
    });
  });

  it('tells what left the account and what the bank takes back', () => {
    const parties = '<RltdPties><Dbtr><Nm>Family</Nm></Dbtr><Cdtr><Nm>Organiser</Nm></Cdtr></RltdPties>';
    const kinds = [
      ntry({ indicator: 'DBIT', details: details(tx(parties)) }),
      ntry({ indicator: 'DBIT', details: `<RvslInd>true</RvslInd>${details(tx(parties))}` }),
      ntry({ details: `<RvslInd>1</RvslInd>${details(tx(parties))}` }),
      ntry({ details: `<RvslInd>false</RvslInd>${details(tx(parties))}` }),
    ];
    expect(
      kinds.map((kind) => first(camt02(kind))).map((one) => [one.amount, one.isReversal, one.payerName]),
    ).toEqual([
      [-12000, false, 'Organiser'],
      [-12000, true, 'Family'],
      [12000, true, 'Organiser'],
      [12000, false, 'Family'],
    ]);
  });

  it('leaves out what is pending or has no amount, in both versions', () => {
    const entries = ntry({ status: 'PDNG' }) + ntry({ status: 'INFO' }) + ntry({ amount: '0.00' });
    expect(parse(camt02(entries))).toEqual([]);
    expect(parse(camt08(ntry({ status: '<Cd>PDNG</Cd>' })))).toEqual([]);
  });

  it('keeps another currency', () => {
    expect(first(camt02(ntry({ currency: 'CHF' })))).toMatchObject({ currency: 'CHF', amount: 12000 });
  });

  it('reads several accounts, also without IBAN', () => {
    const [head = '', end = ''] = camt02(ntry()).split('</BkToCstmrStmt>');
    const other = `<Stmt><Acct><Id><Othr><Id>at 12 34</Id></Othr></Id></Acct>${ntry()}</Stmt>`;
    const accounts = parse(`${head}${other}</BkToCstmrStmt>${end}`).map(({ account }) => account);
    expect(accounts).toEqual([ACCOUNT, 'AT1234']);
  });

  it.each([
    ['<ValDt><Dt>2026-06-19+02:00</Dt></ValDt>', '2026-06-19', '2026-06-19'],
    // 23:30 in UTC is the next day in Rome.
    ['<ValDt><DtTm>2026-06-18T23:30:00Z</DtTm></ValDt>', '2026-06-19', '2026-06-19'],
    ['<BookgDt><DtTm>2026-06-18T23:30:00</DtTm></BookgDt>', '2026-06-18', '2026-06-18'],
  ])('reads the dates %s', (dates, date, bookedOn) => {
    expect(first(camt02(ntry({ dates })))).toMatchObject({ date, bookedOn });
  });

  describe('without a reference of the bank', () => {
    const references = (...entries: string[]) =>
      parse(camt02(entries.join(''))).map(({ bankReference }) => bankReference);
    const plain = (text: string, reference = '') => ntry({ reference, details: details(tx(ustrd(text))) });

    it('the reference is made of what the entry says', () => {
      const [one, two] = references(plain('one'), plain('two'));
      expect(one).toMatch(/^[\da-f]{32}$/);
      expect(two).not.toBe(one);
      expect(references(plain('two'))).toEqual([two]);
    });

    it.each([
      '<AcctSvcrRef>NOTPROVIDED</AcctSvcrRef>',
      '<AcctSvcrRef>NONREF</AcctSvcrRef>',
      '<NtryRef>00003</NtryRef>',
    ])('%s is none', (reference) => {
      expect(references(plain('one', reference))).toEqual(references(plain('one')));
    });

    it('a longer number of the entry is one', () => {
      expect(references(plain('one', '<NtryRef>20260618-0007</NtryRef>'))).toEqual(['20260618-0007']);
    });

    it('entries that say the same are counted by the day, so an overlapping file gives the same', () => {
      const other = ntry({ reference: '', amount: '1' });
      const [one, two] = references(plain('same'), plain('same'));
      expect(two).toBe(`${one}~2`);
      expect(references(other, plain('same'), other, plain('same'))).toEqual(
        expect.arrayContaining([one, two]),
      );
    });

    it('the reference of its only payment is taken', () => {
      const payment = tx('<Refs><AcctSvcrRef>TX-99-2026</AcctSvcrRef></Refs>');
      expect(references(ntry({ reference: '', details: details(payment) }))).toEqual(['TX-99-2026']);
    });
  });

  it('tells entries apart to which a bank gives one reference', () => {
    expect(parse(camt02(ntry() + ntry() + ntry({ amount: '5' }))).map((one) => one.bankReference)).toEqual([
      '2026061800012',
      '2026061800012~2',
      '2026061800012',
    ]);
  });

  describe('encodings', () => {
    const text = camt02(ntry({ details: details(tx(ustrd('Gebühr für Zoë — 5 €'))) }));
    const declared = (name: string) => text.replace('UTF-8', name);
    const latin = (source: string, euro: number) =>
      Buffer.from(
        [...source.replace('—', '-')].map((letter) => (letter === '€' ? euro : letter.charCodeAt(0))),
      );
    const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
    const utf16 = Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le');

    it.each([
      ['UTF-8', Buffer.from(text), '—'],
      ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), '—'],
      ['ISO-8859-15', latin(declared('ISO-8859-15'), 0xa4), '-'],
      ['windows-1252 that says ISO-8859-1', latin(declared('ISO-8859-1'), 0x80), '-'],
      ['UTF-16, little end first', utf16, '—'],
      ['UTF-16, big end first', swapped(utf16), '—'],
      ['UTF-16 without a mark', utf16.subarray(2), '—'],
      ['UTF-8 that says ISO-8859-1', Buffer.from(declared('ISO-8859-1')), '—'],
    ])('reads %s', (_, bytes, dash) => {
      expect(parseCamt(bytes)[0]).toMatchObject({ text: `Gebühr für Zoë ${dash} 5 €`, amount: 12000 });
    });

    it.each([
      ['ISO-8859-1 that says UTF-8', latin(text, 0x80)],
      ['an encoding that is not known', Buffer.from(declared('EBCDIC-CP-US'))],
      ['half a character at the end', Buffer.concat([Buffer.from(text), Buffer.from([0xc3])])],
    ])('refuses %s', (_, bytes) => {
      expect(refusal(() => parseCamt(bytes)).key).toBe('bank_statement.encoding');
    });
  });

  describe('refuses the whole file', () => {
    const good = ntry();
    const bad = (parts: Parts) => camt02(good + ntry(parts));

    it.each([
      ['a German comma', bad({ amount: '120,00' }), 'Amt'],
      ['no amount', bad({ amount: '' }), 'Amt'],
      ['a minus', bad({ amount: '-120.00' }), 'Amt'],
      ['parts of a cent', bad({ amount: '120.005' }), 'Amt'],
      ['more than is stored', bad({ amount: '21474836.48' }), 'Amt'],
      ['an exponent', bad({ amount: '1e3' }), 'Amt'],
      ['no currency', bad({ currency: '' }), 'Amt'],
      ['no direction', bad({ indicator: '' }), 'CdtDbtInd'],
      ['a status that nobody knows', bad({ status: 'DONE' }), 'Sts'],
      ['no status', bad({}).replace(/<Sts>BOOK<\/Sts>(?![^]*<Sts>)/, ''), 'Sts'],
      ['a day that does not exist', bad({ dates: '<ValDt><Dt>2026-02-30</Dt></ValDt>' }), 'ValDt'],
      [
        'a time that does not exist',
        bad({ dates: '<ValDt><DtTm>2026-02-10T29:00:00Z</DtTm></ValDt>' }),
        'ValDt',
      ],
      ['no date', bad({ dates: '' }), 'ValDt'],
      ['two amounts', bad({ details: '<Amt Ccy="EUR">1</Amt>' }), 'Amt'],
      ['a reversal that is neither', bad({ details: '<RvslInd>yes</RvslInd>' }), 'RvslInd'],
    ])('for %s in the second entry', (_, text, element) => {
      expect(refusal(() => parse(text))).toEqual({
        key: 'bank_statement.entry',
        params: { position: 2, element },
      });
    });

    it.each([
      ['another message', camt02(good).replace('camt.053', 'camt.054'), 'version'],
      ['another version', camt02(good).replace('001.02', '001.04'), 'version'],
      ['another document', '<Document><BkToCstmrStmt/></Document>', 'no_camt'],
      ['the end of a download', camt02(good).slice(0, -40), 'xml_broken'],
      ['a page of the web', camt02(good).replace('<Document', '<!doctype html><Document'), 'xml_broken'],
      ['a part in the middle', camt02(good).replace('</CdtDbtInd>', ''), 'xml_broken'],
      ['an entity of its own', camt02(good).replace('2026061800012', '&ref;'), 'xml_broken'],
      ['an account without a number', camt02(good, '<IBAN></IBAN>'), 'element'],
      ['no statement', camt02('').replace(/<Stmt>.*<\/Stmt>/s, ''), 'element'],
    ])('for %s', (_, text, key) => {
      expect(refusal(() => parse(text)).key).toBe(`bank_statement.${key}`);
    });

    it('for an XML bomb, a file from the disk and any other document type', () => {
      const bomb = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>`;
      const file = '<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/hostname">]>';
      for (const type of [bomb, file, '<!DOCTYPE html>']) {
        const text = camt02(ntry({ reference: '<AcctSvcrRef>&b;</AcctSvcrRef>' })).replace(
          '<Document',
          `${type}<Document`,
        );
        expect(refusal(() => parse(text)).key).toBe('bank_statement.xml_doctype');
      }
    });

    it.each([
      ['a million levels', '<a>'.repeat(1_000_000)],
      ['millions of elements', '<a/>'.repeat(2_000_000)],
      ['an element of thousands of attributes', `<a ${'b="1" '.repeat(100_000)}/>`],
    ])('for %s, before it is parsed', (_, content) => {
      const parsed = jest.spyOn(XMLParser.prototype, 'parse');
      expect(refusal(() => parse(camt02(content))).key).toBe('bank_statement.xml_broken');
      expect(parsed).not.toHaveBeenCalled();
      parsed.mockRestore();
    });
  });

  it('takes names of properties for what they are', () => {
    const text = camt02(ntry({ details: details(tx(`<__proto__><polluted>1</polluted></__proto__>`)) }));
    expect(() => parse(text)).not.toThrow(TypeError);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
