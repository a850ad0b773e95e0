import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { grantToAdministrator, revokeFromAll } from './permissions.js';
import { bool, createTable, id, index, instant, int, nullable, text, varchar } from './schema.js';

const PERMISSIONS = ['message.create', 'message.index'];

/** Messages of the office to parents, who got them and their files; and in the outbox the mails that can wait for all others. */
export class Messages1790000000075 implements MigrationInterface {
  name = 'Messages1790000000075';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('outbox_mail', new TableColumn(bool('can_wait', false)));
    await runner.createIndex('outbox_mail', index('ix_outbox_mail_queue', ['state', 'can_wait', 'due_at']));
    await runner.dropIndex('outbox_mail', 'ix_outbox_mail_due');
    await createTable(
      runner,
      'message',
      [
        id(),
        nullable(int('user_id')),
        nullable(varchar('subject')),
        nullable(varchar('subject_it')),
        nullable(text('body')),
        nullable(text('body_it')),
        varchar('audience', 20),
        nullable(varchar('states', 60)),
        nullable(int('course_id')),
        nullable(int('course_week_id')),
        int('unreachable'),
        varchar('key_hash', 64),
        varchar('body_hash', 64),
        instant('created_at'),
        text('search_text'),
      ],
      {
        uniques: { uq_message_key: ['key_hash'] },
        indexes: { ix_message_created: ['created_at'] },
      },
    );
    await createTable(
      runner,
      'message_receiver',
      [
        id(),
        int('message_id'),
        int('user_id'),
        varchar('lang', 2),
        text('payload'),
        varchar('state', 8),
        nullable(varchar('error')),
        nullable(instant('sent_at')),
        nullable(int('failed_mail_id')),
      ],
      {
        uniques: { uq_message_receiver_message_user: ['message_id', 'user_id'] },
        indexes: {
          ix_message_receiver_user: ['user_id'],
          ix_message_receiver_state: ['message_id', 'state'],
        },
        foreignKeys: {
          fk_message_receiver_message: { column: 'message_id', table: 'message', onDelete: 'CASCADE' },
          fk_message_receiver_user: { column: 'user_id', table: 'user', onDelete: 'CASCADE' },
        },
      },
    );
    await createTable(
      runner,
      'message_file',
      [
        id(),
        nullable(int('message_id')),
        int('user_id'),
        varchar('address', 120),
        nullable(varchar('name')),
        int('bytes'),
        instant('created_at'),
      ],
      {
        uniques: { uq_message_file_address: ['address'] },
        indexes: {
          ix_message_file_message: ['message_id'],
          ix_message_file_user: ['user_id'],
          ix_message_file_created: ['created_at'],
        },
        foreignKeys: {
          fk_message_file_message: { column: 'message_id', table: 'message', onDelete: 'CASCADE' },
        },
      },
    );
    await grantToAdministrator(runner, PERMISSIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await revokeFromAll(runner, PERMISSIONS);
    await runner.dropTable('message_file');
    await runner.dropTable('message_receiver');
    await runner.dropTable('message');
    await runner.createIndex('outbox_mail', index('ix_outbox_mail_due', ['state', 'due_at']));
    await runner.dropIndex('outbox_mail', 'ix_outbox_mail_queue');
    await runner.dropColumn('outbox_mail', 'can_wait');
  }
}
