import { Inject, Injectable } from '@nestjs/common';
import {
  AUDIENCE_KINDS,
  can,
  compareTexts,
  displayName,
  PORTAL,
  seesState,
  type AudienceState,
  type ExportSection,
  type FamilyMessage,
  type MailKind,
  type MessageCounts,
  type MessageFile,
  type MessageReceiver,
  type MessageRecord,
  type MessageRow,
  type PermissionHolder,
} from '@feria/shared';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { CONFIG, type Config } from '../../core/config/config.js';
import { findPage } from '../../core/crud/list.queries.js';
import { ListPage } from '../../core/http/envelope.js';
import { notFound } from '../../core/http/errors.js';
import { filterBy, parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { inPieces } from '../../core/pieces.js';
import type { MessageMail } from '../../mailing/mail-kinds.js';
import { MailBranding } from '../../mailing/branding.js';
import { OutboxMailEntity, type OutboxState } from '../../model/mailing/outbox-mail.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import type { ReceiverValues } from './audience.js';
import {
  MessageEntity,
  MessageFileEntity,
  MessageReceiverEntity,
} from '../../model/office/message.entity.js';
import { fillFor, hiddenFrom } from './message-text.js';

export const MESSAGE_LIST: ListRules = {
  sort: { id: 'message.id', created_at: 'message.created_at' },
  filters: {
    id: filterBy.id('message.id'),
    audience: filterBy.oneOf('message.audience', AUDIENCE_KINDS),
    course_id: filterBy.id('message.course_id'),
    course_week_id: filterBy.id('message.course_week_id'),
  },
  defaultSort: { field: 'created_at', order: 'DESC' },
};

/** Messages whose text is made without a pause. */
const TEXTS = 50;

/** A message as a parent reads it, with what became of its mail. */
type ReceivedMessage = FamilyMessage & { state: OutboxState };

/** What was sent: for the office, and for the parents who got it. */
@Injectable()
export class MessageHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly branding: MailBranding,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A page of the messages, in four statements. @throws AppError 422 */
  async list(rawQuery: Record<string, unknown>, reader: PermissionHolder): Promise<ListPage<MessageRow>> {
    const plan = parseListQuery(rawQuery, MESSAGE_LIST);
    const { rows, total } = await findPage(this.query(), plan);
    const counts = await this.countsOf(rows.map(({ id }) => id));
    return new ListPage(
      rows.map((row) => presentRow(row, reader, counts.get(row.id))),
      total,
    );
  }

  /** @throws AppError 404 */
  async get(id: number, reader: PermissionHolder): Promise<MessageRecord> {
    const row = await this.query().where('message.id = :id', { id }).getOne();
    if (!row) throw notFound();
    const { manager } = this.dataSource;
    const counts = await this.countsOf([id]);
    const files = await manager.find(MessageFileEntity, { where: { message_id: id }, order: { id: 'ASC' } });
    return {
      ...presentRow(row, reader, counts.get(id)),
      body: row.body,
      body_it: row.body_it,
      unreachable: row.unreachable,
      files: files.map(presentFile),
      receivers: await this.receiversOf(id, seesChildren(reader)),
    };
  }

  /**
   * What an account got, newest first, in the language in which it was sent.
   * @param sees the parts of the family's data that the reader sees: what a message tells of the others is left out; all of them for
   *   the account itself
   */
  async of(
    userId: number,
    sees: (section: ExportSection) => boolean = () => true,
  ): Promise<ReceivedMessage[]> {
    const { manager } = this.dataSource;
    const rows = await manager
      .createQueryBuilder(MessageReceiverEntity, 'receiver')
      .innerJoinAndSelect('receiver.message', 'message')
      .where('receiver.user_id = :userId', { userId })
      .orderBy('message.created_at', 'DESC')
      .addOrderBy('message.id', 'DESC')
      .getMany();
    if (rows.length === 0) return [];
    const files = await manager.find(MessageFileEntity, {
      where: { message_id: In(rows.map(({ message_id }) => message_id)) },
      order: { id: 'ASC' },
    });
    const { appName } = await this.branding.read();
    const link = this.config.appUrl + PORTAL.myFamily;
    const hidden = hiddenFrom(sees);
    const present = (receiver: MessageReceiverEntity): ReceivedMessage[] => {
      const { message, lang, state } = receiver;
      const text = fillFor(receiver, { appName, link, hidden });
      if (!message || !text) return [];
      return [
        {
          id: message.id,
          lang,
          subject: text.subject,
          body: text.html,
          state,
          files: files.filter(({ message_id }) => message_id === message.id).map(presentFile),
          created_at: message.created_at.toISOString(),
        },
      ];
    };
    return inPieces(rows, (some) => some.flatMap(present), TEXTS);
  }

  /**
   * The subjects of mails of kind `message` as their receivers read them, by the ids of the mails. None for who may not read messages.
   * @param sees as in {@link of}
   */
  async subjectsOf(
    mails: readonly Pick<OutboxMailEntity, 'id' | 'kind' | 'payload'>[],
    sees: (section: ExportSection) => boolean,
  ): Promise<Map<number, string>> {
    const sent = mails
      .filter(({ kind }) => kind === ('message' satisfies MailKind))
      .map(({ id, payload }) => ({ id, ...(JSON.parse(payload) as MessageMail) }));
    if (sent.length === 0 || !sees('messages')) return new Map();
    const receivers = await this.dataSource.manager.find(MessageReceiverEntity, {
      where: {
        message_id: In(sent.map(({ messageId }) => messageId)),
        user_id: In(sent.map(({ userId }) => userId)),
      },
      relations: { message: true },
    });
    const { appName } = await this.branding.read();
    const hidden = hiddenFrom(sees);
    const subjects = new Map<number, string>();
    for (const { id, messageId, userId } of sent) {
      const receiver = receivers.find((one) => one.message_id === messageId && one.user_id === userId);
      const text = receiver && fillFor(receiver, { appName, link: '', hidden });
      if (text) subjects.set(id, text.subject);
    }
    return subjects;
  }

  private query(): SelectQueryBuilder<MessageEntity> {
    return this.dataSource.manager
      .createQueryBuilder(MessageEntity, 'message')
      .leftJoin('message.user', 'sender')
      .addSelect(['sender.id', 'sender.name'])
      .leftJoin('message.course', 'project')
      .addSelect(['project.id', 'project.name', 'project.name_it'])
      .leftJoin('message.courseWeek', 'week')
      .addSelect(['week.id', 'week.name', 'week.name_it', 'week.from', 'week.to'])
      .leftJoin('week.course', 'weekProject')
      .addSelect(['weekProject.id', 'weekProject.name', 'weekProject.name_it']);
  }

  private async countsOf(ids: readonly number[]): Promise<Map<number, MessageCounts>> {
    const counts = new Map<number, MessageCounts>();
    if (ids.length === 0) return counts;
    const rows = await this.dataSource.manager
      .createQueryBuilder(MessageReceiverEntity, 'receiver')
      .select('receiver.message_id', 'id')
      .addSelect('receiver.state', 'state')
      .addSelect('COUNT(*)', 'count')
      .where('receiver.message_id IN (:...ids)', { ids: [...ids] })
      .groupBy('receiver.message_id')
      .addGroupBy('receiver.state')
      .getRawMany<{ id: number; state: OutboxState; count: number | string }>();
    for (const { id, state, count } of rows) {
      const known = counts.get(id) ?? { queued: 0, sent: 0, failed: 0 };
      counts.set(id, { ...known, [state]: Number(count) });
    }
    return counts;
  }

  private async receiversOf(messageId: number, withChildren: boolean): Promise<MessageReceiver[]> {
    const { manager } = this.dataSource;
    const rows = await manager.find(MessageReceiverEntity, {
      where: { message_id: messageId },
      relations: { user: true },
    });
    const people = await manager
      .createQueryBuilder(ParentEntity, 'person')
      .select(['person.id', 'person.user_id', 'person.first_name', 'person.last_name'])
      .innerJoin(
        MessageReceiverEntity,
        'receiver',
        'receiver.user_id = person.user_id AND receiver.message_id = :messageId',
        { messageId },
      )
      .getMany();
    const byUser = new Map(people.map((person) => [person.user_id, person]));
    const failedIds = rows.flatMap(({ failed_mail_id }) => failed_mail_id ?? []);
    const failed = failedIds.length
      ? await manager.find(OutboxMailEntity, {
          select: { id: true },
          where: { id: In(failedIds), state: 'failed' },
        })
      : [];
    const resendable = new Set(failed.map(({ id }) => id));
    return rows
      .map((row) => {
        const person = byUser.get(row.user_id);
        const { children, name } = JSON.parse(row.payload) as ReceiverValues;
        return {
          id: row.id,
          person_id: person?.id ?? null,
          name: person ? displayName(person) : name,
          email: row.user?.email ?? '',
          lang: row.lang,
          children: withChildren ? children.map(({ child }) => child) : [],
          state: row.state,
          error: row.error,
          sent_at: row.sent_at?.toISOString() ?? null,
          failed_mail_id:
            row.failed_mail_id !== null && resendable.has(row.failed_mail_id) ? row.failed_mail_id : null,
        };
      })
      .sort((a, b) => compareTexts(a.name, b.name));
  }
}

/** Because of which children somebody got a message tells of a child where it is. */
function seesChildren(reader: PermissionHolder): boolean {
  return can(reader, 'child.index', 'peopleCourseWeekRegistration.index');
}

/** Whom it was for as far as the reader may know it. */
function presentRow(row: MessageEntity, reader: PermissionHolder, counts?: MessageCounts): MessageRow {
  const { course, courseWeek } = row;
  const states = (row.states?.split(',') ?? []) as AudienceState[];
  const project = course ?? courseWeek?.course ?? null;
  return {
    id: row.id,
    subject: row.subject,
    subject_it: row.subject_it,
    audience: {
      kind: row.audience,
      states: states.filter((state) => seesState(reader, state)),
      course: project && { id: project.id, name: project.name, name_it: project.name_it },
      courseWeek: courseWeek
        ? {
            id: courseWeek.id,
            name: courseWeek.name,
            name_it: courseWeek.name_it,
            from: courseWeek.from,
            to: courseWeek.to,
          }
        : null,
    },
    sender: row.user?.name ?? null,
    counts: counts ?? { queued: 0, sent: 0, failed: 0 },
    created_at: row.created_at.toISOString(),
  };
}

function presentFile({ id, name, bytes }: MessageFileEntity): MessageFile {
  return { id, name: name ?? '', bytes };
}
