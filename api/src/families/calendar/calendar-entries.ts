import { Inject, Injectable } from '@nestjs/common';
import { weekHasStarted, type ContentLanguage } from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { notFound } from '../../core/http/errors.js';
import { inPieces } from '../../core/pieces.js';
import { OptionEntity } from '../../model/settings/option.entity.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import type { CalendarReader } from './calendar-feeds.js';
import { calendarFile, entryFile, type CalendarContext, type CalendarEntry } from './ics.js';

/** Name of the product, when the options have none. */
const PRODUCT = 'Feria';

/** Registrations that are read without a pause. */
const ROWS = 100;

/** A file for a calendar program, and what tells one such file from another. */
export interface EntryFile {
  text: string;
  /** Parts of its name. */
  name: string[];
}

/** Calendars of a parent's children (product/office.md#calendar): first names, projects, weeks and places, and nothing else of anybody. */
@Injectable()
export class CalendarEntries {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Everything that the parent's children are booked for: a statement for what there is, one for each {@link ROWS} of it, and one for the
   * name of the product. Nobody logs in for it, so it is read and written in pieces.
   * @throws AppError 503 when its reader has gone meanwhile
   */
  async calendarOf(reader: CalendarReader): Promise<string> {
    const found = await this.ownedBy(reader.personId)
      .select('registration.id', 'id')
      .getRawMany<{ id: number }>();
    const entries = await inPieces(
      found.map(({ id }) => id),
      async (ids) => {
        const rows = await this.ownedBy(reader.personId)
          .andWhere('registration.id IN (:...ids)', { ids })
          .getMany();
        return this.present(rows, reader.lang);
      },
      ROWS,
    );
    return calendarFile(entries, await this.context(reader.lang));
  }

  /** One registration. @throws AppError 404 not there, another family's, or of no use any more */
  async entryOf(registrationId: number, reader: CalendarReader): Promise<EntryFile> {
    const rows = await this.ownedBy(reader.personId)
      .andWhere('registration.id = :registrationId', { registrationId })
      .getMany();
    const [entry] = this.present(rows, reader.lang);
    if (!entry) throw notFound();
    const text = entryFile(entry, await this.context(reader.lang));
    return { text, name: [entry.child, entry.course, entry.week] };
  }

  private ownedBy(personId: number): SelectQueryBuilder<RegistrationEntity> {
    return (
      this.dataSource.manager
        .createQueryBuilder(RegistrationEntity, 'registration')
        .select(
          ['id', 'is_waiting', 'moved_up_at', 'moved_at', 'created_at'].map(
            (column) => `registration.${column}`,
          ),
        )
        .innerJoin('registration.child', 'child')
        .addSelect(['child.id', 'child.first_name'])
        .innerJoin('registration.courseWeek', 'week')
        .addSelect(
          ['id', 'name', 'name_it', 'from', 'to', 'dates_changed_at'].map((column) => `week.${column}`),
        )
        .innerJoin('week.course', 'course')
        .addSelect(['course.id', 'course.name', 'course.name_it'])
        .leftJoin('course.location', 'location')
        .addSelect(['location.id', 'location.name', 'location.name_it'])
        // Ownership stands in the query.
        .innerJoin(
          ChildParentEntity,
          'own',
          'own.child_id = registration.child_id AND own.person_id = :personId',
          { personId },
        )
        .orderBy('week.from', 'ASC')
        .addOrderBy('registration.id', 'ASC')
    );
  }

  private present(rows: readonly RegistrationEntity[], lang: ContentLanguage): CalendarEntry[] {
    const today = this.clock.today();
    const local = (named?: { name: string; name_it: string } | null): string | null =>
      named ? nameIn(lang, named) : null;
    return rows.flatMap(({ id, is_waiting, created_at, moved_up_at, moved_at, child, courseWeek: week }) => {
      // Nobody moves up once the week has started.
      if (!child || !week || (is_waiting && weekHasStarted(week, today))) return [];
      const changes = [created_at, moved_up_at, moved_at, week.dates_changed_at].map(Number);
      return {
        registrationId: id,
        child: child.first_name,
        isWaiting: is_waiting,
        course: local(week.course) ?? '',
        week: local(week) ?? '',
        from: week.from,
        to: week.to,
        location: local(week.course?.location),
        createdAt: created_at,
        changedAt: new Date(Math.max(...changes)),
      };
    });
  }

  private async context(lang: ContentLanguage): Promise<CalendarContext> {
    const option = await this.dataSource.manager.findOneBy(OptionEntity, { key: 'app_name' });
    const appName = option?.value?.trim() || PRODUCT;
    return { lang, appName, appUrl: this.config.appUrl, now: this.clock.now() };
  }
}
