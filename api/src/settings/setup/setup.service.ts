import { Injectable } from '@nestjs/common';
import type { OptionKey, ProjectLack, Setup } from '@feria/shared';
import { SETUP_OPTIONS, type SetupOptionStep } from '@feria/shared/rules/setup';
import { DataSource, type EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { OutboxMailEntity } from '../../model/mailing/outbox-mail.entity.js';
import { isOwnOption } from '../options/default-options.js';
import { OptionEntity } from '../../model/settings/option.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/** How far a project is, as {@link furthestProject} numbers it. */
const LACKS: readonly ProjectLack[] = ['week', 'opening', 'active', null];

/** The set-up of a new installation. What is done is read from what is stored (product/office.md#set-up). */
@Injectable()
export class SetupService {
  constructor(private readonly dataSource: DataSource) {}

  /** Four statements, however much is stored. */
  async steps(): Promise<Setup> {
    const { manager } = this.dataSource;
    const [rows, hasSent, hasRegistrations, project] = await Promise.all([
      manager.find(OptionEntity),
      manager.existsBy(OutboxMailEntity, { state: 'sent' }),
      manager.exists(RegistrationEntity),
      furthestProject(manager),
    ]);
    const options = new Map(rows.map(({ key, value }) => [key, value]));
    const isOwn = (key: OptionKey): boolean => isOwnOption(key, options.get(key));
    const isDone = (step: SetupOptionStep): boolean => SETUP_OPTIONS[step].needed.every(isOwn);
    return {
      organiser: isDone('organiser'),
      contact: isDone('contact'),
      look: isDone('look'),
      payment: isDone('payment'),
      // Sent mails are deleted after a while: without the registrations a quiet winter would open the step again.
      mails: hasSent || hasRegistrations,
      project,
      hidden: options.get('setup_hidden') === '1',
    };
  }
}

/** The project that lacks the least before parents can register; of several the first that was made. */
async function furthestProject(manager: EntityManager): Promise<Setup['project']> {
  const week = manager
    .createQueryBuilder(CourseWeekEntity, 'week')
    .select('1')
    .where('week.course_id = course.id')
    .andWhere('week.cancelled_at IS NULL');
  const progress = `CASE WHEN NOT EXISTS (${week.getQuery()}) THEN 0 WHEN course.register_from IS NULL THEN 1
    WHEN course.active = :no THEN 2 ELSE 3 END`;
  const found = await manager
    .createQueryBuilder(CourseEntity, 'course')
    .select('course.id', 'id')
    .addSelect(progress, 'progress')
    .setParameter('no', false)
    .orderBy('progress', 'DESC')
    .addOrderBy('course.id', 'ASC')
    .limit(1)
    .getRawOne<{ id: number; progress: number | string }>();
  if (!found) return { course_id: null, lacks: 'course' };
  return { course_id: found.id, lacks: LACKS[Number(found.progress)] ?? null };
}
