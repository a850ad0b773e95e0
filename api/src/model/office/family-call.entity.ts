import type { IsoDate } from '@feria/shared';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { encryptedText } from '../../core/database/health-cipher.js';
import { ParentEntity } from '../families/parent.entity.js';

/** A call that the office noted, with what is to be done about it (product/office.md#calls). Its texts may tell of health. */
@Entity('family_call')
@Index('ix_family_call_person', ['person_id'])
@Index('ix_family_call_user', ['user_id'])
@Index('ix_family_call_todo', ['todo_on', 'done_at'])
export class FamilyCallEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** The parent on whose page it was noted. */
  @Column({ type: 'int' })
  person_id: number;

  @ManyToOne(() => ParentEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'fk_family_call_person' })
  person?: Relation<ParentEntity>;

  /** Who noted it; `null` once the account is gone. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_family_call_user' })
  user?: Relation<UserEntity> | null;

  /** When it was. */
  @Column({ type: 'datetime', precision: 3 })
  at: Date;

  @Column({ type: 'text', transformer: encryptedText })
  text: string;

  /** What is to be done; `null` for nothing. */
  @Column({ type: 'text', nullable: true, transformer: encryptedText })
  todo: string | null;

  /** The day on which it is to be done; `null` without a to-do. */
  @Column({ type: 'date', nullable: true })
  todo_on: IsoDate | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  done_at: Date | null;
}
