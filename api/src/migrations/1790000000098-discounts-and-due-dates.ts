import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, date, index, int, nullable } from './schema.js';

const OLD_PAYMENT = ['course_week_id', 'is_waiting', 'payed_amount', 'price'];
const OLD_LIST = [
  'course_week_id',
  'child_id',
  'is_waiting',
  'day_type',
  'payed_amount',
  'price',
  'payed_at',
  'photo_privacy',
  'created_at',
];

/** Discounts of siblings, and until when a registration is to be paid. What is due is in the indexes of the paid state. */
export class DiscountsAndDueDates1790000000098 implements MigrationInterface {
  name = 'DiscountsAndDueDates1790000000098';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'course', nullable(int('sibling_discount_2')));
    await addColumn(runner, 'course', nullable(int('sibling_discount_3')));
    await addColumn(runner, 'course', nullable(int('payment_days')));
    await addColumn(runner, 'registration', int('discount', 0));
    await addColumn(runner, 'registration', int('sibling_percent', 0));
    await addColumn(runner, 'registration', nullable(date('due_on')));
    await replaceIndex(runner, 'ix_registration_week_payment', [...OLD_PAYMENT, 'discount']);
    await replaceIndex(runner, 'ix_registration_list', [
      ...OLD_LIST.slice(0, 6),
      'discount',
      ...OLD_LIST.slice(6),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, 'ix_registration_list', OLD_LIST);
    await replaceIndex(runner, 'ix_registration_week_payment', OLD_PAYMENT);
    await runner.dropColumn('registration', 'due_on');
    await runner.dropColumn('registration', 'sibling_percent');
    await runner.dropColumn('registration', 'discount');
    await runner.dropColumn('course', 'payment_days');
    await runner.dropColumn('course', 'sibling_discount_3');
    await runner.dropColumn('course', 'sibling_discount_2');
  }
}

/** The foreign keys of the first column have an index at all times: `ix_registration_week_queue`. */
async function replaceIndex(runner: QueryRunner, name: string, columns: string[]): Promise<void> {
  await runner.dropIndex('registration', name);
  await runner.createIndex('registration', index(name, columns));
}
