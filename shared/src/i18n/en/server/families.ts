import type { SameKeys } from '../../translate.js';
import type { families as reference } from '../../de/server/families.js';

/** What the API says in English of families. */
export const families: SameKeys<typeof reference> = {
  guardian: {
    own_address: 'This is your own address. Please enter that of the other person.',
    no_child: 'Please choose at least one child.',
    unknown_child: 'This child is not part of your family.',
    forbidden: 'For %{child} the office has blocked further guardians. %{office}',
    complete: '%{child} has two guardians already. %{office}',
    already_invited: 'There is an open invitation for %{child} already. Withdraw it first.',
    withdrawn: 'The invitation was withdrawn. The link in the e-mail no longer works.',
    ended: '%{name} has no access to %{child} any more.',
    left: 'You have no access to %{child} any more.',
    accepted: 'You have accepted the invitation. You now see: %{children}.',
    link_unknown: 'This link is not valid. Please open it again from the e-mail.',
    link_used: 'This invitation was accepted already.',
    link_expired: 'This invitation has expired. Please ask for a new one.',
    link_withdrawn: 'This invitation was withdrawn.',
    link_forbidden: 'This invitation can no longer be accepted. %{office}',
    link_already: 'You are a guardian already.',
    confirm_first:
      'Please confirm your e-mail address first, with the link in the e-mail that you got after creating your account. Then you can accept the invitation here.',
    link_other_address:
      'This invitation went to another e-mail address than that of your account. Log in with the account of the invited address, or ask %{inviter} for an invitation to the address of your account.',
  },
  child: {
    last_parent_owes: 'Something is still open for this child (%{open}). Leave a parent who pays it.',
    parent_while_there:
      'The child is there today and has not left. Until then a parent with a telephone must stay, so that its leaders can call somebody.',
    too_many: 'A family adds no more than %{max} children by itself. %{office}',
  },
  people: {
    without_parents:
      '%{smart_count} child has no parents any more: please assign parents or delete the child. |||| %{smart_count} children have no parents any more: please assign parents or delete the children.',
    past_registrations_go:
      '%{smart_count} past registration is deleted too. |||| %{smart_count} past registrations are deleted too.',
    account_goes: 'The account %{email} is deleted too.',
    account_stays: 'The account %{email} stays, because it has roles.',
    orphans: 'Left without parents: %{names}.',
    other_parent: 'Stay with the other parent: %{names}.',
  },
  pickup_persons: {
    too_many: 'At most %{max} persons.',
    gone: 'Somebody else has taken %{name} from the list meanwhile. Saving once more puts this person back.',
  },
  absence: {
    past: 'This day is over.',
    too_far: 'At most a year ahead, until %{date}.',
    no_week: '%{child} has no confirmed place on these days.',
    overlaps: '%{child} has already been reported absent for %{period}.',
    too_many: 'A family reports no more than %{max} absences of %{child} by itself. %{office}',
    taken_back: 'The absence is taken back.',
  },
};
