import type { Plugin } from 'vite';

const MESSAGES = /[\\/]shared[\\/]src[\\/]resources[\\/]\w+[\\/]messages\.ts$/;

let found = false;

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
    if (!MESSAGES.test(id.split('?')[0] ?? '')) return null;
    const exported = this.parse(code).body.find(({ type }) => type === 'ExportDefaultDeclaration');
    const messages = exported?.type === 'ExportDefaultDeclaration' ? exported.declaration : undefined;
    const languages = messages?.type === 'ObjectExpression' ? messages.properties : [];
    for (const language of languages) {
      if (language.type !== 'Property' || language.key.type !== 'Identifier' || language.key.name !== 'en')
        continue;
      found = true;
      const { start, end } = language.value;
      return { code: `${code.slice(0, start)}{}${code.slice(end)}`, map: null };
    }
    return this.error(`${id} has no English words that could be left out: correct ${import.meta.filename}`);
  },
  buildEnd(error) {
    if (!error && !found)
      this.error('The messages of the resources have moved: correct leave-out-english.ts.');
  },
};
