import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bool, createTable, date, id, instant, int, nullable, primary, text, varchar } from './schema.js';

/** Parents, children and who is whose. */
export class People1790000000003 implements MigrationInterface {
  name = 'People1790000000003';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'person',
      [
        id(),
        nullable(int('user_id')),
        varchar('first_name'),
        varchar('last_name'),
        varchar('tax', 16),
        varchar('gender', 1),
        date('birth'),
        nullable(varchar('plz', 10)),
        nullable(varchar('place')),
        nullable(varchar('address')),
        nullable(varchar('phone', 40)),
        text('search_text'),
      ],
      {
        uniques: { uq_person_tax: ['tax'], uq_person_user: ['user_id'] },
        foreignKeys: { fk_person_user: { column: 'user_id', table: 'user', onDelete: 'SET NULL' } },
      },
    );
    await createTable(
      runner,
      'child',
      [
        id(),
        varchar('first_name'),
        varchar('last_name'),
        varchar('tax', 16),
        varchar('gender', 1),
        date('birth'),
        varchar('lang', 2),
        varchar('phone', 40),
        varchar('school', 10),
        bool('whatsapp_infos', false),
        bool('leave_alone', false),
        bool('swimming_help', false),
        nullable(text('with_diagnostics')),
        nullable(text('medicaments')),
        nullable(text('incompatibilities')),
        nullable(text('allergies')),
        nullable(text('risk_group')),
        nullable(instant('health_consent_at')),
        nullable(varchar('health_consent_hash', 64)),
        nullable(instant('last_update')),
        text('search_text'),
      ],
      { uniques: { uq_child_tax: ['tax'] } },
    );
    await createTable(runner, 'child_parent', [primary(int('child_id')), primary(int('person_id'))], {
      indexes: { ix_child_parent_person: ['person_id'] },
      foreignKeys: {
        fk_child_parent_child: { column: 'child_id', table: 'child', onDelete: 'CASCADE' },
        fk_child_parent_person: { column: 'person_id', table: 'person', onDelete: 'CASCADE' },
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['child_parent', 'child', 'person']) await runner.dropTable(table);
  }
}
