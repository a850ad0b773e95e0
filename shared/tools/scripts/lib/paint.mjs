/**
 * Functions that run in a page: they are sent there as text and may use nothing around them.
 */

/** Notes the largest paint and every unexpected layout shift from the start of the page. */
export function observePaint() {
  const seen = { lcp: 0, element: '', cls: 0 };
  Object.assign(globalThis, { feriaPaint: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element, url, startTime } = /** @type {LargestContentfulPaint} */ (entry);
      seen.lcp = startTime;
      const name = element?.tagName.toLowerCase() ?? '?';
      seen.element = url ? `${name} ${url.split('/').at(-1)?.split('?')[0]}` : name;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  // The worst burst of shifts, at most 5 s long and without a pause of 1 s: what browsers report as CLS.
  let burst = { value: 0, from: 0, last: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, startTime, value } = /** @type {LayoutShift} */ (entry);
      if (hadRecentInput) continue;
      const goesOn = startTime - burst.last < 1000 && startTime - burst.from < 5000;
      burst = goesOn
        ? { ...burst, value: burst.value + value, last: startTime }
        : { value, from: startTime, last: startTime };
      seen.cls = Math.max(seen.cls, burst.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** @returns {{ lcp: number, element: string, cls: number }} what {@link observePaint} has noted */
export function readPaint() {
  return /** @type {typeof globalThis & { feriaPaint: any }} */ (globalThis).feriaPaint;
}

/** Notes the milliseconds from the next press until a dialog with an enabled checkbox is drawn, as `feriaOpening`. */
export function noteOpening() {
  const wait = (/** @type {number} */ pressed) => {
    if (globalThis.document.querySelector('[role=dialog] input[type=checkbox]:not(:disabled)'))
      // After the frame that draws it.
      globalThis.requestAnimationFrame(() =>
        setTimeout(() => Object.assign(globalThis, { feriaOpening: performance.now() - pressed })),
      );
    else globalThis.requestAnimationFrame(() => wait(pressed));
  };
  globalThis.document.addEventListener('click', ({ timeStamp }) => wait(timeStamp), {
    capture: true,
    once: true,
  });
}

/** Waits until what was just scrolled into sight is drawn. */
export function drawn() {
  return new Promise((done) => globalThis.requestAnimationFrame(() => setTimeout(done, 100)));
}
