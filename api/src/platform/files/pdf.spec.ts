import { deflateSync } from 'node:zlib';
import { makePdf } from '../../seed/demo/pdf.js';
import { pdfProblem } from './pdf.js';

const whole = makePdf([{ text: 'Programm' }]).toString('latin1');

/** The same PDF with one more object. */
const withObject = (object: string): Buffer =>
  Buffer.from(whole.replace('\nxref\n', `\n9 0 obj\n${object}\nendobj\nxref\n`), 'latin1');

const packed = (objects: string, dictionary = '/Filter /FlateDecode'): Buffer => {
  const body = deflateSync(Buffer.from(objects, 'latin1')).toString('latin1');
  return withObject(`<< /Type /ObjStm /N 1 ${dictionary} >>\nstream\n${body}\nendstream`);
};

describe('a PDF', () => {
  it('is taken', async () => {
    expect(await pdfProblem(Buffer.from(whole, 'latin1'))).toBeNull();
    expect(await pdfProblem(packed('<< /Type /Font /BaseFont /JSerif >>'))).toBeNull();
  });

  it.each([
    ['no PDF', '<html><script>alert(1)</script></html>'],
    ['something before its header', `<script>alert(1)</script>${whole}`],
    ['something behind its end', `${whole}<script>alert(1)</script>`],
    ['an archive behind its end', `${whole}PK\x03\x04`],
    ['only a header', '%PDF-1.7\n'],
    ['cut off', whole.slice(0, -40)],
    ['without its table of contents', whole.replace('startxref', 'startxxxx')],
    ['a stream without an end', whole.replace('endstream', 'endstrxxx')],
    ['nothing', ''],
  ])('is refused: %s', async (_, text) => {
    expect(await pdfProblem(Buffer.from(text, 'latin1'))).toBe('upload.file_type');
  });

  it.each([
    '<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>',
    '<< /S /J#61vaScript >>',
    '<</AA<</O<</S/Launch/F(cmd.exe)>>>>>>',
    '<< /Type /EmbeddedFile >>',
    '<< /Names << /EmbeddedFiles 4 0 R >> >>',
    '<< /AcroForm << /XFA 5 0 R >> >>',
    '<< /Subtype /RichMedia >>',
  ])('is refused with %s', async (object) => {
    expect(await pdfProblem(withObject(object))).toBe('upload.file_active');
    expect(await pdfProblem(packed(object))).toBe('upload.file_active');
  });

  it('may say the same words in its text', async () => {
    const text = makePdf([{ text: 'Kurs: /JavaScript und /Launch' }]);
    expect(await pdfProblem(text)).toBeNull();
  });

  it('is refused when it is encrypted or packed in a way that cannot be looked into', async () => {
    const encrypted = Buffer.from(whole.replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 8 0 R'), 'latin1');
    expect(await pdfProblem(encrypted)).toBe('upload.file_protected');
    expect(await pdfProblem(packed('<< >>', '/Filter /LZWDecode'))).toBe('upload.file_protected');
    expect(
      await pdfProblem(withObject('<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nnonsense\nendstream')),
    ).toBe('upload.file_protected');
  });

  it('is refused when it unpacks to more than any leaflet has', async () => {
    expect(await pdfProblem(packed(' '.repeat(33 * 1024 * 1024)))).toBe('upload.file_protected');
  });
});
