import { loadPdfJs } from './pdf-js.js';

/** What a reader program makes of a PDF. */
export interface ReadPdf {
  pages: number;
  /** Text by page, as it is copied out of it; blanks made one. */
  text: string[];
  language: string | null;
  title: string;
  isTagged: boolean;
  /** Roles of its structure, in order, over all pages. */
  roles: string[];
  /** Addresses that its links lead to. */
  links: string[];
  /** Every font used, and whether it is inside the file. */
  fonts: { name: string; type: string; embedded: boolean }[];
  scripts: unknown;
}

interface Node {
  role?: string;
  children?: Node[];
}

interface FontObject {
  name: string;
  type: string;
  missingFile?: boolean;
  isType3Font?: boolean;
}

/** Opens a PDF with pdf.js, a reader that has nothing to do with what made it. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const { getDocument } = await loadPdfJs();
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
    .promise;
  const result: ReadPdf = {
    pages: document.numPages,
    text: [],
    language: null,
    title: '',
    isTagged: Boolean((await document.getMarkInfo())?.Marked),
    roles: [],
    links: [],
    fonts: [],
    scripts: await document.getJSActions(),
  };
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string | null } };
  result.title = info.Title ?? '';
  result.language = info.Language ?? null;
  const fonts = new Map<string, ReadPdf['fonts'][number]>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    result.text.push(
      content.items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/\s+/g, ' '),
    );
    for (const link of (await page.getAnnotations()) as { url?: string }[])
      if (link.url) result.links.push(link.url);
    result.roles.push(...rolesOf((await page.getStructTree()) as Node | null));
    await page.getOperatorList();
    for (const item of content.items) {
      if (!('fontName' in item) || fonts.has(item.fontName)) continue;
      const font = page.commonObjs.get(item.fontName) as FontObject;
      fonts.set(item.fontName, {
        name: font.name,
        type: font.type,
        embedded: !font.missingFile && !font.isType3Font,
      });
    }
  }
  result.fonts = [...fonts.values()];
  await document.destroy();
  return result;
}

function rolesOf(node: Node | null): string[] {
  if (!node) return [];
  return [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];
}
