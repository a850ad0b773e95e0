/**
 * Tells whether the page was in sight since it was asked last: while it is not the device may sleep.
 * @returns asks, once for each span of time
 */
export function watchSight(): () => boolean {
  const isHidden = (): boolean => document.visibilityState !== 'visible';
  let wasHidden = isHidden();
  document.addEventListener('visibilitychange', () => {
    wasHidden ||= isHidden();
  });
  return () => {
    const wasInSight = !wasHidden && !isHidden();
    wasHidden = isHidden();
    return wasInSight;
  };
}
