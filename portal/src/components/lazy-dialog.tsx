import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useT } from '../i18n';
import { lazyWithPreload, type Preloadable } from './lazy-with-preload';
import { useNotify } from './toasts';

/* Not for what the first page shows: it would be part of the first load. */

/** A dialog, or a part of a page, that is loaded when it is first shown: see {@link InPlace}. */
export function lazyDialog<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): Preloadable<P> {
  const part = lazyWithPreload(load);
  const { preload, isLoaded } = part;
  return Object.assign((props: P): React.JSX.Element => <InPlace part={part} props={props} />, {
    preload,
    isLoaded,
  });
}

/**
 * Shows a part that may have to be loaded first; until it is there, the page stays as it is. So it does when it cannot be loaded: a
 * message says so, a dialog (with `onClose`) is closed and may be opened again, another part comes when the network is back.
 */
export function InPlace<P extends object>({ part: Part, props }: { part: Preloadable<P>; props: P }) {
  const [isThere, setIsThere] = useState(Part.isLoaded);
  const notify = useNotify();
  const t = useT();
  const load = useEffectEvent(() => {
    Part.preload().then(
      () => setIsThere(true),
      () => {
        notify('error', t('error.offline'));
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
  return isThere ? <Part {...props} /> : null;
}
