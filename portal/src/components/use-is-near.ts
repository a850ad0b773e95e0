import { useEffect, useState, type RefObject } from 'react';

/** How far below the screen something counts as near. */
const MARGIN = '300px';

/**
 * Whether an element has come near the screen, for what is loaded only then: the parents who look at the result of a booking
 * in the opening minute do not scroll to the end of the page.
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
