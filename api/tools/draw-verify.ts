/**
 * `npm run draw:verify FILE`: repeats a draw from the file that Feria offers for download, and says whether the outcome in the file is
 * what its input and seed give (product/registrations.md#the-draw). Needs neither database nor configuration. Ends with 0 when it is
 * the same, 1 when something differs, 2 when the file cannot be read, is no file of a draw, or is damaged.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { drawFigures, type DrawFile } from '@feria/shared';
import { drawDifferences, readDrawFile } from '../src/registrations/draws/domain/draw-file.js';

/** One wrong place changes many others; nobody reads them all. */
const MAX_LINES = 20;

process.exitCode = await verify(process.argv[2]);

async function verify(path: string | undefined): Promise<0 | 1 | 2> {
  if (path === undefined) {
    console.error('Name the file: npm run draw:verify FILE');
    return 2;
  }
  let file: DrawFile;
  let differences: string[];
  try {
    file = readDrawFile(await textOf(path));
    differences = drawDifferences(file);
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
  if (differences.length > 0) {
    console.log('The outcome is NOT the same: seed and input in this file give another one.');
    for (const line of differences.slice(0, MAX_LINES)) console.log(`- ${line}`);
    if (differences.length > MAX_LINES) console.log(`… and ${differences.length - MAX_LINES} more.`);
    return 1;
  }
  const { children, weeks, withAny, withFirstWish } = drawFigures(file.input, file.outcome);
  console.log(
    `The outcome is the same. The draw of project ${file.course_id} was repeated from seed and input in this file.`,
  );
  console.log(
    `${children} children, ${weeks.length} weeks, ${file.outcome.given.length} places given. ${withAny} children have a week, ${withFirstWish} their first wish.`,
  );
  return 0;
}

/** @throws Error with a sentence when there is no such file, or it cannot be read */
async function textOf(path: string): Promise<string> {
  try {
    // npm runs this in the repository; INIT_CWD is the folder from which it was called.
    return await readFile(resolve(process.env.INIT_CWD ?? '', path), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`The file ${path} cannot be read (${code}).`, { cause: error });
  }
}
