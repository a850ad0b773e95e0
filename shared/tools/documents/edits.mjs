/**
 * The files that a document writes and changes. A block says which: by a comment with its path in the first line of code, or by the
 * path alone in the first line of a `diff`.
 */
const PATH = /^((?:api|backoffice|portal|shared)\/[\w./-]+)$/;
const COMMENTED = /^\/\/ (\S+)$/;

/**
 * @typedef {object} Edit
 * @property {string} file from the root
 * @property {(before: string | null) => string} change what the file holds then; `null` where there is none yet
 */

/**
 * @param {string} language of the block, such as `ts`
 * @param {string} code without the blanks of the list that it stands in
 * @returns {Edit | null} nothing when the block only shows something
 */
export function editOf(language, code) {
  const [first = '', ...rest] = code.split('\n');
  const file = PATH.exec(language === 'diff' ? first : (COMMENTED.exec(first)?.[1] ?? ''))?.[1];
  if (!file && language === 'diff')
    throw new Error(`A diff has to begin with the path of its file, not with “${first}”`);
  if (!file) return null;
  if (language === 'diff')
    return {
      file,
      change: (before) =>
        rest
          .join('\n')
          .trimEnd()
          .split(/^@@.*\n/m)
          .reduce(applyHunk(file), before ?? ''),
    };
  return { file, change: (before) => (before === null ? '' : `${before}\n`) + rest.join('\n') };
}

/**
 * Lines with `-` and with a blank stand in the file, one below the other and once; `+` takes their place.
 * @param {string} file
 * @returns {(text: string, hunk: string) => string}
 */
const applyHunk = (file) => (text, hunk) => {
  const lines = hunk.split('\n').filter((line) => line !== '');
  const linesWith = (/** @type {string} */ signs) =>
    lines
      .filter((line) => signs.includes(line[0] ?? ''))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const before = linesWith(' -');
  const whole = `\n${text}`;
  const start = whole.indexOf(`\n${before}`);
  if (start < 0) throw new Error(`${file} does not have these lines any more:\n${before}`);
  if (whole.includes(`\n${before}`, start + 1))
    throw new Error(`${file} has these lines more than once:\n${before}`);
  return text.slice(0, start) + linesWith(' +') + text.slice(start + before.length);
};
