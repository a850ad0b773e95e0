import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeColumn, nullable, varchar } from './schema.js';

/** A project may leave its account to the organiser. What projects have stays. */
export class OrganisersAccount1790000000356 implements MigrationInterface {
  name = 'OrganisersAccount1790000000356';

  async up(runner: QueryRunner): Promise<void> {
    await changeColumn(runner, 'course', nullable(varchar('bank_name')));
    await changeColumn(runner, 'course', nullable(varchar('bank_iban', 34)));
  }

  /** A project without an account of its own gets that of the organiser, which applied until now. */
  async down(runner: QueryRunner): Promise<void> {
    for (const [name, length] of [
      ['bank_name', 255],
      ['bank_iban', 34],
    ] as const) {
      await runner.query(
        `UPDATE course SET ${name} = COALESCE(
           (SELECT o.value FROM \`option\` o WHERE o.\`key\` = '${name}'), '')
         WHERE ${name} IS NULL`,
      );
      await changeColumn(runner, 'course', varchar(name, length));
    }
  }
}
