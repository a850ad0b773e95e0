import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEXES = [
  { table: 'person', name: 'ix_person_last_name', columnNames: ['last_name'] },
  { table: 'child', name: 'ix_child_last_name', columnNames: ['last_name'] },
  { table: 'registration', name: 'ix_registration_booked_by', columnNames: ['booked_by'] },
];

/** Lists of people open sorted by last name, parents are found by telephone, a deleted account by what it booked. */
export class PeopleLists1790000000010 implements MigrationInterface {
  name = 'PeopleLists1790000000010';

  async up(runner: QueryRunner): Promise<void> {
    for (const { table, ...index } of INDEXES) await runner.createIndex(table, new TableIndex(index));
    const people = await runner.manager
      .createQueryBuilder()
      .select(['person.id AS id', 'person.phone AS phone', 'person.search_text AS search_text'])
      .from('person', 'person')
      .where('person.phone IS NOT NULL')
      .getRawMany<{ id: number; phone: string; search_text: string }>();
    for (const { id, phone, search_text } of people) {
      await runner.manager
        .createQueryBuilder()
        .update('person')
        .set({ search_text: `${search_text} ${phone} ${phone.replace(/\D/g, '')}` })
        .where('id = :id', { id })
        .execute();
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, name } of INDEXES) await runner.dropIndex(table, name);
  }
}
