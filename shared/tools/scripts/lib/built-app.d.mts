/** An app that serves; `base`: its address, without a slash at the end. */
export interface BuiltApp {
  base: string;
  dataDir: string;
  stop: () => Promise<void>;
}

export function startBuiltApp(options?: {
  dataDir?: string;
  within?: string;
  env?: NodeJS.ProcessEnv;
}): Promise<BuiltApp>;
