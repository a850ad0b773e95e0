import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  bool,
  createTable,
  date,
  id,
  instant,
  int,
  maybeBool,
  nullable,
  primary,
  text,
  varchar,
} from './schema.js';

/** Registrations with their days and story, idempotency keys, the outbox. */
export class Registrations1790000000004 implements MigrationInterface {
  name = 'Registrations1790000000004';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'registration',
      [
        id(),
        int('child_id'),
        int('course_week_id'),
        varchar('day_type', 8),
        bool('is_waiting', false),
        nullable(int('queue_number')),
        nullable(instant('moved_up_at')),
        int('price'),
        int('payed_amount', 0),
        nullable(date('payed_at')),
        nullable(text('comment')),
        nullable(text('comment_internal')),
        nullable(varchar('custom_field')),
        maybeBool('photo_privacy'),
        varchar('emergency_contact1_phone', 40),
        nullable(varchar('emergency_contact2_phone', 40)),
        nullable(instant('privacy_consent_at')),
        nullable(varchar('privacy_hash', 64)),
        nullable(int('booked_by')),
        instant('created_at'),
      ],
      {
        uniques: { uq_registration_child_week: ['child_id', 'course_week_id'] },
        indexes: {
          ix_registration_week_waiting: ['course_week_id', 'is_waiting', 'queue_number'],
          ix_registration_created: ['created_at'],
        },
        foreignKeys: {
          fk_registration_child: { column: 'child_id', table: 'child' },
          fk_registration_course_week: { column: 'course_week_id', table: 'course_week' },
        },
      },
    );
    await createTable(
      runner,
      'child_day',
      [primary(int('child_id')), primary(date('date')), int('registration_id')],
      {
        indexes: { ix_child_day_registration: ['registration_id'] },
        foreignKeys: {
          fk_child_day_registration: {
            column: 'registration_id',
            table: 'registration',
            onDelete: 'CASCADE',
          },
        },
      },
    );
    await createTable(
      runner,
      'registration_event',
      [
        id(),
        int('registration_id'),
        int('child_id'),
        int('course_week_id'),
        varchar('kind', 12),
        nullable(int('user_id')),
        nullable(int('amount')),
        instant('at'),
      ],
      {
        indexes: {
          ix_registration_event_registration: ['registration_id'],
          ix_registration_event_week: ['course_week_id', 'at'],
        },
      },
    );
    await createTable(
      runner,
      'idempotency_key',
      [
        primary(int('user_id')),
        primary(varchar('key_hash', 64)),
        varchar('body_hash', 64),
        text('response'),
        instant('created_at'),
      ],
      { indexes: { ix_idempotency_key_created: ['created_at'] } },
    );
    await createTable(
      runner,
      'outbox_mail',
      [
        id(),
        varchar('message_id', 191),
        varchar('kind', 30),
        varchar('recipient'),
        varchar('lang', 2),
        text('payload'),
        varchar('state', 8),
        int('attempts', 0),
        instant('due_at'),
        instant('created_at'),
        nullable(instant('sent_at')),
        nullable(varchar('last_error')),
      ],
      {
        uniques: { uq_outbox_mail_message: ['message_id'] },
        indexes: { ix_outbox_mail_due: ['state', 'due_at'] },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'outbox_mail',
      'idempotency_key',
      'registration_event',
      'child_day',
      'registration',
    ]) {
      await runner.dropTable(table);
    }
  }
}
