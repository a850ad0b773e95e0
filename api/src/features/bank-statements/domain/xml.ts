import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { UnreadableStatement } from './statement.js';

/** An element: its text, or its children and attributes (`@name`) by name; those that occur twice as a list. */
type Content = string | XmlObject;
interface XmlObject {
  [name: string]: Content | Content[] | undefined;
}

/** Deepest nesting that is read. A camt.053 has about twenty levels. */
const MAX_DEPTH = 50;
/** Most elements: more than 10 MB of entries have. */
const MAX_ELEMENTS = 500_000;
/** Longest tag, with its attributes. */
const MAX_TAG = 5_000;

const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#text', removeNSPrefix: true },
  // Amounts, references and numbers of accounts must stay what they are: `0012` is no 12.
  ...{ parseTagValue: false, parseAttributeValue: false, trimValues: true },
  ...{ processEntities: false, maxNestedTags: MAX_DEPTH, ignoreDeclaration: true, ignorePiTags: true },
});

/**
 * Reads an XML document. Nothing is ever resolved: a document with a type declaration is refused, so it can declare no entities.
 * @throws UnreadableStatement for a document that is not well-formed, has a type declaration, nests too deep or is too large
 */
export function parseXml(text: string): XmlElement {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableStatement('bank_statement.xml_doctype');
  requireSize(text);
  try {
    // The parser alone would take a file that ends in the middle.
    if (XMLValidator.validate(text) === true) return new XmlElement('', parser.parse(text) as XmlObject);
  } catch {
    // As the error below.
  }
  throw new UnreadableStatement('bank_statement.xml_broken');
}

/** Before anything else reads the text: validator and parser take seconds for documents that no bank writes. */
function requireSize(text: string): void {
  let depth = 0;
  let elements = 0;
  for (const [tag] of text.matchAll(/<[^\s<>!?][^<>]*>/g)) {
    if (tag.startsWith('</')) {
      depth -= 1;
      continue;
    }
    elements += 1;
    if (!tag.endsWith('/>')) depth += 1;
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS || tag.length > MAX_TAG)
      throw new UnreadableStatement('bank_statement.xml_broken');
  }
}

/** An element of a document whose children are asked for by name. */
export class XmlElement {
  constructor(
    private readonly name: string,
    private readonly content: Content,
  ) {}

  /** All children of that name. */
  all(name: string): XmlElement[] {
    if (typeof this.content === 'string') return [];
    const found = Object.hasOwn(this.content, name) ? this.content[name] : undefined;
    if (found === undefined) return [];
    return (Array.isArray(found) ? found : [found]).map((content) => new XmlElement(name, content));
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

  /** The own text, blanks joined. @throws UnreadableStatement for an entity that XML itself does not know */
  get text(): string {
    const own = typeof this.content === 'string' ? this.content : (this.content['#text'] ?? '');
    if (typeof own !== 'string')
      throw new UnreadableStatement('bank_statement.element', { element: this.name });
    return resolveCharacters(own).replace(/\s+/g, ' ').trim();
  }

  /** An attribute; `''` when there is none. */
  attribute(name: string): string {
    const value = typeof this.content === 'string' ? '' : (this.content[`@${name}`] ?? '');
    return typeof value === 'string' ? resolveCharacters(value).trim() : '';
  }
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Characters that every XML document may write by name or number. */
function resolveCharacters(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&]{0,10});?/g, (whole, reference: string) => {
    const character = whole.endsWith(';') ? characterOf(reference) : undefined;
    if (character === undefined) throw new UnreadableStatement('bank_statement.xml_broken');
    return character;
  });
}

function characterOf(reference: string): string | undefined {
  if (Object.hasOwn(NAMED, reference)) return NAMED[reference];
  const digits = /^#(?:x([\da-f]+)|(\d+))$/i.exec(reference);
  if (!digits) return undefined;
  const code = digits[1] ? Number.parseInt(digits[1], 16) : Number(digits[2]);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
