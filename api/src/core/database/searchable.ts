import { normaliseForSearch } from '@feria/shared';
import { BeforeInsert, BeforeUpdate, Column } from 'typeorm';
import { fillSortKeys } from './sortable.js';

/**
 * A row that the search box of a list finds. `search_text` holds the searched text columns in
 * lower case and without accents, so that both engines find the same. `manager.save(entity)` sets it, and the sort keys of
 * `Sortable`; a partial `update()` that changes a searched column must set it itself.
 */
export abstract class Searchable {
  @Column({ type: 'text', select: false })
  search_text: string;

  /** The texts that are searched. */
  protected abstract searched(): (string | null | undefined)[];

  @BeforeInsert()
  @BeforeUpdate()
  protected fillSearchText(): void {
    this.search_text = normaliseForSearch(this.searched().filter(Boolean).join(' '));
    fillSortKeys(this);
  }
}
