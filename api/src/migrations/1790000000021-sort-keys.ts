import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { sortKeyColumn } from '../core/database/sortable.js';
import { addSortKeys } from './schema.js';

/** The texts by which lists are sorted, by table. */
const TEXTS: Record<string, string[]> = {
  location: ['name', 'name_it'],
  course_type: ['name', 'name_it'],
  course_category: ['name', 'name_it'],
  course: ['name', 'name_it'],
  course_week: ['name', 'name_it'],
  user: ['name', 'email', 'company_name'],
  role: ['name'],
  person: ['first_name', 'last_name', 'place', 'plz', 'address', 'phone'],
  child: ['first_name', 'last_name', 'phone'],
};

/** Lists of people open sorted by last name. */
const INDEXES = { person: 'ix_person_last_name', child: 'ix_child_last_name' };

/** Gives every text by which a list is sorted a column with its sort key, and fills it for the rows that exist. */
export class SortKeys1790000000021 implements MigrationInterface {
  name = 'SortKeys1790000000021';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, texts] of Object.entries(TEXTS)) await addSortKeys(runner, table, texts);
    await moveIndexes(runner, sortKeyColumn('last_name'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await moveIndexes(runner, 'last_name');
    for (const [table, texts] of Object.entries(TEXTS))
      await runner.dropColumns(table, texts.map(sortKeyColumn));
  }
}

async function moveIndexes(runner: QueryRunner, column: string): Promise<void> {
  for (const [table, name] of Object.entries(INDEXES)) {
    await runner.dropIndex(table, name);
    await runner.createIndex(table, new TableIndex({ name, columnNames: [column] }));
  }
}
