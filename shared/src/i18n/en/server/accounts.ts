import type { SameKeys } from '../../translate.js';
import type { accounts as reference } from '../../de/server/accounts.js';

/** What the API says in English of accounts. */
export const accounts: SameKeys<typeof reference> = {
  parent_view: {
    no_account: 'This person has no account. There is nothing in the parent portal that they see.',
  },
  password: {
    no_user: 'There is no account with this e-mail address.',
    link_sent: 'We have sent you a link to reset your password.',
    recently_sent: 'A link was sent recently. Please wait a little.',
    already_reset:
      'This link is not valid any more: the password was reset already, or the link has expired.',
    changed: 'Your password was changed.',
  },
  email_confirmation: {
    done: 'Thank you, your e-mail address is confirmed.',
    already: 'Your e-mail address is confirmed already.',
    sent: 'We have sent you another e-mail.',
    recently_sent: 'The e-mail was sent only a short time ago. Please wait two minutes.',
    expired: 'This link has expired. Please log in and ask for a new one.',
    unknown:
      'This link is not valid. Maybe it is incomplete, or your e-mail address was changed since. You can ask for a new one when you are logged in.',
  },
  user: {
    not_own: 'You cannot delete your own account.',
    has_person: '“%{name}” belongs to a parent and cannot be deleted here. Delete the parent.',
    beyond_own: '“%{name}” has permissions that you do not hold. Only somebody who holds them may delete it.',
    last_role_update: '“%{name}” is the only one who can edit roles and cannot be deleted.',
    login_ends: 'The account is logged out at once and cannot log in any more.',
    leads:
      'The account still leads: %{places}. Who leads the children then? Please decide it before, at “Groups” of the week.',
    leads_more:
      '%{places} and %{smart_count} more week or group |||| %{places} and %{smart_count} more weeks or groups',
  },
  role: {
    beyond_own: '“%{name}” has permissions that you do not hold. Only who holds them can delete the role.',
  },
  account_deletion: {
    staff: 'Your account has rights in the office. Only the office can delete it. %{office}',
    places:
      '%{smart_count} place in a week that has not ended: please give it back first. If that is not possible any more, you can delete the account after the week. %{office} |||| %{smart_count} places in weeks that have not ended: please give them back first. If that is not possible any more, you can delete the account after the weeks. %{office}',
    present: 'A child is on site today: delete the account once it has been picked up.',
    open: '%{amount} are still to be paid: please pay them first.',
    open_after: '%{amount} remain to be paid after you have given the places back: please pay them.',
    credit: 'You have %{credit} of credit: the office pays it out first. Enter your IBAN. %{office}',
    in_file: '%{credit} of credit are being paid out: delete the account once the money has arrived.',
    becomes_credit:
      'With the places, money that was paid would become credit of nobody: please contact the office.',
    other: 'This belongs to your data still: %{by}. Only the office can delete it. %{office}',
    done: 'Your account is deleted.',
  },
  api_key: {
    unknown: 'This API key does not work: it has ended, was revoked, or is misspelt.',
    lacks: 'This API key lacks the permission %{permission}: both its role and its maker must hold it.',
    role_needs_factor: 'This role requires a second factor. Set one up first.',
    too_many: 'You have %{max} keys already. Revoke one first.',
    ends: '%{smart_count} API key of this account ends at once. |||| %{smart_count} API keys of this account end at once.',
    over: 'This day is over.',
    too_long: 'A key works for two years at most.',
    revoked: 'The API key “%{name}” is revoked.',
  },
  second_factor: {
    step_ended: 'This step has ended. Please begin again.',
    wrong_code: 'This code is wrong or has already been used.',
    wrong_passkey: 'This passkey is not known here, or checking it failed.',
    last_required:
      'Your role requires a second factor: the last one cannot be removed. Set up another one first.',
    none: 'This account has no second factor.',
    too_many_passkeys: 'An account cannot have more than ten passkeys.',
    no_passkeys_here: 'There are no passkeys at this address of the site.',
    removed: 'The factor is removed.',
    ask_password: 'Please enter your present password.',
    ask_code: 'Please also enter a code of your authenticator app or a recovery code, or use a passkey.',
  },
  account_undo: {
    done: 'The change is undone, and all devices are logged out. We have sent an e-mail with a link to choose a new password.',
    used: 'The change was undone already, by this link or by that of an earlier e-mail.',
    over: 'This link is not valid. It may be incomplete or have expired: a change can be undone for 7 days. Please contact the office.',
    by_office:
      'This link is not valid any more, because the office has changed your account since. Please contact the office.',
    address_taken:
      'Another account has your former e-mail address by now. Nothing was changed. Please contact the office at once.',
    ask_password:
      'The account has a second factor now. So that nobody takes it away who only reads your e-mails, please enter the password from before the change.',
    wrong_password:
      'This is not the password from before the change. If you got several such e-mails, use the link of the first. If you do not remember it, please contact the office.',
  },
};
