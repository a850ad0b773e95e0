/**
 * Titles of tests, read from the source of a test file.
 */
import ts from 'typescript';

/**
 * A title is a text that stands first in a call, with a function behind it: so are those of `it`, `describe`, `it.each(…)` and of
 * what specs make of them.
 * @param {string} source
 * @param {string} file its name, which says whether it is TSX
 * @returns {string[]} the title of each test and of each group, in the order of the file; of a table its title with placeholders
 */
export function titlesIn(source, file) {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const titles = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const [title, ...rest] = node.arguments;
      const isText = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
      if (
        isText &&
        rest.some((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument))
      )
        titles.push(title.getText(parsed).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return titles;
}
