import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumn,
  bool,
  createTable,
  date,
  id,
  instant,
  int,
  nullable,
  primary,
  text,
  varchar,
} from './schema.js';

/**
 * Marks on site are facts: with device and order, what their maker saw, open points for what cannot be applied, headcounts, and who
 * led what when. Of what was before nobody knows when it began: what stands in the tables of groups counts as having been always so.
 */
export class OpenPoints1790000000220 implements MigrationInterface {
  name = 'OpenPoints1790000000220';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'attendance', nullable(varchar('left_with_phone', 40)));
    await addColumn(runner, 'attendance', nullable(text('origins')));
    await addColumn(runner, 'attendance_change', nullable(varchar('device', 36)));
    await addColumn(runner, 'attendance_change', nullable(int('sequence')));
    await createTable(
      runner,
      'attendance_issue',
      [
        id(),
        varchar('change_id', 36),
        int('child_id'),
        int('course_week_id'),
        nullable(int('week_group_id')),
        date('date'),
        varchar('reason', 20),
        text('fields'),
        nullable(text('seen')),
        instant('made_at'),
        instant('received_at'),
        nullable(int('user_id')),
        varchar('state', 8),
        nullable(instant('settled_at')),
        nullable(int('settled_by')),
        nullable(text('settled_reason')),
      ],
      {
        uniques: { uq_attendance_issue_change: ['change_id'] },
        indexes: {
          ix_attendance_issue_child: ['child_id'],
          ix_attendance_issue_week: ['course_week_id', 'date'],
          ix_attendance_issue_state: ['state', 'date'],
          ix_attendance_issue_user: ['user_id'],
        },
        foreignKeys: {
          fk_attendance_issue_child: { column: 'child_id', table: 'child', onDelete: 'CASCADE' },
          fk_attendance_issue_week: { column: 'course_week_id', table: 'course_week' },
        },
      },
    );
    await createTable(
      runner,
      'headcount',
      [
        primary(varchar('id', 36)),
        int('course_week_id'),
        nullable(int('week_group_id')),
        date('date'),
        int('number'),
        nullable(int('expected')),
        instant('counted_at'),
        instant('received_at'),
        nullable(int('user_id')),
      ],
      {
        indexes: { ix_headcount_week: ['course_week_id', 'date'] },
        foreignKeys: {
          fk_headcount_week: { column: 'course_week_id', table: 'course_week', onDelete: 'CASCADE' },
        },
      },
    );
    await createTable(
      runner,
      'assignment_event',
      [
        id(),
        int('course_week_id'),
        nullable(int('week_group_id')),
        nullable(int('user_id')),
        nullable(int('child_id')),
        bool('began', true),
        instant('at'),
      ],
      {
        indexes: {
          ix_assignment_event_week: ['course_week_id'],
          ix_assignment_event_user: ['user_id'],
          ix_assignment_event_child: ['child_id'],
        },
        foreignKeys: {
          fk_assignment_event_week: { column: 'course_week_id', table: 'course_week', onDelete: 'CASCADE' },
          fk_assignment_event_user: { column: 'user_id', table: 'user', onDelete: 'CASCADE' },
          fk_assignment_event_child: { column: 'child_id', table: 'child', onDelete: 'CASCADE' },
        },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['assignment_event', 'headcount', 'attendance_issue']) await runner.dropTable(table);
    await runner.dropColumns('attendance_change', ['device', 'sequence']);
    await runner.dropColumns('attendance', ['left_with_phone', 'origins']);
  }
}
