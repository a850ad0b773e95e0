import type { PluginOption, UserConfig } from 'vite';

export interface Frontend {
  /** Under which path the app serves it. */
  base: string;
  plugins: PluginOption[];
  /** The page of a build that stands beside the main one of its project, in a folder called like the end of `base`. */
  entry?: string;
  /** Modules that run while the libraries are still on their way: kept apart, so that they do not wait for them. */
  early?: RegExp;
  /**
   * Modules (and what they import) that later pages share and that are loaded together. The first that matches counts.
   * `minShareCount`: only what so many files load; `maxModuleSize`: only modules of at most so many bytes.
   */
  chunks?: { name: string; test: RegExp; minShareCount?: number; maxModuleSize?: number }[];
}

export function frontendConfig(frontend: Frontend): UserConfig;
