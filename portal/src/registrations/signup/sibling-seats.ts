import type { FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import { isForWishes } from '../../catalogue/giving';
import { isBookable, isWaitingListOnly } from '../../catalogue/week-states';
import type { KeptLine } from '../basket/basket-items';
import { sharedWeeks } from '../basket/together';
import { allLines, type SignUpData } from './lines';

/** A week that more than this many children want may be too small even where its seats are not said to be few. */
const FEW = 3;

/** Whether a week may have fewer seats than this many children. */
function mayBeShort(week: FrontendWeekDetail, children: number): boolean {
  if (!isBookable(week) || isWaitingListOnly(week)) return false;
  if (week.seats_left !== undefined) return week.seats_left < children;
  return week.availability === 'few' || children > FEW;
}

/** The lines to ask about: those of a sign-up in which brothers and sisters want one week that may be too small for all of them. */
export function linesToAsk(data: SignUpData): KeptLine[] {
  const { project } = data;
  if (isForWishes(project)) return [];
  const lines = allLines({ ...data, quoted: undefined })
    .filter(({ block }) => !block)
    .map(({ child, week, dayType }) => ({
      course_id: project.id,
      child_id: child.id,
      course_week_id: week.id,
      day_type: dayType,
      week,
    }));
  const shared = sharedWeeks(lines);
  const isShort = [...shared.values()].some((own) => own[0] && mayBeShort(own[0].week, own.length));
  return isShort ? lines.map(({ week: _week, ...line }) => line) : [];
}
