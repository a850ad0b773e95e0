const PAGES = /(\d{1,9}) 0 obj\s*<<\/Type \/Pages\b([^]*?)>>\s*endobj/g;
const KIDS = /\/Kids \[([^\]]*)\]/;
const REFERENCE = /(\d{1,9}) 0 R/g;
const DESTINATION = /\/([A-Za-z]\w*) \[(\d+) 0 R \/XYZ /g;

/**
 * On which page, from 1, each place stands that a link of a document leads to, by the `id` of its element. Chromium counts pages only as it
 * prints, and has no style for the number of another page; so a table of contents reads it from a PDF that was printed before.
 * @param pdf as Chromium writes it: its pages and destinations stand in it as text
 */
export function pagesOfDestinations(pdf: Buffer): Map<string, number> {
  const text = pdf.toString('latin1');
  const nodes = new Map(
    [...text.matchAll(PAGES)].map(([, id = '', body = '']) => [id, { body, kids: kidsOf(body) }]),
  );
  const root = [...nodes].find(([, { body }]) => !body.includes('/Parent'))?.[0];
  const order = root === undefined ? [] : leaves(root);
  return new Map(
    [...text.matchAll(DESTINATION)].map(([, name = '', page = '']) => [name, order.indexOf(page) + 1]),
  );

  function leaves(id: string): string[] {
    const node = nodes.get(id);
    return node ? node.kids.flatMap(leaves) : [id];
  }
}

function kidsOf(body: string): string[] {
  return [...(KIDS.exec(body)?.[1] ?? '').matchAll(REFERENCE)].map(([, id = '']) => id);
}
