import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { ChildEntity } from './child.entity.js';
import { ParentEntity } from './parent.entity.js';

/** A parent invites somebody by e-mail as second guardian of children (product/families.md#second-guardian). */
@Entity('guardian_invitation')
@Unique('uq_guardian_invitation_token', ['token_hash'])
@Index('ix_guardian_invitation_person', ['person_id'])
@Index('ix_guardian_invitation_email', ['email'])
@Index('ix_guardian_invitation_expires', ['expires_at'])
export class GuardianInvitationEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** The parent who invites. */
  @Column({ type: 'int' })
  person_id: number;

  /** The invited address, lower case; `null` once the invitation was accepted or withdrawn: nobody needs it any more. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  email: string | null;

  /** SHA-256 of the secret of the link, hex. */
  @Column({ type: 'varchar', length: 64 })
  token_hash: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  accepted_at: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  withdrawn_at: Date | null;

  @ManyToOne(() => ParentEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'fk_guardian_invitation_person' })
  person?: Relation<ParentEntity>;

  @OneToMany('guardian_invitation_child', 'invitation')
  childLinks?: Relation<GuardianInvitationChildEntity>[];
}

/** A child that an invitation is for. */
@Entity('guardian_invitation_child')
@Index('ix_guardian_invitation_child', ['child_id'])
export class GuardianInvitationChildEntity {
  @PrimaryColumn({ type: 'int' })
  invitation_id: number;

  @PrimaryColumn({ type: 'int' })
  child_id: number;

  @ManyToOne(() => GuardianInvitationEntity, (invitation) => invitation.childLinks, {
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  @JoinColumn({
    name: 'invitation_id',
    foreignKeyConstraintName: 'fk_guardian_invitation_child_invitation',
  })
  invitation?: Relation<GuardianInvitationEntity>;

  @ManyToOne(() => ChildEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_guardian_invitation_child_child' })
  child?: Relation<ChildEntity>;
}
