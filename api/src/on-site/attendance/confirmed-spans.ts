import type { RegistrationEventEntity } from '../../model/registrations/registration-event.entity.js';
import type { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { spansOf, type Span } from '../../presence/spans.js';

type Event = Pick<
  RegistrationEventEntity,
  'registration_id' | 'child_id' | 'course_week_id' | 'from_course_week_id' | 'kind' | 'at'
>;
type Now = Pick<RegistrationEntity, 'id' | 'child_id' | 'course_week_id' | 'is_waiting'>;

/** A beginning or end of a confirmed place. */
interface Step {
  childId: number;
  weekId: number;
  began: boolean;
  at: Date;
}

/**
 * When children had confirmed places in which weeks, by the history of their registrations. Who was moved while it waited counts as
 * confirmed from then on: the history does not tell, and the rule must not lose a mark.
 * @param events in their order
 * @param now the registrations that are there
 */
export function confirmedSpans(
  events: readonly Event[],
  now: readonly Now[],
): { weekIds: number[]; spans: (childId: number, weekId: number) => Span[] } {
  const steps = [...new Set(events.map(({ registration_id }) => registration_id))].flatMap((id) =>
    stepsOf(events.filter(({ registration_id }) => registration_id === id)),
  );
  return {
    weekIds: [
      ...new Set([...steps.map(({ weekId }) => weekId), ...now.map(({ course_week_id }) => course_week_id)]),
    ],
    spans: (childId, weekId) =>
      spansOf(
        steps
          .filter((step) => step.childId === childId && step.weekId === weekId)
          .sort((a, b) => a.at.getTime() - b.at.getTime()),
        now.some((row) => row.child_id === childId && row.course_week_id === weekId && !row.is_waiting),
      ),
  };
}

/** Of one registration. */
function stepsOf(events: readonly Event[]): Step[] {
  const steps: Step[] = [];
  const step = (began: boolean, { child_id, at }: Event, weekId: number): void => {
    steps.push({ childId: child_id, weekId, began, at });
  };
  // One whose beginning is not told was always confirmed.
  let isConfirmed = !['registered', 'waiting', 'offered', 'expired', 'declined', 'moved_up'].includes(
    events[0]?.kind ?? '',
  );
  for (const event of events) {
    const { kind, course_week_id: weekId, from_course_week_id: from } = event;
    if (kind === 'registered' || kind === 'moved_up') {
      step(true, event, weekId);
      isConfirmed = true;
    } else if (kind === 'moved') {
      if (isConfirmed && from !== null) step(false, event, from);
      step(true, event, weekId);
      isConfirmed = true;
    } else if (kind === 'removed') {
      if (isConfirmed) step(false, event, weekId);
      isConfirmed = false;
    }
  }
  return steps;
}
