/** See the implementation. */
export function findChromium(cache: string): Promise<{
  executablePath: string;
  /** What the browser needs beside the usual environment. */
  env: Record<string, string>;
}>;
