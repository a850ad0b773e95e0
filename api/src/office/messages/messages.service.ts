import { CONTENT_LANGUAGES } from '@feria/shared';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  can,
  EXPORT_SECTIONS,
  PORTAL,
  type MessageAudience,
  type MessagePreview,
  type MessageResult,
  type PermissionHolder,
  type SentMessage,
  type ContentLanguage,
} from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { insertRows } from '../../core/database/insert-rows.js';
import { lockRows } from '../../core/database/locks.js';
import { contentLanguage, t } from '../../core/request-context.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, ValidationErrors } from '../../core/http/errors.js';
import { said } from '../../core/request-context.js';
import { sha256 } from '../../core/text/sha256.js';
import { MailBranding } from '../../mailing/branding.js';
import { Outbox } from '../../mailing/outbox.js';
import { Attachments } from './attachments.js';
import { MessageAudiences, type Receiver, type Receivers } from './audience.js';
import type { MessageBody } from './message.dto.js';
import {
  MessageEntity,
  MessageReceiverEntity,
  type MessageFileEntity,
} from '../../model/office/message.entity.js';
import { sampleValues } from './message-mails.js';
import { checkTexts, fillIn, hiddenFrom, tellsWhatIsOpen, textIn } from './message-text.js';

/** Messages of the office to parents: looked at, tried, sent (product/mailing.md#messages). */
@Injectable()
export class Messages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly audiences: MessageAudiences,
    private readonly attachments: Attachments,
    private readonly outbox: Outbox,
    private readonly branding: MailBranding,
    private readonly clock: Clock,
  ) {}

  /**
   * Whom the message would reach, and how it would read: to the first reader of each language as that family gets it, or to a made-up
   * family where the author may not see what it says (the weeks of a child tell where it is).
   * @throws AppError 422 at `audience`
   */
  async preview(body: MessageBody, reader: PermissionHolder): Promise<MessagePreview> {
    const { reached, unreachable } = await this.receiversOf(body, reader);
    const { appName, appUrl } = await this.branding.read();
    const hidden = hiddenFrom((section) => section !== 'payments' || can(reader, EXPORT_SECTIONS.payments));
    const samples = CONTENT_LANGUAGES.flatMap((lang) => {
      const text = textIn(body, lang);
      const first = reached.find((receiver) => receiver.lang === lang);
      if (!text || !first) return [];
      const seesWeeks = can(reader, 'peopleCourseWeekRegistration.index');
      const values = seesWeeks ? first.values : sampleValues(lang);
      const { subject, html } = fillIn(text, values, { appName, link: appUrl + PORTAL.myFamily, hidden });
      return [{ lang, to: seesWeeks ? first.displayName : values.name, subject, body: html }];
    });
    return {
      receivers: reached.map(({ personId, displayName, lang, values }) => ({
        person_id: personId,
        name: displayName,
        lang,
        children: values.children.map(({ child }) => child),
      })),
      languages: readersOf(reached),
      unreachable,
      samples,
    };
  }

  /**
   * Sends the author what has been written, in each language for which there is a text, with a made-up family.
   * @throws AppError 422 at a text that is missing or names what has no value, or at a file
   */
  async test(body: MessageBody, user: CurrentUserData): Promise<MessageResult> {
    const problems = new ValidationErrors();
    checkTexts(body, kindOf(body, user), { de: 0, it: 0 }, problems);
    const texts = CONTENT_LANGUAGES.flatMap((lang) => {
      const text = textIn(body, lang);
      return text ? [{ lang, ...text }] : [];
    });
    if (texts.length === 0) {
      problems.addOnce('subject', 'validation.required');
      problems.addOnce('body', 'validation.required');
    }
    problems.throwIfAny();
    const files = await this.attachments.find(this.dataSource.manager, user.id, body.attachments ?? []);
    const payloadFiles = files.map(({ address, name }) => ({
      file: address.split('/').at(-1) ?? '',
      name: name ?? '',
    }));
    await this.transactions.run(async (manager) => {
      await this.outbox.writeAll(
        manager,
        texts.map(({ lang, subject, body: html }) => ({
          kind: 'message-test' as const,
          to: user.email,
          userId: user.id,
          lang,
          payload: { subject, body: html, files: payloadFiles },
        })),
      );
      await recordAudit(manager, { action: 'call', resource: 'message/test' });
    });
    return said('message.test_sent');
  }

  /** Sends a mail to the account itself, which shows that mails arrive (product/office.md#set-up). It holds no link. */
  async trial(user: CurrentUserData): Promise<MessageResult> {
    await this.transactions.run(async (manager) => {
      const payload = { subject: t('message.trial_subject'), body: t('message.trial_body'), files: [] };
      const lang = contentLanguage();
      await this.outbox.writeAll(manager, [
        { kind: 'message-test' as const, to: user.email, userId: user.id, lang, payload },
      ]);
      await recordAudit(manager, { action: 'call', resource: 'setup/trial-mail' });
    });
    return said('message.trial_sent');
  }

  /**
   * Stores a message and a mail for each parent, in one transaction. A repeat with the same key stores nothing and answers the same.
   * @param key made by the client; without one every request is a message of its own
   * @throws AppError 422 at the field; 409 when the key was used for another message
   */
  async send(body: MessageBody, user: CurrentUserData, key?: string): Promise<SentMessage> {
    const request = {
      key_hash: sha256(`${user.id} ${key ?? randomUUID()}`),
      body_hash: sha256(JSON.stringify(body)),
    };
    const earlier = await this.earlier(request);
    if (earlier) return earlier;
    const receivers = await this.receiversOf(body, user);
    const problems = new ValidationErrors();
    if (receivers.reached.length === 0) problems.add('audience', 'message.nobody');
    else checkTexts(body, kindOf(body, user), readersOf(receivers.reached), problems);
    problems.throwIfAny();
    const files = await this.attachments.find(this.dataSource.manager, user.id, body.attachments ?? []);
    try {
      return await this.transactions.run((manager) =>
        this.store(manager, { body, user, request, receivers, files }),
      );
    } catch (error) {
      // The same request, sent twice at once.
      const other = isDuplicateKey(error) ? await this.earlier(request) : null;
      if (other) return other;
      throw error;
    }
  }

  /** Whom the message is for; what they owe only to an author who may see it, where the text says it. */
  private async receiversOf(body: MessageBody, author: PermissionHolder): Promise<Receivers> {
    const receivers = await this.audiences.receiversOf(body.audience, author);
    const tells = seesPayments(author) && tellsWhatIsOpen(body);
    return tells ? this.audiences.withOpen(receivers) : receivers;
  }

  /** The answer to an earlier request with the same key. @throws AppError 409 when that one was another message */
  private async earlier({ key_hash, body_hash }: HashedRequest): Promise<SentMessage | null> {
    const { manager } = this.dataSource;
    const message = await manager.findOne(MessageEntity, {
      select: { id: true, body_hash: true },
      where: { key_hash },
    });
    if (!message) return null;
    if (message.body_hash !== body_hash) throw new AppError('idempotency_conflict');
    const receivers = await manager.countBy(MessageReceiverEntity, { message_id: message.id });
    return { id: message.id, receivers };
  }

  private async store(manager: EntityManager, draft: Draft): Promise<SentMessage> {
    const { body, user, request, receivers, files } = draft;
    // Whoever is being erased is gone by now, or waits for us.
    const accounts = await lockRows(
      manager,
      UserEntity,
      receivers.reached.map(({ userId }) => userId),
    );
    const emails = new Map(accounts.map(({ id, email }) => [id, email]));
    const reached = receivers.reached.filter(({ userId }) => emails.has(userId));
    const now = this.clock.now();
    const message = manager.create(MessageEntity, {
      user_id: user.id,
      created_at: now,
      unreachable: receivers.unreachable.length,
      subject: body.subject ?? null,
      subject_it: body.subject_it ?? null,
      body: body.body ?? null,
      body_it: body.body_it ?? null,
      ...aboutOf(body.audience),
      ...request,
    });
    const { id } = await manager.save(message);
    await insertRows(
      manager,
      MessageReceiverEntity,
      reached.map(({ userId, lang, values }) => ({
        message_id: id,
        user_id: userId,
        lang,
        state: 'queued' as const,
        payload: JSON.stringify(values),
      })),
    );
    await this.outbox.writeAll(
      manager,
      reached.map(({ userId, email, lang, values }) => ({
        kind: 'message' as const,
        to: emails.get(userId) ?? email,
        userId,
        lang,
        payload: {
          messageId: id,
          userId,
          children: values.children.map(({ childId }) => ({ childId, child: '' })),
        },
      })),
    );
    await this.attachments.take(manager, files, id);
    await recordAudit(manager, { action: 'create', resource: 'message', recordId: id });
    return { id, receivers: reached.length };
  }
}

function seesPayments(author: PermissionHolder): boolean {
  return can(author, 'payment.index');
}

function kindOf({ audience: { kind } }: MessageBody, author: PermissionHolder) {
  return { kind, seesPayments: seesPayments(author) };
}

interface HashedRequest {
  key_hash: string;
  body_hash: string;
}

interface Draft {
  body: MessageBody;
  user: CurrentUserData;
  request: HashedRequest;
  receivers: Receivers;
  files: MessageFileEntity[];
}

function readersOf(receivers: readonly Receiver[]): Record<ContentLanguage, number> {
  const count = (lang: ContentLanguage): number =>
    receivers.filter((receiver) => receiver.lang === lang).length;
  return { de: count('de'), it: count('it') };
}

/** What is kept of an audience. */
function aboutOf(audience: MessageAudience): Partial<MessageEntity> {
  const states = 'states' in audience && audience.states?.length ? audience.states.join(',') : null;
  return {
    audience: audience.kind,
    states,
    course_id: audience.kind === 'project' ? audience.course_id : null,
    course_week_id: audience.kind === 'week' ? audience.course_week_id : null,
  };
}
