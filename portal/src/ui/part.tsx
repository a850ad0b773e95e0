import { lazy, Suspense, type ComponentType } from 'react';

/** A component whose code is loaded when it is first shown, or before by `load`. */
export interface Part<P> {
  (props: P): React.JSX.Element;
  load: () => Promise<unknown>;
}

/**
 * A part of the application that is loaded when needed. Unlike `lazy` alone, one that has been loaded before is there
 * at once: React would show the fallback first and hold the content back for 300 ms.
 */
export function part<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): Part<P> {
  let Loaded: ComponentType<P> | undefined;
  const fetch = async () => {
    const module = await load();
    Loaded = module.default;
    return module;
  };
  const Lazy = lazy(fetch);
  return Object.assign((props: P) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />), { load: fetch });
}

/** A dialog that is loaded when it is first opened; until it is there, the page stays as it is. */
export function lazyDialog<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): Part<P> {
  const Dialog = part(load);
  return Object.assign(
    (props: P) => (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    ),
    { load: Dialog.load },
  );
}
