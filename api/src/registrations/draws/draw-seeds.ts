import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Allocation } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { Transactions } from '../../core/database/transactions.js';
import { Logger } from '../../core/logger.js';
import { SingleRun } from '../../core/single-run.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { CourseDrawEntity } from '../../model/registrations/course-draw.entity.js';

const POLL_MS = 30_000;
const SEED_BYTES = 16;

/**
 * The seeds of draws (product/registrations.md#the-seed): each is made once, when registration has closed, and never again. The primary key of
 * its row keeps two processes from making two.
 */
@Injectable()
export class DrawSeeds implements OnModuleDestroy {
  private readonly job: SingleRun;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    logger: Logger,
  ) {
    // The next look makes what this one did not, and so does the first preview.
    this.job = new SingleRun(
      () => this.run(),
      (error) => logger.error('seeds of draws could not be made', error),
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.job.finish();
  }

  /** Makes the seeds that are due; never rejects. */
  @Interval('draw-seeds', POLL_MS)
  poll(): Promise<void> {
    return this.job.start();
  }

  /** Makes a seed for every course that draws, whose registration has closed, and that has none. */
  async run(): Promise<void> {
    const due = await this.dataSource.manager
      .createQueryBuilder(CourseEntity, 'course')
      .select('course.id')
      .where('course.allocation = :draw AND course.allocated_at IS NULL', {
        draw: 'draw' satisfies Allocation,
      })
      // Registration closes at the end of this day.
      .andWhere('course.register_to < :today', { today: this.clock.today() })
      .andWhere('NOT EXISTS (SELECT 1 FROM course_draw made WHERE made.course_id = course.id)')
      .orderBy('course.id')
      .getMany();
    for (const { id } of due) await this.ensure(id);
  }

  /** The seed of a course whose registration has closed; made now unless there is one. */
  async ensure(courseId: number): Promise<string> {
    const known = await seedOf(this.dataSource.manager, courseId);
    if (known) return known;
    try {
      const seed = randomBytes(SEED_BYTES).toString('hex');
      await this.transactions.run((manager) =>
        manager.insert(CourseDrawEntity, {
          course_id: courseId,
          seed,
          created_at: this.clock.now(),
          published_at: null,
          published_by: null,
          weeks: null,
          places_per_child: null,
        }),
      );
    } catch (error) {
      // Somebody else made it meanwhile: that one counts.
      if (!isDuplicateKey(error)) throw error;
    }
    return (await this.dataSource.manager.findOneByOrFail(CourseDrawEntity, { course_id: courseId })).seed;
  }
}

async function seedOf(manager: EntityManager, courseId: number): Promise<string | undefined> {
  return (await manager.findOneBy(CourseDrawEntity, { course_id: courseId }))?.seed;
}
