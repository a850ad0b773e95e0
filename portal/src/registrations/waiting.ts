import type { FamilyRegistration } from '@feria/shared/contracts/family';

/** What is given up when a registration without a seat is removed: key under `family`; `null` for one that has a seat. */
export function leavingOf({
  is_waiting,
  held_back,
  priority,
}: Pick<FamilyRegistration, 'is_waiting' | 'held_back' | 'priority'>):
  | 'leave'
  | 'leave_held'
  | 'leave_wish'
  | null {
  if (!is_waiting) return null;
  if (priority !== null) return 'leave_wish';
  return held_back ? 'leave_held' : 'leave';
}

/** What has no seat, as it came, but the wishes of a child for a draw together, the dearest first. */
export function inOrderOfWishes(registrations: readonly FamilyRegistration[]): FamilyRegistration[] {
  const draws = new Map<string, number>();
  const placed = registrations.map((registration, index) => {
    const { people, course, priority } = registration;
    if (priority === null) return { registration, group: index };
    const draw = `${people.id}-${course.id}`;
    const group = draws.get(draw) ?? index;
    draws.set(draw, group);
    return { registration, group };
  });
  return placed
    .sort((a, b) => a.group - b.group || (a.registration.priority ?? 0) - (b.registration.priority ?? 0))
    .map(({ registration }) => registration);
}
