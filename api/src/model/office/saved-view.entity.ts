import type { SavedViewState } from '@feria/shared';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';

/** A list with its filters, sort and columns under a name: of an account, or everybody's (product/office.md#saved-views). */
@Entity('saved_view')
@Index('ix_saved_view_list', ['list', 'user_id'])
@Index('ix_saved_view_user', ['user_id'])
export class SavedViewEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Name of the list in the API, as {@link LISTS} of the shared resources has it. */
  @Column({ type: 'varchar', length: 60 })
  list: string;

  @Column({ type: 'varchar', length: 60 })
  name: string;

  /** Whose it is; `null` of everybody's, which outlives the account that made it. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_saved_view_user' })
  user?: Relation<UserEntity> | null;

  /** As JSON. A search is among it, so it may hold the name of a family. */
  @Column({
    type: 'text',
    transformer: {
      to: (state: SavedViewState) => JSON.stringify(state),
      from: (stored: string) => JSON.parse(stored) as SavedViewState,
    },
  })
  state: SavedViewState;
}
