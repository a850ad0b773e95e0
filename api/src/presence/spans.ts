/** Times in milliseconds, from and until (not included). */
export interface Span {
  from: number;
  until: number;
}

/** Without beginning and end. */
const ALWAYS: Span = { from: -Infinity, until: Infinity };

/** The time that is in both. */
export function both(some: readonly Span[], others: readonly Span[]): Span[] {
  return some
    .flatMap((a) =>
      others.map((b) => ({ from: Math.max(a.from, b.from), until: Math.min(a.until, b.until) })),
    )
    .filter(({ from, until }) => from < until);
}

/** The time that is in none. */
export function none(spans: readonly Span[]): Span[] {
  return spans.reduce<Span[]>(
    (rest, { from, until }) =>
      both(rest, [
        { from: -Infinity, until: from },
        { from: until, until: Infinity },
      ]),
    [ALWAYS],
  );
}

export function includes(spans: readonly Span[], at: number): boolean {
  return spans.some(({ from, until }) => from <= at && at < until);
}

/**
 * When something was so.
 * @param events in their order; what begins without an end is so until now, what ends without a beginning was always so
 * @param isNow whether it is so now
 */
export function spansOf(events: readonly { began: boolean; at: Date }[], isNow: boolean): Span[] {
  const spans: Span[] = [];
  let since = -Infinity;
  let isOn = events.length === 0 ? isNow : !events[0]!.began;
  for (const { began, at } of events) {
    if (isOn && !began) spans.push({ from: since, until: at.getTime() });
    if (began !== isOn) since = at.getTime();
    isOn = began;
  }
  // What is stored now decides, also when nobody noted how it came about.
  if (isNow) spans.push({ from: since, until: Infinity });
  return spans;
}
