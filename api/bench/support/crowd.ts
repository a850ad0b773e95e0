import type { DataSource } from 'typeorm';
import { OptionEntity } from '../../src/model/settings/option.entity.js';
import { BasketLineEntity } from '../../src/model/registrations/basket-line.entity.js';
import { OPTIONS } from '../../src/seed/demo/data.js';
import { random } from '../../src/seed/demo/random.js';
import { basketLines } from './basket-lines.js';
import { storeCatalogue, type Catalogue, type CatalogueOptions, type Seats } from './catalogue.js';
import { EARLIER_PER_CHILD, storeEarlierRegistrations } from './earlier-registrations.js';
import { storeFamilies, type CrowdParent, type FamilyOptions } from './families.js';
import { insertAll } from './rows.js';

/** What the database holds before the opening minute. */
export interface Crowd extends Catalogue {
  parents: CrowdParent[];
}

export type CrowdOptions = FamilyOptions &
  Omit<CatalogueOptions, 'others'> & {
    /** Seats of each week that is not hot; so few that some are full, unless given. */
    others?: Seats;
    /** How many weeks are chosen for a child, one of these numbers; those of the same days count once. */
    choices?: readonly number[];
  };

/** The same families and the same choices in every run. */
const SEED = 20_260_301;
/** Length of the waiting list of a week that is not hot. */
const QUEUE = 10;

/**
 * Fills a migrated database without projects and people: projects, logged-in parents with their children, and what these
 * have booked before in the projects that are not hot. Where several are hot, the baskets of all parents have a line for each.
 */
export async function gatherCrowd(dataSource: DataSource, options: CrowdOptions): Promise<Crowd> {
  const rng = random(SEED);
  const others = options.others ?? seatsOfOthers(options);
  return dataSource.transaction(async (manager) => {
    for (const [key, value] of Object.entries(OPTIONS)) {
      await manager.update(OptionEntity, { key }, { value });
    }
    const catalogue = await storeCatalogue(manager, { ...options, others });
    const parents = await storeFamilies(manager, options, rng);
    if (catalogue.otherWeeks.length > 0) {
      const earlier = { weeks: catalogue.otherWeeks, seats: others, choices: options.choices };
      await storeEarlierRegistrations(manager, parents, earlier, rng);
    }
    if ((options.hotProjects ?? 1) > 1) {
      const lines = parents.flatMap((parent) =>
        basketLines(parent, catalogue.hotWeeks).map(({ child_id, course_week_id }) => ({
          user_id: parent.userId,
          child_id,
          course_week_id,
          day_type: 'full_day' as const,
        })),
      );
      await insertAll(manager, BasketLineEntity, lines);
    }
    return { ...catalogue, parents };
  });
}

/** So few that some weeks are full and have a waiting list. */
function seatsOfOthers({ parents, projects }: CrowdOptions): Seats {
  const wanted = 1.7 * parents * EARLIER_PER_CHILD;
  return { seats: Math.max(5, Math.ceil(wanted / (5 * Math.max(1, projects - 1)))), queue: QUEUE };
}
