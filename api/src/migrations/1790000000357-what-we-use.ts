import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What shows that an installation uses a feature: a project, also one of the past, or a child marked on site. */
const USED_BY: Record<string, string> = {
  use_draw: `SELECT id FROM course WHERE allocation <> 'first_come'`,
  use_priority: `SELECT id FROM course WHERE priority_from IS NOT NULL OR COALESCE(priority_places, '') <> ''`,
  use_offers: `SELECT id FROM course WHERE move_up = 'offer'`,
  use_questions: `SELECT id FROM course WHERE custom_field = 1`,
  use_labels: `SELECT id FROM course WHERE custom_labels = 1`,
  use_funding: `SELECT id FROM attendance`,
};

/** What can be left out is on where it is in use already. The start adds the other switches. */
export class WhatWeUse1790000000357 implements MigrationInterface {
  name = 'WhatWeUse1790000000357';

  async up(runner: QueryRunner): Promise<void> {
    for (const [key, used] of Object.entries(USED_BY))
      await runner.query(
        `INSERT INTO \`option\` (\`key\`, value) SELECT '${key}', '1' FROM (SELECT 1 AS one) one WHERE EXISTS (${used})`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    const keys = [...Object.keys(USED_BY), 'use_discount'].map((key) => `'${key}'`).join(', ');
    await runner.query(`DELETE FROM \`option\` WHERE \`key\` IN (${keys})`);
  }
}
