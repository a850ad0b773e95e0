import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What installations started with, and what they start with now. The texts of an organiser stay as they are. */
const TEXTS = {
  payment_outro: {
    before: '<p>Diese Bestätigung kann für die Steuererklärung verwendet werden.</p>',
    now: '<p>Für die Steuererklärung gibt es eine eigene Bestätigung.</p>',
  },
  payment_outro_it: {
    before: '<p>La presente conferma può essere utilizzata per la dichiarazione dei redditi.</p>',
    now: '<p>Per la dichiarazione dei redditi c’è un’attestazione apposita.</p>',
  },
} as const;

/** The confirmation of payment does not promise any more that cash can be used for the tax return. */
export class ConfirmationOutro1790000000331 implements MigrationInterface {
  name = 'ConfirmationOutro1790000000331';

  async up(runner: QueryRunner): Promise<void> {
    for (const [key, { before, now }] of Object.entries(TEXTS)) await replace(runner, key, before, now);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [key, { before, now }] of Object.entries(TEXTS)) await replace(runner, key, now, before);
  }
}

async function replace(runner: QueryRunner, key: string, from: string, to: string): Promise<void> {
  await runner.query('UPDATE `option` SET `value` = ? WHERE `key` = ? AND `value` = ?', [to, key, from]);
}
