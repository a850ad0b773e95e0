import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';

/** What stands below the rows: the pages of the list, and the end of the page. */
const BELOW = 60;
/** On a low screen (zoomed in, or a phone held sideways) the table is this high, and the page scrolls. */
const LEAST_HEIGHT = 320;

/**
 * The greatest height of the box around a table that ends at the lower edge of the screen, so that the head of the table and what
 * stands below it stay in sight while the rows scroll. Follows what is shown above the box. The box remembers how far it was
 * scrolled, for the way back from a record.
 * @param storeKey of the place
 */
export function useHeightToScreenEnd(storeKey: string): {
  ref: (table: HTMLElement | null) => void;
  maxHeight: string;
} {
  const [table, setTable] = useState<HTMLElement | null>(null);
  const [top, setTop] = useState(170);
  const [kept, keep] = useStore(storeKey, 0);
  const first = useRef(kept);
  useEffect(() => {
    const box = table?.parentElement;
    if (!box) return undefined;
    const measure = () => setTop(Math.round(box.getBoundingClientRect().top + window.scrollY));
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (box.parentElement?.parentElement) observer.observe(box.parentElement.parentElement);
    measure();
    box.scrollTo({ top: first.current });
    return () => {
      observer.disconnect();
      keep(box.scrollTop);
    };
  }, [table, keep]);
  return { ref: setTable, maxHeight: `max(${LEAST_HEIGHT}px, calc(100dvh - ${top + BELOW}px))` };
}
