import { failUnlessReloading } from '@feria/shared/browser/reload';
import { lazy, Suspense, type ComponentType } from 'react';
import { loadPageWords } from '../i18n';

/** A component whose code and words are loaded when it is first shown, or before by `preload`. */
export interface Preloadable<P> {
  (props: P): React.JSX.Element;
  preload: () => Promise<unknown>;
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
    const [module] = await Promise.all([load(), loadPageWords()]).catch(failUnlessReloading);
    Loaded = module.default;
    return module;
  };
  const Lazy = lazy(preload);
  return Object.assign((props: P) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />), { preload });
}

/** A dialog that is loaded when it is first opened; until it is there, the page stays as it is. */
export function lazyDialog<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): Preloadable<P> {
  const Dialog = lazyWithPreload(load);
  return Object.assign(
    (props: P) => (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    ),
    { preload: Dialog.preload },
  );
}
