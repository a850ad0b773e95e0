/**
 * A folder in memory for what a test run throws away: nothing there waits for a disk.
 */
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const CANDIDATE = '/dev/shm';
/** Type of a file system that lies in memory, on Linux. */
const TMPFS = 0x01021994;
/** What it must have free, bytes. Containers give 64 MB by default, which a run of all browser tests fills. */
const ENOUGH = 2 * 1024 ** 3;

/**
 * The folder, or the common one for temporary files where this machine has none that is large enough.
 * @returns {string}
 */
export function memoryFolder() {
  try {
    const { type, bavail, bsize } = statfsSync(CANDIDATE);
    accessSync(CANDIDATE, constants.W_OK);
    if (type === TMPFS && bavail * bsize >= ENOUGH) return CANDIDATE;
  } catch {
    // Not Linux, or closed to us.
  }
  return tmpdir();
}
