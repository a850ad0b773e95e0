import { common } from '../common.js';
import type { SameKeys } from '../../translate.js';
import type { catalogue as reference } from '../../de/server/catalogue.js';

/** What the API says in English of catalogue. */
export const catalogue: SameKeys<typeof reference> = {
  eligibility: common.eligibility,
  course: {
    question_twice: 'This question is on the list already.',
    question_answered:
      'This question has been answered: this can no longer be changed. Remove the question and add a new one.',
    question_elsewhere:
      'Other projects ask this question too: this must stay the same everywhere. Add a new question for it.',
    question_options: 'Please give at least one answer to choose from.',
    option_twice: 'This answer is among the choices already.',
    questions_long: 'These are too many or too long questions.',
  },
  week: {
    already_cancelled: 'This week is cancelled already.',
    ended: 'This week is over and cannot be cancelled any more.',
    cancelled:
      'The week is cancelled. %{smart_count} person gets an e-mail. |||| The week is cancelled. %{smart_count} people get an e-mail.',
    merged:
      'The weeks are merged. %{smart_count} person gets an e-mail. |||| The weeks are merged. %{smart_count} people get an e-mail.',
    merge: {
      ended: 'This week is over and cannot be merged any more.',
      same: 'Please choose another week.',
      into_ended: 'The week “%{courseWeek}” is over.',
      seats:
        'The week “%{courseWeek}” lacks %{smart_count} place. |||| The week “%{courseWeek}” lacks %{smart_count} places.',
      queue:
        'The waiting list of the week “%{courseWeek}” lacks %{smart_count} place. |||| The waiting list of the week “%{courseWeek}” lacks %{smart_count} places.',
      twice: 'Also registered for the week “%{courseWeek}”: %{names}.',
      overlap: 'Registered for another programme on the days of the week “%{courseWeek}”: %{names}.',
      day_type: 'The week “%{courseWeek}” does not offer the chosen day type: %{names}.',
    },
  },
  reminder: {
    too_late: 'It is too late for that: registration opens in less than an hour, or is already open.',
    removed: 'The reminder is switched off.',
  },
  calendar: {
    removed: 'Your calendar is switched off. Its address no longer works.',
  },
  week_groups: {
    name_twice: 'Another group of this week has that name.',
    child: 'A child is not registered for this week, or is in two groups.',
    leader: 'An account cannot be assigned: it lacks the permission.',
    opens:
      'Leaders see the health data of their children. So only who sees all registrations and health data, and may edit registrations, can assign.',
  },
};
