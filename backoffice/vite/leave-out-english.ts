import type { Plugin } from 'vite';

/** Large resources have their words beside the definition, small ones in it. */
const WORDS = /[\\/]shared[\\/]src[\\/]resources[\\/]\w+[\\/](messages|index)\.ts$/;

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Property extends Node {
  key: { type: string; name: string };
  value: Node;
}

const found = new Set<string>();

/**
 * Leaves the English words of the resources out of the build: the screens are in German and Italian, English is for callers of the API
 * (product.md#languages). Fails when there are none to be found.
 */
export const leaveOutEnglish: Plugin = {
  name: 'leave-out-english',
  apply: 'build',
  // Afterwards the module is JavaScript, which can be parsed here.
  enforce: 'post',
  transform(code, id) {
    const file = WORDS.exec(id.split('?')[0] ?? '')?.[1];
    if (file === undefined) return null;
    const [english] = englishIn(this.parse(code).body);
    if (english) {
      found.add(file);
      return { code: `${code.slice(0, english.start)}{}${code.slice(english.end)}`, map: null };
    }
    if (file === 'index') return null;
    return this.error(`${id} has no English words that could be left out: correct ${import.meta.filename}`);
  },
  buildEnd(error) {
    if (!error && found.size < 2)
      this.error('The messages of the resources have moved: correct leave-out-english.ts.');
  },
};

/** The English words of every object that has words in all three languages. */
function englishIn(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(englishIn);
  const { type, properties } = node as { type?: string; properties?: Property[] };
  if (type === 'ObjectExpression' && properties) {
    const of = (language: string): Node | undefined =>
      properties.find(({ key }) => key?.type === 'Identifier' && key.name === language)?.value;
    const [de, it, en] = ['de', 'it', 'en'].map(of);
    if (de && it && en?.type === 'ObjectExpression') return [en];
  }
  return Object.values(node).flatMap(englishIn);
}
