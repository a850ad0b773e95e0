/** A line of a leaflet: large for headings. */
export interface PdfLine {
  text: string;
  large?: true;
}

const [WIDTH, HEIGHT, MARGIN] = [595, 842, 64];
/** Characters of a line of small text. */
const LINE_LENGTH = 92;

/** A PDF of one A4 page with lines of text in Helvetica, under an orange bar. */
export function makePdf(lines: readonly PdfLine[]): Buffer {
  const content = [
    `0.76 0.25 0.05 rg 0 ${HEIGHT - 28} ${WIDTH} 28 re f`,
    '0.16 0.12 0.1 rg BT',
    `${MARGIN} ${HEIGHT - 92} Td`,
    ...lines.flatMap(({ text, large }) =>
      wrap(text, large ? LINE_LENGTH / 2 : LINE_LENGTH).map(
        (part) => `/F${large ? '2 17' : '1 10'} Tf 0 -${large ? 24 : 14} Td (${escape(part)}) Tj`,
      ),
    ),
    'ET',
  ].join('\n');
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]);
}

function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // One byte a character, so that the offsets counted above are those of the file.
  return Buffer.from(file, 'latin1');
}

/** Latin-1 has no typographic quotes, dashes and apostrophes. */
function escape(text: string): string {
  return text
    .replace(/[’‘]/g, "'")
    .replace(/[„“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[\\()]/g, '\\$&');
}

function wrap(text: string, length: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + word.length >= length) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}
