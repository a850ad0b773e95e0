import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumn,
  bool,
  createTable,
  index,
  instant,
  int,
  nullable,
  primary,
  text,
  varchar,
} from './schema.js';

/** How courses give their places: fair start, draw, offers, and priority for postcodes. */
export class FairPlaces1790000000095 implements MigrationInterface {
  name = 'FairPlaces1790000000095';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'course', { ...varchar('allocation', 60), default: "'first_come'" });
    await addColumn(runner, 'course', nullable(int('places_per_child')));
    await addColumn(runner, 'course', { ...varchar('move_up', 60), default: "'automatic'" });
    await addColumn(runner, 'course', nullable(int('offer_hours', 48)));
    await addColumn(runner, 'course', nullable(text('priority_places')));
    await addColumn(runner, 'course', nullable({ name: 'priority_from', type: 'date' }));
    await addColumn(runner, 'course', nullable(varchar('priority_from_time', 5)));
    await addColumn(runner, 'course', nullable(instant('allocated_at')));
    await addColumn(runner, 'course', int('places_version', 0));
    await addColumn(runner, 'registration', bool('held_back', false));
    await addColumn(runner, 'registration', nullable(int('priority')));
    await addColumn(runner, 'registration', bool('siblings_together', false));
    await addColumn(runner, 'registration', nullable(instant('offer_expires_at')));
    await runner.createIndex('registration', index('ix_registration_offer', ['offer_expires_at']));
    await runner.createIndex(
      'registration',
      index('ix_registration_week_queue', [
        'course_week_id',
        'is_waiting',
        'held_back',
        'offer_expires_at',
        'queue_number',
      ]),
    );
    // MariaDB wants an index for the foreign key at all times, so the old one goes when the new one is there.
    await runner.dropIndex('registration', 'ix_registration_week_waiting');
    await createTable(
      runner,
      'course_draw',
      [
        primary(int('course_id')),
        varchar('seed', 32),
        instant('created_at'),
        nullable(instant('published_at')),
        nullable(int('published_by')),
        nullable(text('weeks')),
        nullable(int('places_per_child')),
      ],
      {
        foreignKeys: { fk_course_draw_course: { column: 'course_id', table: 'course', onDelete: 'CASCADE' } },
      },
    );
    await createTable(
      runner,
      'course_draw_child',
      [primary(int('course_id')), primary(int('child_id')), int('position'), text('wished'), text('given')],
      {
        indexes: { ix_course_draw_child_child: ['child_id'] },
        foreignKeys: {
          fk_course_draw_child_draw: { column: 'course_id', table: 'course', onDelete: 'CASCADE' },
        },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('course_draw_child');
    await runner.dropTable('course_draw');
    await runner.createIndex(
      'registration',
      index('ix_registration_week_waiting', ['course_week_id', 'is_waiting', 'queue_number']),
    );
    await runner.dropIndex('registration', 'ix_registration_week_queue');
    await runner.dropIndex('registration', 'ix_registration_offer');
    await runner.dropColumns('registration', [
      'offer_expires_at',
      'siblings_together',
      'priority',
      'held_back',
    ]);
    await runner.dropColumns('course', [
      'places_version',
      'allocated_at',
      'priority_from_time',
      'priority_from',
      'priority_places',
      'offer_hours',
      'move_up',
      'places_per_child',
      'allocation',
    ]);
  }
}
