import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that this process makes from now on are for its own user only; so are those of the processes it starts. */
export function createFilesForOwnerOnly(): void {
  process.umask(0o077);
}

/**
 * Makes the directory where it is missing, and takes the rights of everybody else from it, from what is in it (database,
 * secrets) and from what is in its folders (uploads, mails).
 * @returns how many files and folders kept their rights because they belong to another user
 */
export function closeToOthers(directory: string): number {
  mkdirSync(directory, { recursive: true });
  const entries = contentOf(directory);
  return [directory, ...entries, ...entries.flatMap(contentOf)].filter((path) => !closed(path)).length;
}

/** Files and folders, without links, which may lead elsewhere; nothing for what is no folder or may not be read. */
function contentOf(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .map(({ name }) => join(path, name));
  } catch {
    return [];
  }
}

/** Whether nobody but the owner may do anything with the file, now at the latest. */
function closed(path: string): boolean {
  try {
    const { mode } = statSync(path);
    if (mode & 0o077) chmodSync(path, mode & 0o700);
    return true;
  } catch (error) {
    // Gone since its name was read: a process beside this one writes and removes files.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
