/**
 * Books what registrations say is paid that were inserted with their amounts, thousands of them: one payment each, with the date of
 * the registration. To be called once for a database, whose ledger is empty.
 */
export async function bookInserted(database: { query(sql: string): Promise<unknown> }): Promise<void> {
  await database.query(
    `INSERT INTO payment (id, date, amount, method, created_at)
     SELECT id, payed_at, payed_amount, 'bank', created_at FROM registration WHERE payed_amount > 0`,
  );
  await database.query(
    `INSERT INTO payment_share (payment_id, registration_id, course_week_id, date, amount, at)
     SELECT payment.id, payment.id, registration.course_week_id, payment.date, payment.amount, payment.created_at
     FROM payment JOIN registration ON registration.id = payment.id`,
  );
}
