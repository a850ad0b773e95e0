/** Changes of maps and sets that can be taken back: a booking that is refused in its second course has changed what it read for the first. */
export class Undo {
  private readonly steps: (() => void)[] = [];

  /** Sets the value of a key. */
  set<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
    const had = map.has(key);
    const before = map.get(key) as Value;
    this.steps.push(() => {
      if (had) map.set(key, before);
      else map.delete(key);
    });
    map.set(key, value);
  }

  /** Adds a value. */
  add<Value>(set: Set<Value>, value: Value): void {
    if (set.has(value)) return;
    this.steps.push(() => set.delete(value));
    set.add(value);
  }

  /** Makes everything as it was. */
  back(): void {
    for (const step of this.steps.reverse()) step();
  }
}
