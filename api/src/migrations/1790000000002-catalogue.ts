import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bool, createTable, date, id, int, nullable, primary, text, varchar, type Column } from './schema.js';

const germanAndItalianName = (): Column[] => [varchar('name'), varchar('name_it')];
/** A column for the German value and one for the Italian. */
const germanAndItalian = (column: (key: string) => Column, key: string): Column[] => [
  column(key),
  column(`${key}_it`),
];
const nullableText = (key: string): Column => nullable(text(key));

/**
 * Locations, course types and categories, courses and their weeks. Prices are in cents. `waiting_list` is the number of
 * places on the waiting list of a week, `queue_counter` the last number given to one who waits there. `search_text` holds
 * the searched texts without accents and in lower case.
 */
export class Catalogue1790000000002 implements MigrationInterface {
  name = 'Catalogue1790000000002';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'location', [id(), ...germanAndItalianName(), text('search_text')]);
    await createTable(runner, 'course_type', [
      id(),
      ...germanAndItalianName(),
      int('sort_order'),
      text('search_text'),
    ]);
    await createTable(
      runner,
      'course_category',
      [
        id(),
        ...germanAndItalianName(),
        ...germanAndItalian(text, 'description'),
        nullable(int('course_category_id')),
        text('search_text'),
      ],
      {
        indexes: { ix_course_category_course_category: ['course_category_id'] },
        foreignKeys: {
          fk_course_category_course_category: { column: 'course_category_id', table: 'course_category' },
        },
      },
    );
    await createTable(
      runner,
      'course',
      [
        id(),
        ...germanAndItalianName(),
        ...germanAndItalian(nullableText, 'description'),
        ...germanAndItalian(nullableText, 'info'),
        nullable(varchar('image')),
        nullable(varchar('program')),
        nullable(date('from')),
        nullable(date('to')),
        nullable(int('year')),
        nullable(date('register_from')),
        nullable(varchar('register_from_time', 5)),
        nullable(date('register_to')),
        nullable(int('location_id')),
        nullable(int('course_type_id')),
        int('max_participants'),
        int('waiting_list'),
        int('price'),
        varchar('bank_name'),
        varchar('bank_iban', 34),
        bool('custom_field', false),
        nullable(varchar('custom_field_de')),
        nullable(varchar('custom_field_it')),
        bool('custom_labels', false),
        nullable(varchar('label_full_day_de', 60)),
        nullable(varchar('label_full_day_it', 60)),
        nullable(varchar('label_half_day_de', 60)),
        nullable(varchar('label_half_day_it', 60)),
        bool('active', false),
        ...germanAndItalian(nullableText, 'email_new'),
        ...germanAndItalian(nullableText, 'email_new_waiting'),
        ...germanAndItalian(nullableText, 'email_waiting'),
        ...germanAndItalian(nullableText, 'email_deleted'),
        ...germanAndItalian(nullableText, 'email_payed'),
        text('search_text'),
      ],
      {
        indexes: {
          ix_course_active_from: ['active', 'from'],
          ix_course_year: ['year'],
          ix_course_location: ['location_id'],
          ix_course_course_type: ['course_type_id'],
        },
        foreignKeys: {
          fk_course_location: { column: 'location_id', table: 'location' },
          fk_course_course_type: { column: 'course_type_id', table: 'course_type' },
        },
      },
    );
    await createTable(
      runner,
      'course_category_link',
      [primary(int('course_id')), primary(int('course_category_id'))],
      {
        indexes: { ix_course_category_link_category: ['course_category_id'] },
        foreignKeys: {
          fk_course_category_link_course: { column: 'course_id', table: 'course', onDelete: 'CASCADE' },
          fk_course_category_link_category: { column: 'course_category_id', table: 'course_category' },
        },
      },
    );
    await createTable(
      runner,
      'course_week',
      [
        id(),
        int('course_id'),
        ...germanAndItalianName(),
        date('from'),
        date('to'),
        nullableText('time_info_de'),
        nullableText('time_info_it'),
        bool('full_day', true),
        nullable(int('price')),
        bool('half_day', false),
        nullable(int('price_half_day')),
        int('max_participants'),
        int('waiting_list'),
        nullable(varchar('program')),
        int('queue_counter', 0),
        text('search_text'),
      ],
      {
        indexes: { ix_course_week_course_from: ['course_id', 'from'], ix_course_week_to: ['to'] },
        foreignKeys: { fk_course_week_course: { column: 'course_id', table: 'course' } },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'course_week',
      'course_category_link',
      'course',
      'course_category',
      'course_type',
      'location',
    ]) {
      await runner.dropTable(table);
    }
  }
}
