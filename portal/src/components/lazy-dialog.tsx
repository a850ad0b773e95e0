import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useT } from '../i18n';
import { lazyWithPreload, type Preloadable } from './lazy-with-preload';
import { useNotify } from './toasts';

interface Waiting {
  /** What stands there until the part is loaded. */
  fallback?: ReactNode;
  /** Nobody has asked for the part: a failure is not told, it comes when the network is back. */
  isQuiet?: boolean;
}

/** A dialog, or a part of a page, that is loaded when it is first shown: see {@link InPlace}. */
export function lazyDialog<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  waiting: Waiting = {},
): Preloadable<P> {
  const part = lazyWithPreload(load);
  const { preload, isLoaded } = part;
  return Object.assign((props: P): React.JSX.Element => <InPlace part={part} props={props} {...waiting} />, {
    preload,
    isLoaded,
  });
}

/**
 * Shows a part that may have to be loaded first; until it is there, the page stays as it is. So it does when it cannot be loaded: a
 * message says so, a dialog (with `onClose`) is closed and may be opened again, another part comes when the network is back.
 */
export function InPlace<P extends object>({
  part: Part,
  props,
  fallback = null,
  isQuiet = false,
}: { part: Preloadable<P>; props: P } & Waiting) {
  const [isThere, setIsThere] = useState(Part.isLoaded);
  const notify = useNotify();
  const t = useT();
  const load = useEffectEvent(() => {
    Part.preload().then(
      () => setIsThere(true),
      () => {
        if (!isQuiet) notify('error', t('error.offline'));
        (props as { onClose?: () => void }).onClose?.();
      },
    );
  });
  useEffect(() => {
    if (isThere) return undefined;
    load();
    const again = () => load();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isThere]);
  return isThere ? <Part {...props} /> : fallback;
}
