import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bool, createTable, id, index, instant, int, nullable, primary, varchar } from './schema.js';

/** Invitations of a second guardian, who invited whom, and the office's switch that forbids it for a child. */
export class SecondGuardian1790000000050 implements MigrationInterface {
  name = 'SecondGuardian1790000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('child', new TableColumn(bool('second_guardian_forbidden', false)));
    await runner.addColumn('child_parent', new TableColumn(nullable(int('invited_by'))));
    await runner.createIndex('child_parent', index('ix_child_parent_invited_by', ['invited_by']));
    await createTable(
      runner,
      'guardian_invitation',
      [
        id(),
        int('person_id'),
        nullable(varchar('email')),
        varchar('token_hash', 64),
        instant('created_at'),
        instant('expires_at'),
        nullable(instant('accepted_at')),
        nullable(instant('withdrawn_at')),
      ],
      {
        uniques: { uq_guardian_invitation_token: ['token_hash'] },
        indexes: {
          ix_guardian_invitation_person: ['person_id'],
          ix_guardian_invitation_email: ['email'],
          ix_guardian_invitation_expires: ['expires_at'],
        },
        foreignKeys: {
          fk_guardian_invitation_person: { column: 'person_id', table: 'person', onDelete: 'CASCADE' },
        },
      },
    );
    await createTable(
      runner,
      'guardian_invitation_child',
      [primary(int('invitation_id')), primary(int('child_id'))],
      {
        indexes: { ix_guardian_invitation_child: ['child_id'] },
        foreignKeys: {
          fk_guardian_invitation_child_invitation: {
            column: 'invitation_id',
            table: 'guardian_invitation',
            onDelete: 'CASCADE',
          },
          fk_guardian_invitation_child_child: { column: 'child_id', table: 'child', onDelete: 'CASCADE' },
        },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('guardian_invitation_child');
    await runner.dropTable('guardian_invitation');
    await runner.dropIndex('child_parent', 'ix_child_parent_invited_by');
    await runner.dropColumn('child_parent', 'invited_by');
    await runner.dropColumn('child', 'second_guardian_forbidden');
  }
}
