import { SaxesParser, type SaxesTagNS } from 'saxes';
import { Refusal } from '../workers/refusal.js';

/** Most attributes of an element. */
const MAX_ATTRIBUTES = 1_000;

/** An element as it begins. */
export interface XmlTag {
  /** Without its prefix. */
  name: string;
  /** Name space; `''` where there is none. */
  space: string;
  /** An attribute without a name space, or in this one; `''` when there is none. */
  attribute(name: string, space?: string): string;
  /** All attributes without a name space. */
  attributes(): Record<string, string>;
}

/** What is told of a document. Whoever throws ends the reading. */
export interface XmlHandler {
  open?(tag: XmlTag): void;
  close?(name: string, space: string): void;
  /** Text between tags, also of CDATA; that of one element may come in several parts. */
  text?(text: string): void;
}

/** What a document may be, and what is said of one that is not. */
export interface XmlRules {
  maxDepth: number;
  maxElements: number;
  broken: () => Refusal;
  tooLarge: () => Refusal;
  /** For a document type declaration: without one no entity can be declared, and nothing is ever resolved. */
  doctype: () => Refusal;
}

/** Reads an XML document piece by piece and keeps nothing of it but the path to where it is. */
export class XmlReader {
  private readonly parser = new SaxesParser({ xmlns: true, position: false });
  private elements = 0;
  private attributes = 0;
  private depth = 0;
  private hasBegun = false;

  constructor(handler: XmlHandler, rules: XmlRules) {
    const { parser } = this;
    parser.on('error', () => {
      throw rules.broken();
    });
    parser.on('doctype', () => {
      throw rules.doctype();
    });
    parser.on('attribute', () => {
      this.attributes += 1;
      if (this.attributes > MAX_ATTRIBUTES) throw rules.broken();
    });
    parser.on('opentag', (tag) => {
      this.attributes = 0;
      this.elements += 1;
      this.depth += 1;
      if (this.depth > rules.maxDepth) throw rules.broken();
      if (this.elements > rules.maxElements) throw rules.tooLarge();
      handler.open?.(tagOf(tag));
    });
    parser.on('closetag', (tag) => {
      this.depth -= 1;
      handler.close?.(tag.local, tag.uri);
    });
    const text = (one: string): void => handler.text?.(one);
    parser.on('text', text);
    parser.on('cdata', text);
  }

  /** @throws Refusal as the rules say, or what a handler throws */
  write(text: string): void {
    // Some programs write blanks before the declaration.
    const piece = this.hasBegun ? text : text.trimStart();
    if (piece === '') return;
    this.hasBegun = true;
    this.parser.write(piece);
  }

  /** To be called behind the last piece. @throws Refusal for a document that is not complete */
  end(): void {
    this.parser.close();
  }
}

function tagOf({ local, uri, attributes }: SaxesTagNS): XmlTag {
  const all = Object.values(attributes);
  return {
    name: local,
    space: uri,
    attribute: (name, space = '') =>
      all.find((one) => one.local === name && one.uri === space)?.value.trim() ?? '',
    attributes: () =>
      Object.fromEntries(all.flatMap(({ local: name, uri: of, value }) => (of ? [] : [[name, value]]))),
  };
}
