import { Injectable } from '@nestjs/common';
import { formatInstant, type Language } from '@feria/shared';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { nameIn } from '@feria/shared/rules/content';
import { DataSource } from 'typeorm';
import { Clock } from '../core/clock.js';
import { AppError, type FieldErrors, type Message } from '../core/http/errors.js';
import { contentLanguage, t } from '../core/request-context.js';
import { shortName } from '../core/text/name-for-strangers.js';
import { CourseWeekEntity } from '../model/catalogue/course-week.entity.js';
import { ChildEntity, ChildParentEntity } from '../model/families/child.entity.js';
import { ParentEntity } from '../model/families/parent.entity.js';
import { RegistrationEventEntity } from '../model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';
import type { SignUpLine } from './booking-batch/booking.js';
import type { FamilyReader } from './family-registrations.service.js';

type Reader = Pick<FamilyReader, 'userId' | 'personId'>;

/** A line that cannot be booked, and what to say of it where nobody is to be named. */
export interface TwiceBooked {
  line: Pick<SignUpLine, 'childId' | 'weekId'>;
  message: Message;
}

/** The person of the account that booked; `parent_id` is `null` for who is no parent of the child. */
interface Booker {
  person_id: number | null;
  parent_id: number | null;
  first_name: string | null;
  last_name: string | null;
}

/** Who acted, as a parent of the child may read it. */
interface Actor {
  who: 'reader' | 'parent' | 'office' | 'unknown';
  /** Short name of the other parent (product/families.md#what-the-other-parent-sees). */
  name: string;
}

/**
 * Says to a parent who refused a call by acting first: the other parent, the office, or themselves elsewhere. It looks only once a call has
 * failed, and only at children of the reader: to everybody else an error stays what it is.
 */
@Injectable()
export class WhoDidIt {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Does what a parent wants with a registration.
   * @throws AppError that of the work; a 404 says who ended the registration and when, and that an offer stands no more who took it
   */
  async orTell<Result>(id: number, reader: Reader, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw (await this.told(error, id, reader)) ?? error;
    }
  }

  /**
   * Books for a parent.
   * @param lines all that are sent
   * @throws AppError that of the work; where a child is registered in the week already, it says who booked that and when
   */
  async orTellBooked<Result>(
    lines: readonly SignUpLine[],
    reader: Reader,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw (await this.toldBooked(error, lines, reader)) ?? error;
    }
  }

  private async told(error: unknown, id: number, reader: Reader): Promise<AppError | null> {
    if (!(error instanceof AppError)) return null;
    const isOfOffer = error.options.message?.key === 'offer.none';
    if (error.code !== 'not_found' && !isOfOffer) return null;
    const events = await this.events(id, reader.personId);
    const last = events.at(-1);
    const ended = events.findLast(({ kind }) => kind === 'removed');
    if (isOfOffer) {
      if (last?.kind !== 'moved_up' || last.user_id === null) return null;
      return new AppError(error.code, { message: await this.message('accepted', last, reader) });
    }
    if (!ended) return null;
    const what = events.some(({ kind }) => kind === 'declined') ? 'declined' : 'removed';
    return new AppError(error.code, { message: await this.message(what, ended, reader) });
  }

  /** The history of a registration of a child of the person; ownership stands in the query. */
  private events(id: number, personId: number): Promise<RegistrationEventEntity[]> {
    return this.dataSource.manager
      .createQueryBuilder(RegistrationEventEntity, 'event')
      .innerJoin(
        ChildParentEntity,
        'parent',
        'parent.child_id = event.child_id AND parent.person_id = :personId',
        { personId },
      )
      .where('event.registration_id = :id', { id })
      .orderBy('event.id', 'ASC')
      .getMany();
  }

  private async message(
    what: 'removed' | 'declined' | 'accepted',
    { user_id, child_id, course_week_id, at }: RegistrationEventEntity,
    reader: Reader,
  ): Promise<Message> {
    const actor = await this.actor(user_id, child_id, reader);
    const place = await this.placeOf(child_id, course_week_id);
    return { key: keyOf(what, actor), params: this.params(actor, at, place) };
  }

  /** Child and week in the language of the reader; a week that was deleted since has no name. */
  private async placeOf(childId: number, weekId: number): Promise<Message['params']> {
    const { manager } = this.dataSource;
    const child = await manager.findOneBy(ChildEntity, { id: childId });
    const week = await manager.findOneBy(CourseWeekEntity, { id: weekId });
    return (language: Language) => ({
      place: [child?.first_name, week && nameIn(contentLanguage(language), week)].filter(Boolean).join(', '),
    });
  }

  private async toldBooked(
    error: unknown,
    lines: readonly SignUpLine[],
    reader: Reader,
  ): Promise<AppError | null> {
    if (!(error instanceof AppError) || !error.options.fields) return null;
    const fields: FieldErrors = { ...error.options.fields };
    const twice = lines.flatMap((line) => {
      const [message] = (fields[`${line.path}.id`] ?? []).filter(isTwice);
      return message ? [{ line, message }] : [];
    });
    const named = await this.bookedBy(twice, reader);
    twice.forEach(({ line }, index) => (fields[`${line.path}.id`] = [named[index]!]));
    return new AppError(error.code, { ...error.options, fields });
  }

  /**
   * What to say of weeks for which a child may be registered already. One statement, none for no lines.
   * @param twice each with the message that does not know who booked it
   * @returns a message for each: the same where it was the reader, nobody whom the reader has to know, or nobody at all
   */
  async bookedBy(twice: readonly TwiceBooked[], reader: Reader): Promise<Message[]> {
    if (twice.length === 0) return [];
    const rows = await this.dataSource.manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      .innerJoin(
        ChildParentEntity,
        'own',
        'own.child_id = registration.child_id AND own.person_id = :personId',
        reader,
      )
      .leftJoin(ParentEntity, 'person', 'person.user_id = registration.booked_by')
      .leftJoin(
        ChildParentEntity,
        'link',
        'link.child_id = registration.child_id AND link.person_id = person.id',
      )
      .select(
        ['id', 'child_id', 'course_week_id', 'booked_by', 'created_at'].map((name) => `registration.${name}`),
      )
      .addSelect('person.id', 'person_id')
      .addSelect('link.person_id', 'parent_id')
      .addSelect('person.first_name', 'first_name')
      .addSelect('person.last_name', 'last_name')
      .where('registration.child_id IN (:...children)', { children: twice.map(({ line }) => line.childId) })
      .andWhere('registration.course_week_id IN (:...weeks)', { weeks: twice.map(({ line }) => line.weekId) })
      .getRawAndEntities<Booker>();
    const found = new Map(
      rows.entities.map((entity, index) => [
        `${entity.child_id}:${entity.course_week_id}`,
        { entity, booker: rows.raw[index]! },
      ]),
    );
    return twice.map(({ line, message }) => {
      const { entity, booker } = found.get(`${line.childId}:${line.weekId}`) ?? {};
      if (!entity || !booker || entity.booked_by === null || entity.booked_by === reader.userId)
        return message;
      // A parent who is none of the child any more is nobody whom the reader has to know.
      if (booker.person_id !== null && booker.parent_id === null) return message;
      const actor: Actor =
        booker.person_id === null
          ? { who: 'office', name: '' }
          : { who: 'parent', name: shortName(`${booker.first_name} ${booker.last_name}`) };
      const params = this.params(actor, entity.created_at, message.params);
      return { key: 'signup.week_taken_by', params };
    });
  }

  /** A parent who is none of the child any more is nobody whom the reader has to know. */
  private async actor(userId: number | null, childId: number, reader: Reader): Promise<Actor> {
    if (userId === null) return { who: 'unknown', name: '' };
    if (userId === reader.userId) return { who: 'reader', name: '' };
    const { manager } = this.dataSource;
    const person = await manager.findOneBy(ParentEntity, { user_id: userId });
    if (!person) return { who: 'office', name: '' };
    const isParent = await manager.existsBy(ChildParentEntity, { child_id: childId, person_id: person.id });
    if (!isParent) return { who: 'unknown', name: '' };
    return { who: 'parent', name: shortName(`${person.first_name} ${person.last_name}`) };
  }

  /** @param more other values of the message */
  private params({ who, name }: Actor, at: Date, more: Message['params'] = {}): Message['params'] {
    const [date = '', time = ''] = formatInstant(at).split(' ');
    const [today] = formatInstant(this.clock.now()).split(' ');
    return (language: Language) => ({
      ...(typeof more === 'function' ? more(language) : more),
      name: who === 'office' ? t('told.office', {}, language) : name,
      when: t(date === today ? 'told.today' : 'told.on', { date, time }, language),
    });
  }
}

/** Whether a line is refused because its child is registered in the week. */
export function isTwice({ key }: Message): boolean {
  return key === 'signup.week_twice';
}

const KEYS = {
  removed: { name: 'told.removed', reader: 'told.removed_self', unknown: 'told.removed_unknown' },
  declined: { name: 'told.declined', reader: 'told.declined_self', unknown: 'told.declined_unknown' },
  accepted: { name: 'told.accepted', reader: 'told.accepted_self', unknown: 'told.accepted_unknown' },
} as const satisfies Record<string, Record<string, ServerMessageKey>>;

function keyOf(what: keyof typeof KEYS, { who }: Actor): ServerMessageKey {
  return KEYS[what][who === 'parent' || who === 'office' ? 'name' : who];
}
