import type { Versioned } from './http.js';

/** Longest name of a saved view. */
export const VIEW_NAME_MAX = 60;
/** Views that an account can have of a list, and those of everybody. */
export const VIEWS_MAX = 50;

/** What a view keeps of its list, as the list call takes it. */
export interface SavedViewState {
  /** What is searched; `null` for nothing. */
  search: string | null;
  /** `name|value`; several values of one name mean or. */
  filters: string[];
  /** Columns that it is sorted by, the first first. */
  sort: SavedViewSort[];
  /** Columns that are shown. */
  columns: string[];
}

/** A column by which a saved view is sorted. */
export interface SavedViewSort {
  field: string;
  descending: boolean;
}

/** A list with its filters, sort and columns under a name (product/office.md#saved-views). */
export interface SavedView extends SavedViewState, Versioned {
  id: number;
  name: string;
  /** For everybody who sees the list; else it is the reader's own. */
  shared: boolean;
}
