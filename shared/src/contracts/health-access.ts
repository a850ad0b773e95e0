import type { IsoDate } from '../rules/dates.js';
import type { Named } from './frontend.js';

/** An account that sees health data. */
export interface HealthViewer {
  id: number;
  name: string;
  email: string;
  /** Whether it has an authenticator app or a passkey. */
  second_factor: boolean;
}

/** A leader of a week or a group: sees the health of its children from the first day to the last (`YYYY-MM-DD`). */
export interface HealthViewerOnSite {
  user: HealthViewer;
  course: Named;
  course_week: Named & { from: IsoDate; to: IsoDate };
  /** Name of the group; `null` for the whole week. */
  group: string | null;
  /** Children with a confirmed place there today. */
  children: number;
  from: IsoDate;
  to: IsoDate;
  /** `later` before the first day. Who does not see them any more is not in the list. */
  state: 'now' | 'later';
}

/** Answer of `GET /api/healthAccess`: who of the staff sees health data now, and who will (shared/docs/access.md). */
export interface HealthAccess {
  /** Holders of `child.health`, by name: they see that of every child, wherever their other permissions let them in. */
  everywhere: (HealthViewer & { roles: string[] })[];
  /** By first day, then by name. */
  on_site: HealthViewerOnSite[];
  /** How many persons with an account see the health of children as their parents. */
  parents: number;
}
