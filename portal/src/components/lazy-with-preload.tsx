import { failUnlessReloading, loadOnline } from '@feria/shared/browser/reload';
import { lazy, type ComponentType } from 'react';
import { loadPageWords } from '../i18n';

/** A component whose code and words are loaded when it is first shown, or before by `preload`. */
export interface Preloadable<P> {
  (props: P): React.JSX.Element;
  preload: () => Promise<unknown>;
  isLoaded: () => boolean;
}

/**
 * React's `lazy` with a way to load the code before. Unlike with `lazy` alone, a component that has been loaded is there
 * at once: React would show the fallback first and hold the content back for 300 ms.
 */
export function lazyWithPreload<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): Preloadable<P> {
  let Loaded: ComponentType<P> | undefined;
  const preload = async () => {
    const [module] = await loadOnline(() => Promise.all([load(), loadPageWords()])).catch(
      failUnlessReloading,
    );
    Loaded = module.default;
    return module;
  };
  const Lazy = lazy(preload);
  return Object.assign((props: P) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />), {
    preload,
    isLoaded: () => Boolean(Loaded),
  });
}
