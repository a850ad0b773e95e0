import { fold } from '@feria/shared';
import { BeforeInsert, BeforeUpdate, Column } from 'typeorm';

/**
 * A row that the search box of a list finds. `search_text` holds the declared text columns folded (lower case, no
 * accents), so that both engines find the same (decisions §2). It is kept by `manager.save(entity)`: a partial
 * `update()` that changes a searched column must set it too.
 */
export abstract class Searchable {
  @Column({ type: 'text', select: false })
  search_text: string;

  /** The texts that are searched. */
  protected abstract searched(): (string | null | undefined)[];

  @BeforeInsert()
  @BeforeUpdate()
  protected foldSearched(): void {
    this.search_text = fold(this.searched().filter(Boolean).join(' '));
  }
}
