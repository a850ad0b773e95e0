import { MAX_CHARACTERS, MAX_STRINGS, tooMuch } from './limits.js';
import type { Package } from './package.js';
import { isSpreadsheet } from './space.js';
import type { XmlTag } from '../../../core/xml/xml-reader.js';

/** Collects the text of a cell or of a shared text: its runs one behind the other, without the readings of Japanese signs. */
export class TextCollector {
  private parts: string[] = [];
  private isText = false;
  private isReading = false;

  open({ name }: XmlTag): void {
    if (name === 'rPh') this.isReading = true;
    else if (name === 't') this.isText = !this.isReading;
  }

  close(name: string): void {
    if (name === 'rPh') this.isReading = false;
    else if (name === 't') this.isText = false;
  }

  text(text: string): void {
    if (this.isText) this.parts.push(text);
  }

  /** What was collected; begins anew. */
  take(): string {
    const all = this.parts.join('');
    this.parts = [];
    return unescaped(all);
  }
}

/** The texts that cells name by their position. */
export async function readSharedTexts(file: Package, part: string): Promise<string[]> {
  const texts: string[] = [];
  const collector = new TextCollector();
  let isInside = false;
  let characters = 0;
  await file.read(part, {
    open: (tag) => {
      if (!isSpreadsheet(tag.space)) return;
      if (tag.name === 'si') isInside = true;
      else if (isInside) collector.open(tag);
    },
    close: (name, space) => {
      if (!isSpreadsheet(space) || !isInside) return;
      collector.close(name);
      if (name !== 'si') return;
      isInside = false;
      const text = collector.take();
      texts.push(text);
      characters += text.length;
      if (texts.length > MAX_STRINGS || characters > MAX_CHARACTERS) throw tooMuch();
    },
    text: (text) => collector.text(text),
  });
  return texts;
}

/** Signs that XML does not know are written as `_x000D_`. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\da-fA-F]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
