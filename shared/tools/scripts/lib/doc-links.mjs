/**
 * Checks that comments which name a rule name one that is described: `product/registrations.md#move-up` is a heading of that page of
 * `shared/docs`; and that documents name files that exist and have no line that is too long to read.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { headings } from './claims.mjs';
import { listFiles } from './files.mjs';
import { fromRoot, root } from './paths.mjs';

const PLACES = ['api', 'backoffice', 'portal', 'shared'].flatMap((project) =>
  ['src', 'test', 'e2e', 'bench', 'tools'].map((folder) => fromRoot(project, folder)),
);
const SOURCES = new Set(['.ts', '.tsx', '.mjs', '.mts', '.hbs', '.css']);
const LINK = /\b(product|glossary|product\/[\w-]+)\.md(?:#([\w-]+))?/g;

/**
 * Links in a source text to headings that do not exist.
 * @param {string} text
 * @returns {string[]} the links
 */
export function brokenLinks(text) {
  return [...text.matchAll(LINK)].flatMap(([link, file, heading]) => {
    const page = fromRoot('shared', 'docs', `${file}.md`);
    if (!existsSync(page)) return [link];
    return !heading || headings(readFileSync(page, 'utf8')).includes(heading) ? [] : [link];
  });
}

/** Every broken link of the sources, as `file: link`. */
export async function brokenLinksOfSources() {
  const files = (await Promise.all(PLACES.map(listFiles))).flat();
  return files
    .filter((file) => SOURCES.has(extname(file)) && !file.endsWith('doc-links.spec.mjs'))
    .flatMap((file) =>
      brokenLinks(readFileSync(file, 'utf8')).map((link) => `${relative(root, file)}: ${link}`),
    );
}

/** Documents: the README, and all below `shared/docs` but the changelog, which tells of files that are gone. */
export async function documents() {
  const files = (await listFiles(fromRoot('shared', 'docs'))).filter((file) => extname(file) === '.md');
  const others = ['README.md', '.github/CONTRIBUTING.md', '.github/SECURITY.md'].map((file) =>
    fromRoot(file),
  );
  return [...others, ...files.filter((file) => !file.endsWith('changelog.md'))];
}

const PATH = /`((?:\.github|\.vscode|api|backoffice|docker|portal|shared)\/[\w./@-]+)`/g;
/** What a build or an operator makes, and the resource that the guide makes. */
const NOT_THERE = /\/dist\b|vehicle|^docker\/(?:secrets|\.env)$/;
const DOCUMENT_LINK = /\]\(([^()\s:]+?\.md)?(?:#([\w-]+))?\)/g;

/**
 * Files of the repository that a document names in backquotes, and that do not exist.
 * @param {string} text
 * @returns {string[]} the paths
 */
export function missingPaths(text) {
  const paths = [...text.matchAll(PATH)].map(([, path]) => path ?? '');
  return paths.filter((path) => !NOT_THERE.test(path) && !existsSync(fromRoot(path)));
}

/**
 * Links from a document to documents or headings that do not exist.
 * @param {string} text
 * @param {string} file where the document is
 * @returns {string[]} the links
 */
export function missingDocuments(text, file) {
  return [...text.matchAll(DOCUMENT_LINK)].flatMap(([link, path, heading]) => {
    const target = path ? join(dirname(file), path) : file;
    if (!existsSync(target)) return [link.slice(2, -1)];
    const isThere = !heading || headings(readFileSync(target, 'utf8')).includes(heading);
    return isThere ? [] : [link.slice(2, -1)];
  });
}

/** Longer ones wrap on a screen and in a comparison. */
const LONGEST_LINE = 160;

/**
 * Lines of a document that are too long, but for code.
 * @param {string} text
 * @returns {string[]} the beginning of each
 */
export function longLines(text) {
  const prose = text.replace(/^```[^]*?^```/gm, '');
  return prose
    .split('\n')
    .flatMap((line) => (line.length > LONGEST_LINE ? [`too long: ${line.slice(0, 60)}`] : []));
}

/** What is wrong with the documents, as `file: path or link`. */
export async function brokenDocuments() {
  return (await documents()).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const name = relative(root, file);
    return [...missingPaths(text), ...missingDocuments(text, file), ...longLines(text)].map(
      (what) => `${name}: ${what}`,
    );
  });
}
