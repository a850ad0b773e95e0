import { XmlReader } from '../../../core/xml/xml-reader.js';
import { UnreadableStatement } from './statement.js';

/** Deepest nesting that is read. A camt.053 has about twenty levels. */
const MAX_DEPTH = 50;
/** Most elements: more than 10 MB of entries have. */
const MAX_ELEMENTS = 1_000_000;
/** Most elements that are kept at a time: a batch of 5,000 payments has 60,000. */
const MAX_KEPT = 150_000;

/** Longest text of an element, with the blanks between its children: more than 10,000 lines. */
const MAX_TEXT = 1_000_000;

const broken = () => new UnreadableStatement('bank_statement.xml_broken');

/** An element of a document whose children are asked for by name; prefixes of name spaces are left out. */
export class XmlElement {
  private readonly children: Record<string, XmlElement[]> = Object.create(null) as Record<
    string,
    XmlElement[]
  >;
  private readonly parts: string[] = [];
  private characters = 0;

  /** @param space name space; `''` where there is none */
  constructor(
    readonly name: string,
    readonly space = '',
    private readonly attributes: Readonly<Record<string, string>> = {},
  ) {}

  add(child: XmlElement): void {
    (this.children[child.name] ??= []).push(child);
  }

  addText(text: string): void {
    this.characters += text.length;
    if (this.characters > MAX_TEXT) throw broken();
    if (this.parts.length > 0 || text.trim()) this.parts.push(text);
  }

  /** All children of that name. */
  all(name: string): readonly XmlElement[] {
    return this.children[name] ?? [];
  }

  /**
   * The child of that name, or what a path of names leads to; `null` when there is none.
   * @throws UnreadableStatement when a name occurs twice where one is expected
   */
  child(...path: readonly string[]): XmlElement | null {
    const [name, ...rest] = path;
    if (name === undefined) return this;
    const [first, second] = this.all(name);
    if (second) throw new UnreadableStatement('bank_statement.element', { element: name });
    return first?.child(...rest) ?? null;
  }

  /** As {@link child}. @throws UnreadableStatement when there is none */
  required(...path: readonly string[]): XmlElement {
    const found = this.child(...path);
    if (!found) throw new UnreadableStatement('bank_statement.element', { element: path.join('/') });
    return found;
  }

  /** Text of the child at a path; `''` when there is none. */
  textOf(...path: readonly string[]): string {
    return this.child(...path)?.text ?? '';
  }

  /** The own text, blanks joined. */
  get text(): string {
    return this.parts.join('').replace(/\s+/g, ' ').trim();
  }

  /** An attribute; `''` when there is none. */
  attribute(name: string): string {
    return (Object.hasOwn(this.attributes, name) ? (this.attributes[name] ?? '') : '').trim();
  }
}

/**
 * Reads an XML document and keeps what it is not told to give away. Nothing is ever resolved: a document with a type declaration is
 * refused, so it can declare no entities.
 * @param pieces its text
 * @param root gets the first element when it begins
 * @param take gets each element at these paths (`Document/a/b`) when it ends, which is then forgotten
 * @returns what contains the root
 * @throws UnreadableStatement for a document that is not well-formed, has a type declaration, nests too deep or is too large
 */
export function readXml(
  pieces: Iterable<string>,
  {
    root,
    take,
  }: { root: (element: XmlElement) => void; take: Record<string, (element: XmlElement) => void> },
): XmlElement {
  const outside = new XmlElement('');
  const path = [outside];
  /** How many elements were kept when each of the path began. */
  const keptBefore: number[] = [];
  let kept = 0;
  const reader = new XmlReader(
    {
      open: ({ name, space, attributes }) => {
        keptBefore.push(kept);
        kept += 1;
        if (kept > MAX_KEPT) throw broken();
        const element = new XmlElement(name, space, attributes());
        if (path.length === 1) root(element);
        path.push(element);
      },
      text: (text) => path.at(-1)?.addText(text),
      close: () => {
        const names = path.slice(1).map(({ name }) => name);
        const taker = take[names.join('/')];
        const element = path.pop();
        const before = keptBefore.pop();
        if (!element || before === undefined) return;
        if (!taker) path.at(-1)?.add(element);
        else {
          taker(element);
          kept = before;
        }
      },
    },
    {
      maxDepth: MAX_DEPTH,
      maxElements: MAX_ELEMENTS,
      tooLarge: broken,
      broken,
      doctype: () => new UnreadableStatement('bank_statement.xml_doctype'),
    },
  );
  for (const piece of pieces) reader.write(piece);
  reader.end();
  return outside;
}
