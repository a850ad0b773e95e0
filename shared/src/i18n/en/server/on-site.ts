import type { SameKeys } from '../../translate.js';
import type { onSite as reference } from '../../de/server/on-site.js';

/** What the API says in English of on-site. */
export const onSite: SameKeys<typeof reference> = {
  attendance: {
    not_yours: 'This child is in none of your weeks on this day.',
    child_deleted: 'This child has been deleted meanwhile.',
    not_yet: 'This day has not come yet. Please check date and time of your device.',
    not_your_week: 'This week is none of yours on this day.',
    name_of_other: 'Please say who the child left with.',
    issue: {
      changed_meanwhile: 'Somebody else has marked something else meanwhile.',
      no_place: 'The child had no place in the week any more at that time.',
      not_leading: 'Whoever marked this did not lead the child at that time.',
      week_over: 'It arrived only after the week was over.',
      other_day: 'The time of the mark is of another day.',
      left_before: 'By this mark the child would have left before it arrived.',
      not_taken_over:
        'Somebody marked the child as present before it came to this group or week, and may still have it.',
      place_ended: 'The child’s place ended while it was there.',
      not_authorised: 'The child left with somebody who could not pick it up (any more).',
      told_absent: 'The child is marked as present although it was told that it does not come.',
    },
    day_changed: 'The day of this child has changed meanwhile. Please look at it again.',
    settled: {
      restored: 'The mark of this point was applied meanwhile.',
      closed: 'This point was closed meanwhile.',
      undone: 'The mark of this point was taken back meanwhile.',
    },
    time_of_other_day:
      'The time is of another day than the mark (%{date}). Enter the right time in the day of the child, and close the point.',
    left_before_arrival:
      'The child would have left before it arrived (%{time}). First correct the time that is wrong.',
    other_day_of_child: 'These points are not all of the same child and day.',
    where_is_child: 'Please say where the child is.',
    not_restorable: 'There is no mark to be applied. The point can only be closed.',
  },
};
