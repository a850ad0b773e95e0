import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, int, nullable, varchar } from './schema.js';

/** How parents gave an imported consent to health data, and the account that imported it. Of others it is the portal or the office. */
export class ImportedConsent1790000000230 implements MigrationInterface {
  name = 'ImportedConsent1790000000230';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'child', nullable(varchar('health_consent_way', 12)));
    await addColumn(runner, 'child', nullable(int('health_consent_by')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('child', ['health_consent_way', 'health_consent_by']);
  }
}
