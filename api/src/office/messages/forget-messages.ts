import { In, type EntityManager } from 'typeorm';
import { MessageEntity, MessageReceiverEntity } from '../../model/office/message.entity.js';

/** Children whose messages one statement looks for. */
const BATCH = 50;

/**
 * Deletes what parents got who are erased, and what names children who are; a message that nobody has any more goes too, its files
 * within two hours. To be called before the accounts are deleted.
 */
export async function forgetMessagesTo(
  manager: EntityManager,
  { userIds = [], childIds = [] }: { userIds?: readonly number[]; childIds?: readonly number[] },
): Promise<void> {
  const rows = [
    ...(userIds.length ? await manager.findBy(MessageReceiverEntity, { user_id: In([...userIds]) }) : []),
    ...(await namingChildren(manager, childIds)),
  ];
  if (rows.length === 0) return;
  await manager.delete(MessageReceiverEntity, { id: In(rows.map(({ id }) => id)) });
  await deleteEmpty(manager, [...new Set(rows.map(({ message_id }) => message_id))]);
}

/** Deletes those of the messages, or of all, that have no receiver. */
export async function deleteEmpty(manager: EntityManager, ids?: readonly number[]): Promise<void> {
  const query = manager
    .createQueryBuilder(MessageEntity, 'message')
    .select('message.id', 'id')
    .where('NOT EXISTS (SELECT 1 FROM message_receiver receiver WHERE receiver.message_id = message.id)');
  if (ids) query.andWhere('message.id IN (:...ids)', { ids: [...ids] });
  const empty = await query.getRawMany<{ id: number }>();
  if (empty.length) await manager.delete(MessageEntity, { id: In(empty.map(({ id }) => id)) });
}

async function namingChildren(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<MessageReceiverEntity[]> {
  const found: MessageReceiverEntity[] = [];
  for (let start = 0; start < childIds.length; start += BATCH) {
    const naming = childIds.slice(start, start + BATCH).map((id) => `%"childId":${id},%`);
    const wanted = Object.fromEntries(naming.map((pattern, index) => [`naming${index}`, pattern]));
    const rows = await manager
      .createQueryBuilder(MessageReceiverEntity, 'receiver')
      .where(`(${naming.map((_, index) => `receiver.payload LIKE :naming${index}`).join(' OR ')})`, wanted)
      .getMany();
    found.push(...rows);
  }
  return found;
}
