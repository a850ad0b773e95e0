import { sameName } from './same-name.js';

/** A record that cells name. */
export interface NamedRecord {
  id: number;
  name: string;
  name_it: string;
}

/** The records of one resource by their names in both languages. */
export class Names {
  private readonly ids = new Map<string, number | null>();
  private readonly byId = new Map<number, NamedRecord>();

  constructor(readonly records: readonly NamedRecord[]) {
    for (const record of records) {
      this.byId.set(record.id, record);
      for (const name of new Set([sameName(record.name), sameName(record.name_it)]))
        this.ids.set(name, this.ids.has(name) ? null : record.id);
    }
  }

  /** The id of the record of that name; `null` when there is none, or more than one. */
  idOf(name: string): number | null {
    return this.ids.get(sameName(name)) ?? null;
  }

  /** Whether more than one record has the name. */
  isAmbiguous(name: string): boolean {
    return this.ids.get(sameName(name)) === null;
  }

  /** The German name, by which {@link idOf} finds the record again in both languages; `null` for an unknown id. */
  nameOf(id: number): string | null {
    return this.byId.get(id)?.name ?? null;
  }
}

/** Names by resource: `location`, `courseType`, `courseCategory`. */
export type NamesByResource = ReadonlyMap<string, Names>;
