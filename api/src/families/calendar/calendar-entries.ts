import { Inject, Injectable } from '@nestjs/common';
import type { ContentLanguage } from '@feria/shared';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { notFound } from '../../core/http/errors.js';
import { inPieces } from '../../core/pieces.js';
import { OptionEntity } from '../../model/settings/option.entity.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import type { CalendarReader } from './calendar-feeds.js';
import {
  calendarFile,
  entriesFile,
  type CalendarContext,
  type CalendarEntry,
} from '../../mailing/calendar/ics.js';
import { entriesOf, entryRows } from '../../mailing/calendar/registration-entries.js';

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
    const text = entriesFile([entry], await this.context(reader.lang));
    return { text, name: [entry.child, entry.course, entry.week] };
  }

  private ownedBy(personId: number): SelectQueryBuilder<RegistrationEntity> {
    // Ownership stands in the query.
    return entryRows(this.dataSource.manager).innerJoin(
      ChildParentEntity,
      'own',
      'own.child_id = registration.child_id AND own.person_id = :personId',
      { personId },
    );
  }

  private present(rows: readonly RegistrationEntity[], lang: ContentLanguage): CalendarEntry[] {
    return entriesOf(rows, lang, this.clock.today());
  }

  private async context(lang: ContentLanguage): Promise<CalendarContext> {
    const option = await this.dataSource.manager.findOneBy(OptionEntity, { key: 'app_name' });
    const appName = option?.value?.trim() || PRODUCT;
    return { lang, appName, appUrl: this.config.appUrl, now: this.clock.now() };
  }
}
