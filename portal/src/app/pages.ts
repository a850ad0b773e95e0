import type { ComponentType } from 'react';
import { lazyWithPreload, type Preloadable } from '../components/lazy-with-preload';
import { pageModules, type PageName } from './page-modules';

type PropsOf<Name extends PageName> =
  Awaited<ReturnType<(typeof pageModules)[Name]>> extends { default: ComponentType<infer Props> }
    ? Props
    : never;

type Load = () => Promise<{ default: ComponentType<object> }>;

/** Pages that are loaded when they are opened, and a dialog on the page of its project. */
export const pages = Object.fromEntries(
  Object.entries(pageModules).map(([name, load]) => [name, lazyWithPreload(load as Load)]),
) as unknown as { [Name in PageName]: Preloadable<PropsOf<Name>> };
