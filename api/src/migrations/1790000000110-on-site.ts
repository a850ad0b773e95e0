import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantToAdministrator, revokeFromAll } from './permissions.js';
import { createTable, date, id, instant, int, nullable, primary, text, varchar } from './schema.js';

const PERMISSIONS = ['week.assigned'];

/** What leaders need on site: groups and who leads them, pick-up persons, absences and attendance. */
export class OnSite1790000000110 implements MigrationInterface {
  name = 'OnSite1790000000110';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'week_group', [id(), int('course_week_id'), varchar('name', 80)], {
      indexes: { ix_week_group_week: ['course_week_id'] },
      foreignKeys: {
        fk_week_group_week: { column: 'course_week_id', table: 'course_week', onDelete: 'CASCADE' },
      },
    });
    await createTable(
      runner,
      'week_group_child',
      [primary(int('course_week_id')), primary(int('child_id')), int('week_group_id')],
      {
        indexes: { ix_week_group_child_group: ['week_group_id'], ix_week_group_child_child: ['child_id'] },
        foreignKeys: {
          fk_week_group_child_week: { column: 'course_week_id', table: 'course_week', onDelete: 'CASCADE' },
          fk_week_group_child_child: { column: 'child_id', table: 'child', onDelete: 'CASCADE' },
          fk_week_group_child_group: { column: 'week_group_id', table: 'week_group', onDelete: 'CASCADE' },
        },
      },
    );
    await createTable(runner, 'week_group_leader', [primary(int('week_group_id')), primary(int('user_id'))], {
      indexes: { ix_week_group_leader_user: ['user_id'] },
      foreignKeys: {
        fk_week_group_leader_group: { column: 'week_group_id', table: 'week_group', onDelete: 'CASCADE' },
        fk_week_group_leader_user: { column: 'user_id', table: 'user', onDelete: 'CASCADE' },
      },
    });
    await createTable(
      runner,
      'course_week_leader',
      [primary(int('course_week_id')), primary(int('user_id'))],
      {
        indexes: { ix_course_week_leader_user: ['user_id'] },
        foreignKeys: {
          fk_course_week_leader_week: { column: 'course_week_id', table: 'course_week', onDelete: 'CASCADE' },
          fk_course_week_leader_user: { column: 'user_id', table: 'user', onDelete: 'CASCADE' },
        },
      },
    );
    await createTable(
      runner,
      'pickup_person',
      [id(), int('child_id'), varchar('name', 120), varchar('phone', 40), nullable(varchar('relation', 60))],
      {
        indexes: { ix_pickup_person_child: ['child_id'] },
        foreignKeys: { fk_pickup_person_child: { column: 'child_id', table: 'child', onDelete: 'CASCADE' } },
      },
    );
    await createTable(
      runner,
      'absence',
      [id(), int('child_id'), date('from'), date('to'), nullable(text('reason')), instant('created_at')],
      {
        indexes: { ix_absence_child: ['child_id', 'to'] },
        foreignKeys: { fk_absence_child: { column: 'child_id', table: 'child', onDelete: 'CASCADE' } },
      },
    );
    await createTable(
      runner,
      'attendance',
      [
        id(),
        int('child_id'),
        date('date'),
        int('course_week_id'),
        nullable(varchar('status', 8)),
        nullable(instant('arrived_at')),
        nullable(instant('left_at')),
        nullable(varchar('left_with', 20)),
        nullable(varchar('left_with_name', 160)),
        nullable(text('note')),
        nullable(instant('changed_at')),
        nullable(int('changed_by')),
      ],
      {
        uniques: { uq_attendance_child_date: ['child_id', 'date'] },
        indexes: { ix_attendance_week: ['course_week_id', 'date'] },
        foreignKeys: {
          fk_attendance_child: { column: 'child_id', table: 'child', onDelete: 'CASCADE' },
          fk_attendance_week: { column: 'course_week_id', table: 'course_week' },
        },
      },
    );
    await createTable(
      runner,
      'attendance_change',
      [
        primary(varchar('id', 36)),
        int('attendance_id'),
        text('fields'),
        instant('changed_at'),
        instant('received_at'),
        nullable(int('user_id')),
      ],
      {
        indexes: { ix_attendance_change_attendance: ['attendance_id'] },
        foreignKeys: {
          fk_attendance_change_attendance: {
            column: 'attendance_id',
            table: 'attendance',
            onDelete: 'CASCADE',
          },
        },
      },
    );
    await grantToAdministrator(runner, PERMISSIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await revokeFromAll(runner, PERMISSIONS);
    for (const table of [
      'attendance_change',
      'attendance',
      'absence',
      'pickup_person',
      'course_week_leader',
      'week_group_leader',
      'week_group_child',
      'week_group',
    ])
      await runner.dropTable(table);
  }
}
