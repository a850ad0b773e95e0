import { Inject, Injectable } from '@nestjs/common';
import type { InstallationReadiness, OptionKey, ProjectReadiness, ReadinessOfProject } from '@feria/shared';
import { MAIL_TEXTS } from '@feria/shared/resources/course/inherited';
import { installationLacks, projectLacks } from '@feria/shared/rules/readiness';
import { NOTICES } from '@feria/shared/rules/setup';
import { DataSource, In, IsNull } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { notFound } from '../../core/http/errors.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { OutboxMailEntity } from '../../model/mailing/outbox-mail.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { OptionEntity } from '../../model/settings/option.entity.js';
import { readLedWeeks } from '../../on-site/week-groups/read-groups.js';
import { isOwnOption } from '../../settings/options/default-options.js';
import { missingNotices } from '../../settings/options/notices.js';

/** Collects the facts from which the rules say what is missing. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Four statements, however many weeks.
   * @throws AppError 404
   */
  async ofProject(id: number): Promise<ProjectReadiness> {
    const [project] = await this.ofProjects([id]);
    if (!project) throw notFound();
    const { active, lacks } = project;
    return { active, lacks };
  }

  /** The same of those that are there, by name. Four statements, however many. */
  async ofProjects(ids: readonly number[]): Promise<ReadinessOfProject[]> {
    const { manager } = this.dataSource;
    const courses = await manager
      .createQueryBuilder(CourseEntity, 'course')
      // With the texts of mails that apply.
      .addSelect(MAIL_TEXTS.map((name) => `course.applied_${name}`))
      .where('course.id IN (:...ids)', { ids: [...ids] })
      .orderBy('course.name')
      .addOrderBy('course.id')
      .getMany();
    const weeks = await manager.find(CourseWeekEntity, {
      where: { course_id: In([...ids]), cancelled_at: IsNull() },
      order: { from: 'ASC', id: 'ASC' },
    });
    const led = await readLedWeeks(
      manager,
      weeks.map((week) => week.id),
    );
    const missing = await missingNotices(manager);
    return courses.map((course) => {
      const own = weeks.filter(({ course_id }) => course_id === course.id);
      const lacks = projectLacks({
        ...course,
        ...mailTexts(course),
        has_account: Boolean(course.applied_bank_name && course.applied_bank_iban),
        today: this.clock.today(),
        weeks: own.map((week) => ({ ...week, led: led.has(week.id) })),
        missing_notices: missing.length,
      });
      const { id, name, name_it, active } = course;
      return { id, name, name_it, active, lacks };
    });
  }

  /** Four statements. */
  async ofInstallation(): Promise<InstallationReadiness> {
    const { manager } = this.dataSource;
    const [rows, hasSent, hasRegistrations, project] = await Promise.all([
      manager.find(OptionEntity),
      manager.existsBy(OutboxMailEntity, { state: 'sent' }),
      manager.exists(RegistrationEntity),
      manager.exists(CourseEntity),
    ]);
    const options = new Map(rows.map(({ key, value }) => [key, value]));
    const isOwn = (key: OptionKey): boolean => isOwnOption(key, options.get(key));
    const lacks = installationLacks({
      missing_notices: NOTICES.filter((key) => !isOwn(key)).length,
      organiser: isOwn('app_name') && isOwn('email_footer'),
      contact: isOwn('contact_name') && isOwn('contact_email'),
      payment_address: isOwn('payment_address') && isOwn('payment_address_it'),
      smtp: this.config.smtpUrl !== null,
      sent: hasSent || hasRegistrations,
      project,
    });
    return { lacks };
  }
}

/** The texts of mails that apply in a course. */
function mailTexts(course: CourseEntity): Record<(typeof MAIL_TEXTS)[number], string | null> {
  return Object.fromEntries(MAIL_TEXTS.map((name) => [name, course[`applied_${name}`]])) as never;
}
