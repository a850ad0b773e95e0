/**
 * Under `npm run dev` a changed text shows without loading the page again, which would lose a form that is half filled in.
 */

/** The words of a language, and the definitions of resources, which have some. */
const TEXTS = /[\\/](?:i18n[\\/]\w\w[\\/].+|i18n[\\/]common|resources[\\/]\w+[\\/](?:messages|index))\.ts$/;

const isTexts = (/** @type {string | null} */ file) => file !== null && TEXTS.test(file);

/**
 * Runs in the browser, at the end of each module of texts. Others hold the objects that the module exported when they were loaded: these
 * get the new contents. What is derived from more of a definition than its `messages` is not known here, so the page is loaded
 * again when that changes.
 * @param {string} exported what the module exports, as an object
 */
const takeOver = (exported) => `
if (import.meta.hot) {
  const known = (import.meta.hot.data.known ??= []);
  known.push(${exported});
  const others = ({ messages, ...rest }) =>
    JSON.stringify(rest, (_, value) => (typeof value === 'function' ? String(value) : value));
  const isDefinition = (value) => 'fields' in value && 'list' in value;
  const fits = (old, now) =>
    typeof old === 'object' && typeof now === 'object' && (!isDefinition(old) || others(old) === others(now));
  import.meta.hot.accept((next) => {
    if (!next) return;
    for (const texts of known) {
      for (const name of new Set([...Object.keys(texts), ...Object.keys(next)])) {
        const [old, now] = [texts[name], next[name]];
        if (!fits(old, now)) return import.meta.hot.invalidate();
        if (old === now) continue;
        for (const key of Object.keys(old)) if (!(key in now)) delete old[key];
        Object.assign(old, now);
      }
    }
  });
}
`;

/** @type {import('vite').Plugin} */
export const hotTexts = {
  name: 'hot-texts',
  apply: 'serve',
  // Afterwards the module is JavaScript, which can be parsed here.
  enforce: 'post',
  transform(code, id) {
    if (!isTexts(id.split('?')[0] ?? null)) return null;
    /** @type {string[]} */
    const names = [];
    let module = code;
    for (const node of this.parse(code).body) {
      if (node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration') {
        for (const { id: name } of node.declaration.declarations)
          if (name.type === 'Identifier') names.push(name.name);
      } else if (node.type === 'ExportDefaultDeclaration') {
        const [before, value] = [code.slice(0, node.start), code.slice(node.declaration.start)];
        module = `${before}const __texts = ${value}\nexport { __texts as default };`;
        names.push('default: __texts');
      } else if (node.type.startsWith('Export')) return null;
    }
    if (names.length === 0) return null;
    return { code: module + takeOver(`{ ${names.join(', ')} }`), map: null };
  },
  // Texts that are made of the changed ones are made again.
  hotUpdate({ file, modules }) {
    if (!isTexts(file)) return;
    const all = new Set(modules);
    for (const module of all)
      for (const importer of module.importers) if (isTexts(importer.file)) all.add(importer);
    return [...all];
  },
};
