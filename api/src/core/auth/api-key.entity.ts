import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { RoleEntity } from './role.entity.js';
import { UserEntity } from './user.entity.js';

/** The login of a program (product/accounts.md#api-keys). It goes with the account that made it. Only the SHA-256 of the key is stored. */
@Entity('api_key')
@Unique('uq_api_key_token', ['token_hash'])
@Index('ix_api_key_user', ['user_id'])
@Index('ix_api_key_role', ['role_id'])
export class ApiKeyEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** What it is for; the log of changes names it so. */
  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** Who made it, and in whose name it acts. */
  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_api_key_user' })
  user?: Relation<UserEntity>;

  /** Of its permissions those count that the account holds too. */
  @Column({ type: 'int' })
  role_id: number;

  @ManyToOne(() => RoleEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'role_id', foreignKeyConstraintName: 'fk_api_key_role' })
  role?: Relation<RoleEntity>;

  /** Hex. */
  @Column({ type: 'varchar', length: 64, select: false })
  token_hash: string;

  /** The last characters of the key, by which its owner knows it again. */
  @Column({ type: 'varchar', length: 4 })
  hint: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;

  /** To the minute; `null` as long as it was never used. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  last_used_at: Date | null;
}
