import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, int, nullable, text } from './schema.js';

/** A year before every season. */
const ALWAYS = 2000;

/** What a municipality pays for a child-week has a season from which on it counts, so that a new amount changes no season that is over. */
export class ContributionsBySeason1790000000370 implements MigrationInterface {
  name = 'ContributionsBySeason1790000000370';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'municipality', nullable(text('contributions')));
    const paying = (await runner.query(
      'SELECT id, contribution FROM municipality WHERE contribution IS NOT NULL',
    )) as { id: number; contribution: number }[];
    for (const { id, contribution } of paying)
      await runner.query('UPDATE municipality SET contributions = ? WHERE id = ?', [
        JSON.stringify([{ from_year: ALWAYS, amount: contribution / 100 }]),
        id,
      ]);
    await runner.dropColumn('municipality', 'contribution');
  }

  /** Of several amounts the newest stays. */
  async down(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'municipality', nullable(int('contribution')));
    const paying = (await runner.query(
      'SELECT id, contributions FROM municipality WHERE contributions IS NOT NULL',
    )) as { id: number; contributions: string }[];
    for (const { id, contributions } of paying) {
      const rates = JSON.parse(contributions) as { from_year: number; amount: number }[];
      const [newest] = rates.sort((one, other) => other.from_year - one.from_year);
      if (newest)
        await runner.query('UPDATE municipality SET contribution = ? WHERE id = ?', [
          Math.round(newest.amount * 100),
          id,
        ]);
    }
    await runner.dropColumn('municipality', 'contributions');
  }
}
