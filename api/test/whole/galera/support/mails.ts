import { setTimeout as sleep } from 'node:timers/promises';
import { OutboxMailEntity } from '../../../../src/model/mailing/outbox-mail.entity.js';
import { inDatabase, type Season } from '../../crash/support/season.js';
import type { MailServer } from '../../../mailing/mail-server.js';
import type { TestPlace } from '../../../support/database.js';
import type { GaleraCluster } from './cluster.js';

/** Mails that a process sends at the same time. When it dies, it has not stored yet that they were sent. */
const MAILS_AT_ONCE = 4;

/**
 * Waits until every mail is sent. The mails that a killed process was sending would be sent again only after their lease;
 * the test makes them due at once.
 */
export async function allMailsSent(
  cluster: GaleraCluster,
  placeAt: (node: number) => TestPlace,
): Promise<void> {
  const living = cluster.nodes.findIndex(({ isAlive }) => isAlive);
  await inDatabase(placeAt(living), async ({ manager }) => {
    const open = (attempts?: number): Promise<number> =>
      manager.countBy(OutboxMailEntity, {
        state: 'queued',
        ...(attempts === undefined ? {} : { attempts }),
      });
    while ((await open(0)) > 0) await sleep(100);
    await sleep(1_000); // the living processes have stored which mails they have sent
    await manager.update(OutboxMailEntity, { state: 'queued' }, { due_at: new Date() });
    while ((await open()) > 0) await sleep(100);
  });
  await cluster.settled();
}

/** Each mail was delivered once. Those that a process was sending when it or its node was killed may come twice. */
export async function expectDelivered(
  { crowd }: Season,
  cluster: GaleraCluster,
  placeAt: (node: number) => TestPlace,
  smtp: MailServer,
): Promise<void> {
  const emails = new Set(crowd.map(({ email }) => email));
  const living = cluster.nodes.findIndex(({ isAlive }) => isAlive);
  const rows = await inDatabase(placeAt(living), ({ manager }) => manager.find(OutboxMailEntity));
  const wanted = rows
    .filter(({ recipient }) => emails.has(recipient))
    .map(({ message_id }) => `<${message_id}>`);
  const copies = new Map<string, number>();
  for (const id of await smtp.ids()) copies.set(id, (copies.get(id) ?? 0) + 1);
  expect([...copies.keys()].sort()).toEqual(wanted.sort());
  const twice = [...copies.values()].filter((count) => count === 2).length;
  expect(Math.max(...copies.values())).toBeLessThanOrEqual(2);
  expect(twice).toBeLessThanOrEqual(2 * MAILS_AT_ONCE);
  console.log(`${copies.size} mails, ${twice} of them twice`);
}
