/**
 * Checks that documents which make claims name the tests that hold them, and that those tests exist.
 *
 * A reference is a path in backquotes, with the title of the test behind it: `api/test/families/people/child.spec.ts` “is no
 * readable text in the database”. What no test can hold says so: (no test: why).
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot } from './paths.mjs';

/**
 * @typedef {{ path: string, roots: string[], proved: string[], states: boolean }} ClaimingDocument
 * `roots` are tried in front of each path; in the `proved` sections every paragraph, list item and table row is a claim;
 * `states` says whether there are requirements of a standard with their states.
 */

/** Where the files of the short paths in the documents about security are. */
const OF_SECURITY = [
  '',
  'api/test',
  'api/src',
  'api/src/core',
  'portal/e2e',
  'backoffice/e2e',
  'shared/tools/scripts/lib',
];

/** @type {ClaimingDocument[]} */
export const DOCUMENTS = [
  {
    path: '.github/SECURITY.md',
    roots: OF_SECURITY,
    proved: [
      'How it is built',
      'Ways in, sessions and keys',
      'Limits and costly work',
      'What is written down',
    ],
    states: false,
  },
  { path: 'shared/docs/asvs.md', roots: OF_SECURITY, proved: [], states: true },
  {
    path: 'shared/docs/privacy.md',
    roots: [''],
    proved: [
      'What is kept',
      'Health data',
      'Who sees what',
      'In the browser',
      'Rights of the families',
      'How long',
      'What leaves the server',
    ],
    states: false,
  },
];

const REFERENCE = /`([\w./-]+\.spec\.(?:ts|mjs))`(?:\s+“([^”]+)”)?/g;
const NO_TEST = /\(no test: [^)]+\)/;
const GENERATED = /<!-- inventory: begin -->[\s\S]*?<!-- inventory: end -->/;

/**
 * What is wrong with a document, a sentence each; none when every claim is held.
 * @param {ClaimingDocument} document
 * @param {string} [text] instead of the file
 * @returns {string[]}
 */
export function claimProblems({ path, roots, proved, states }, text = readFileSync(fromRoot(path), 'utf8')) {
  const body = text.replace(GENERATED, '');
  return [
    ...references(body, roots),
    ...links(path, body),
    ...sections(body)
      .filter(({ title }) => proved.includes(title))
      .flatMap(({ content }) => claims(content))
      .filter((claim) => !titled(claim) && !NO_TEST.test(claim))
      .map((claim) => `no test with its title: ${claim.slice(0, 90)}`),
    ...proved
      .filter((title) => !sections(body).some((section) => section.title === title))
      .map((title) => `the section ${title} is missing`),
    ...(states ? metWithoutTest(body) : []),
  ].map((problem) => `${path}: ${problem}`);
}

/** @param {string} claim */
const titled = (claim) => [...claim.matchAll(REFERENCE)].some(([, , title]) => title !== undefined);

/**
 * Tests that do not exist, and titles that no test in the file has.
 * @param {string} text
 * @param {string[]} roots
 */
function references(text, roots) {
  return [...text.replace(/\s+/g, ' ').matchAll(REFERENCE)].flatMap(([, file = '', title]) => {
    const found = roots.map((root) => join(fromRoot(root), file)).find((candidate) => existsSync(candidate));
    if (!found) return [`there is no test ${file}`];
    if (title === undefined) return [];
    return readFileSync(found, 'utf8').includes(title) ? [] : [`${file} has no test “${title}”`];
  });
}

/**
 * Links to files and headings that do not exist.
 * @param {string} path
 * @param {string} text
 */
function links(path, text) {
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
    ([, file = '', heading]) => {
      const target = file ? join(dirname(fromRoot(path)), file) : null;
      if (target && !existsSync(target)) return [`the link to ${file} leads nowhere`];
      if (!heading) return [];
      return headings(target ? readFileSync(target, 'utf8') : text).includes(heading)
        ? []
        : [`the link to ${file}#${heading} leads to no heading`];
    },
  );
}

/**
 * The anchors of the headings of a document.
 * @param {string} text
 * @returns {string[]}
 */
export const headings = (text) => sections(text).map(({ title }) => anchor(title));

/** @param {string} title as GitHub makes an anchor of it */
const anchor = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/**
 * @param {string} text
 * @returns {{ title: string, content: string }[]}
 */
function sections(text) {
  return text
    .split(/^#{1,6} /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { title: part.slice(0, end).trim(), content: part.slice(end) };
    });
}

/**
 * Paragraphs, list items and the rows of tables without their heads.
 * @param {string} content
 */
function claims(content) {
  return content
    .split(/\n\s*\n/)
    .flatMap((block) => {
      if (block.trim().startsWith('|')) return block.trim().split('\n').slice(2);
      return block.split(/^- /m);
    })
    .map((claim) => claim.replace(/\s+/g, ' ').trim())
    .filter((claim) => claim !== '');
}

/** An item of the list of a standard: its number, its state, and how it is met. */
const REQUIREMENT = /^- \*\*(\d+\.\d[\d.–]*)\*\*, (\S+): ([^]*?)(?=^- |^#|(?![^]))/gm;

/**
 * Requirements of the standard that are called met and name no test.
 * @param {string} text
 */
function metWithoutTest(text) {
  return [...text.matchAll(REQUIREMENT)]
    .filter(([, , state, how = '']) => state === 'met' && !/`[\w./-]+\.spec\.(?:ts|mjs)`/.test(how))
    .map(([, number]) => `${number} is met, but no test is named: name one, or call it reviewed`);
}
