import { Injectable } from '@nestjs/common';
import { formatPeriod } from '@feria/shared';
import { assignedWindow } from '@feria/shared/rules/assigned';
import { NAME_COLUMNS } from '@feria/shared/rules/content';
import { In, type EntityManager } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { Outbox } from '../../mailing/outbox.js';
import { readAssignedDays } from '../../settings/options/assigned-days.js';

/** Tells by mail whoever is named to lead a week or a group, so that nobody is a leader without knowing (product/on-site.md#assigned-staff). */
@Injectable()
export class LeaderNotices {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * One mail each, in the language of the account, in the transaction of the change.
   * @param group its name; `null` for the whole week
   */
  async named(
    manager: EntityManager,
    weekId: number,
    namings: readonly { userId: number; group: string | null }[],
  ): Promise<void> {
    if (namings.length === 0) return;
    const week = await manager.findOneOrFail(CourseWeekEntity, {
      where: { id: weekId },
      relations: { course: true },
    });
    const users = await manager.findBy(UserEntity, { id: In(namings.map(({ userId }) => userId)) });
    const sight = assignedWindow(week, await readAssignedDays(manager));
    const at = this.clock.now().toISOString();
    await this.outbox.writeAll(
      manager,
      namings.flatMap(({ userId, group }) => {
        const user = users.find(({ id }) => id === userId);
        if (!user) return [];
        const name = NAME_COLUMNS[user.lang];
        return [
          {
            kind: 'leader-named' as const,
            to: user.email,
            userId,
            lang: user.lang,
            payload: {
              name: user.name,
              at,
              week: [week.course?.[name], week[name], group].filter(Boolean).join(' · '),
              period: formatPeriod(week.from, week.to),
              sight: formatPeriod(sight.from, sight.to),
            },
          },
        ];
      }),
    );
  }
}
