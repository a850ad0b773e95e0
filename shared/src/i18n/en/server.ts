import { common } from './common.js';
import type { SameKeys } from '../translate.js';
import type { server as reference } from '../de/server.js';

/** Messages of the API in English. */
export const server: SameKeys<typeof reference> = {
  error: {
    malformed: 'The request cannot be read.',
    unauthenticated: 'Please log in.',
    invalid_credentials: 'Wrong e-mail address or password.',
    forbidden: 'You are not allowed to do this.',
    no_person: 'You cannot register children with this account, because it has no details of a parent.',
    email_not_confirmed: 'Please confirm your e-mail address first, with the link that we have sent you.',
    read_only_view:
      'This is not possible: you see the portal as a parent does. In this view nothing can be changed, and secret addresses are not shown.',
    not_for_api_keys:
      'An API key opens what its role permits, not the own account of a person. Please log in for that.',
    password_change_required: 'Please change your password first.',
    second_factor_required: 'Please set up a second factor for signing in first.',
    not_found: 'Not found.',
    conflict: 'This cannot be saved right now. Please reload and try again.',
    idempotency_conflict: 'This request was already sent with other content.',
    changed_meanwhile: 'Somebody else has changed the same meanwhile. Please choose which value is to stay.',
    basket_changed: 'Places or prices have changed meanwhile. Nothing was booked.',
    too_large: 'The request is too large.',
    too_many_values: 'The request holds too many values.',
    unsupported_type: 'This content type is not accepted.',
    validation: 'Please check your entries.',
    registration_closed: 'Registration is not possible at present.',
    week_not_open: 'Registration for this week is closed.',
    week_full: 'All chosen weeks are full, their waiting lists too.',
    not_eligible: 'This project is not for all of the chosen children.',
    too_many_requests: 'Too many attempts. Please wait %{minutes} minutes.',
    internal: 'Something went wrong. Please try again later.',
    busy: 'We are very busy right now. Please try again in a few seconds.',
    document: 'The document cannot be made right now. Please try again in a few seconds.',
  },
  validation: {
    required: 'Please fill in this field.',
    text: 'Please enter a text.',
    too_long: 'At most %{max} characters.',
    too_formatted: 'The text has too much formatting. Please simplify it.',
    too_short: 'At least %{min} characters.',
    integer: 'Please enter a whole number.',
    between: 'Please enter a number from %{min} to %{max}.',
    money: 'Please enter an amount from 0 with at most two decimals.',
    signed_money: 'Please enter an amount with at most two decimals.',
    date: 'Please enter a valid date.',
    time: 'Please enter a time from 00:00 to 23:59.',
    instant: 'Please give a valid point in time.',
    boolean: 'Please say yes or no.',
    choice: 'Please choose one of the offered values.',
    list: 'Please give a list.',
    list_long: 'At most %{max} entries.',
    object: 'Please send the complete data.',
    iban: 'Please check the IBAN, it seems invalid.',
    one_line: 'Please write it in one line, without line breaks.',
    reference: 'There is no such entry.',
    changed_meanwhile: 'Somebody else has changed this meanwhile. Please choose what is to stay.',
    self_reference: 'A record cannot refer to itself.',
    twice: 'This entry is in the list already.',
    too_many_weeks: 'At most %{max} weeks at a time. Please choose fewer courses.',
    upload_address: 'Please choose an uploaded file.',
    document_path: 'There is no document at this address.',
    colour: 'Please enter a colour such as #C2410C.',
    web_address: 'Please enter an address that starts with http:// or https://.',
    origins:
      'Please enter addresses of websites, one on a line, without a path and with https://: https://www.example.org (at most 20).',
    not_before: 'The end must not be before the beginning.',
    not_after: 'Enter a date that is not after “Registration from”.',
    allocation_fixed: 'How places are given cannot be changed any more: there are registrations.',
    not_after_start: 'The end must be after the beginning.',
    decimal: 'Enter a number with at most 6 decimals.',
    not_below: 'The upper limit must not be below the lower one.',
    fee_falls: 'A later cancellation must not cost less.',
    day_type_offered: 'Please offer half day, full day or both.',
    from_within_course: 'The project begins on %{date}. A week cannot begin earlier.',
    to_within_course: 'The project ends on %{date}. A week cannot end later.',
    week_overlaps:
      '%{smart_count} registered child would have two programmes in these dates. |||| %{smart_count} registered children would have two programmes in these dates.',
    weeks_from_within_course: 'The first week of the project begins on %{date} already.',
    weeks_to_within_course: 'The last week of the project ends on %{date} only.',
    top_level_category: 'Please choose a top-level category other than this one.',
    has_subcategories: 'This category has subcategories itself.',
    email: 'Please enter a valid e-mail address.',
    taken: 'This is taken already: each value may stand only once.',
    name_taken: 'This name is taken already.',
    unknown_names: 'Unknown: %{names}.',
    roles_beyond_own: 'You cannot give roles with permissions that you do not hold yourself: %{names}.',
    account_beyond_own:
      'This account has permissions that you do not hold. Only somebody who holds them may change it.',
    role_beyond_own: 'This role has permissions that you do not hold. Only who holds them can change it.',
    permissions_beyond_own: 'You can only give permissions that you hold yourself.',
    last_holder:
      'Nobody would hold a permission that you take away here any more, and nobody could give it again.',
    parent_access:
      'This needs the permissions to see children, persons and health data: parents see all of it of their child.',
    parent_login: 'This is the account of a parent. Only who may edit persons too changes its login.',
    leader_access:
      'This is the account of a leader. Only who sees all registrations and health data, and may edit registrations, changes its login.',
    own_week:
      'You lead this week yourself. Only who sees all registrations and health data anyway can register children here. Please ask the office.',
    kept_week:
      'This week is led by somebody who makes or opens accounts like yours. Only who sees all registrations and health data anyway changes its children and days. Please ask the office.',
    leads_weeks:
      'An account with this role is named as leader of weeks and would see them. Only who sees all registrations and health data anyway, and may edit registrations, gives it this permission.',
    leaders_sight:
      'Only who sees all registrations and health data anyway, and may edit registrations, changes how long leaders see their weeks.',
    past_week_dates:
      'The leaders of this week do not see it any more. Only who sees all registrations and health data anyway changes its days.',
    led_week_dates:
      'This week has leaders. With the new days they would see its children earlier or longer. Only who sees all registrations and health data anyway, and may edit registrations, changes that. Please ask the office.',
    own_week_dates:
      'You lead this week yourself. Only who sees all registrations and health data anyway changes its days.',
    notices:
      'A project can become active only once there are a privacy statement and an imprint: the law wants them before families enter their data. Missing: %{missing}. They are entered in the first steps or in the settings.',
    feature_used: 'Active projects use this: %{projects}. Change these first.',
    notice_needed:
      'While projects are active, this must be filled: the law wants it, because families enter their data.',
    last_role_update: 'At least one user must be able to edit roles.',
    own_password: 'You change your own password with “Change password”.',
    email_taken: 'There is an account with this e-mail address already.',
    email_reserved:
      'This e-mail address belonged to another account until recently, and is kept for it for some days. Please use another one, or contact the office.',
    email_of_staff: 'Only those who may create users can change the address of an account with roles.',
    tax_length: 'The tax number has exactly 16 characters.',
    tax_invalid: common.tax_invalid,
    tax_taken: 'This tax number is registered already. %{office}',
    tax_taken_by: '%{name} has this tax number already.',
    tax_fixed: 'The tax number cannot be changed any more.',
    phone: 'Please enter a valid phone number.',
    password_common: 'This password is too easy to guess. Please choose another one.',
    password_own_data: 'Please choose a password that is not the name or the e-mail address.',
    password_confirmation: 'The two passwords differ.',
    current_password: 'The current password is wrong.',
    password_same: 'Please choose a new password.',
    health_consent: 'Please consent to keeping the health data, or leave these fields empty.',
    sort: 'Cannot sort by “%{field}”.',
    filter: 'Cannot filter by “%{field}”.',
    column: 'The list has no column “%{field}”.',
    page: 'The page is a number from 1.',
    items_per_page: '1 to %{max} entries a page, or -1 for all.',
    too_many_rows: 'The list is too long to be loaded as a whole.',
    too_many_references: 'At most %{max} payment references can be searched at once.',
  },
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
  crud: {
    deleted: '“%{name}” was deleted.',
    in_use: '“%{name}” is in use and cannot be deleted: %{by}.',
    in_use_unknown: 'This entry is in use and cannot be deleted.',
    files_go: 'The uploaded file is deleted too. |||| The %{smart_count} uploaded files are deleted too.',
    dependents: {
      registration: '%{smart_count} registration |||| %{smart_count} registrations',
      attendance: '%{smart_count} attendance |||| %{smart_count} attendances',
      attendance_issue: '%{smart_count} point about attendance |||| %{smart_count} points about attendance',
      cancellation_fee: '%{smart_count} cancellation fee |||| %{smart_count} cancellation fees',
      active_registration: '%{smart_count} active registration |||| %{smart_count} active registrations',
      there_today: 'marked as present today and not as left',
      child_there_today:
        '%{smart_count} child that is marked as present today and not as left |||| %{smart_count} children that are marked as present today and not as left',
      open_point:
        '%{smart_count} open point about attendance |||| %{smart_count} open points about attendance',
      api_key: '%{smart_count} API key |||| %{smart_count} API keys',
      other: '%{smart_count} other entry |||| %{smart_count} other entries',
    },
    copy_suffix: '(copy)',
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
  privacy: {
    erased:
      '%{name} was erased with the account and %{smart_count} child. |||| %{name} was erased with the account and %{smart_count} children.',
    kept_children:
      '%{smart_count} child stays with the other parent. |||| %{smart_count} children stay with the other parent.',
    contacts_replaced:
      '%{smart_count} registration of a week that has not ended now has the other parent’s phone as emergency contact: please ask. |||| %{smart_count} registrations of weeks that have not ended now have the other parent’s phone as emergency contact: please ask.',
    contacts_go:
      'For %{smart_count} registration of a week that has not ended the other parent’s phone becomes the emergency contact. |||| For %{smart_count} registrations of weeks that have not ended the other parent’s phone becomes the emergency contact.',
    present_today:
      '%{smart_count} child of this family is marked as present today. After the erasure it stands on no list any more, not as an open point either: please ask the leaders first where it is. |||| %{smart_count} children of this family are marked as present today. After the erasure they stand on no list any more, not as open points either: please ask the leaders first where they are.',
    children_go: 'Deleted with all their data: %{names}.',
    registrations_go:
      '%{smart_count} registration is removed. |||| %{smart_count} registrations are removed.',
    not_mailed: 'The family gets no mail about it.',
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
  upload: {
    missing: 'Please choose a file.',
    one_file: 'Please upload one file at a time.',
    unknown_part: 'Nothing can be uploaded here under this name.',
    image_type: 'Please choose a JPEG, PNG, WebP or GIF image.',
    image_broken: 'This image cannot be read. Please save it again.',
    image_bytes: 'The image is larger than %{max} MB.',
    image_pixels: 'The image has more than %{max} megapixels. Please make it smaller.',
    file_type: 'Please choose a PDF file.',
    file_bytes: 'The file is larger than %{max} MB.',
  },
  option: {
    required: '“%{name}” is needed and cannot be deleted.',
    taken: 'This option exists already.',
    key_fixed: 'The key of an option cannot be changed.',
  },
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
  signup: {
    too_many_lines: 'At most %{max} weeks at once.',
    no_child: 'Please register at least one child!',
    child_missing: 'Please add a child.',
    no_week: 'Please choose a child and a week.',
    week_unknown: 'This week is not one of this course.',
    week_twice: 'This child is entered for the week “%{courseWeek}” already.',
    week_taken_by: '%{name} entered this child for the week “%{courseWeek}” already, %{when}.',
    week_cancelled: 'The week “%{courseWeek}” was cancelled and cannot be booked.',
    overlap: 'In the week “%{courseWeek}” the child is registered in another programme already.',
    too_many_waiting: 'A child can have %{max} places on waiting lists and wishes at most.',
    together_unknown: 'A group needs at least two lines of this basket.',
    together_twice: 'Each line can be in one group only.',
    together_mixed: 'Siblings in one week can stay together, or weeks of one child.',
    together_draw: 'Before a draw only siblings in one week can stay together.',
    overlap_request: 'The week “%{courseWeek}” overlaps another chosen week.',
    day_type: 'This day type is not offered in this week.',
    contact1: 'Please give an emergency contact!',
    contacts_differ: 'Please give two different emergency contacts!',
    contact2_phone: 'Please give the phone number of this person too.',
    custom_field: 'Please fill in “%{label}”.',
    answer_long: 'Please shorten “%{label}” to %{max} characters at most.',
    answer_number: 'Please give a number up to 1,000,000 with at most two decimals for “%{label}”.',
    answer_option: 'Please choose from the answers offered for “%{label}”.',
    answer_kind: 'This answer does not fit the question “%{label}”.',
    answer_consent: 'Please agree that these health data are stored.',
    answer_unknown: 'This question is not part of this project.',
    privacy: 'Please accept the privacy terms.',
    confirmed: '%{child}: “%{courseWeek}” is booked.',
    waiting:
      '%{child} has place %{position} on the waiting list for “%{courseWeek}”, because the week is full.',
    held_back:
      '%{child}: “%{courseWeek}” is not sure yet. Further weeks are given after registration has closed.',
    wish: '%{child}: “%{courseWeek}” is noted as a wish. The places are drawn after registration has closed.',
    full: '%{child}: “%{courseWeek}” is full, its waiting list too. Nothing was stored.',
  },
  offer: {
    none: 'This offer is gone: it has expired or was answered already.',
    declined: 'You have declined the offer. Your child is no longer on the waiting list.',
  },
  told: {
    office: 'The office',
    today: 'today at %{time}',
    on: 'on %{date} at %{time}',
    removed: '%{name} cancelled the registration “%{place}” %{when}.',
    removed_self: 'You cancelled the registration “%{place}” yourself %{when}.',
    removed_unknown: 'The registration “%{place}” was cancelled %{when}.',
    declined: '%{name} declined the offer “%{place}” %{when}.',
    declined_self: 'You declined the offer “%{place}” yourself %{when}.',
    declined_unknown: 'The offer “%{place}” was declined %{when}.',
    accepted: '%{name} accepted the offer “%{place}” %{when}.',
    accepted_self: 'You accepted the offer “%{place}” yourself %{when}.',
    accepted_unknown: 'The offer “%{place}” was accepted %{when}.',
  },
  registration: {
    gone: 'The registration is there no more.',
    no_group: 'This registration does not wait together with others.',
    deleted: 'The registration was deleted.',
    deleted_waiting: 'The child is not on the waiting list any more.',
    deleted_wish: 'The wish is removed.',
    deleted_held: 'The week that was not sure yet is removed.',
    discount_above_price: 'The discount is higher than the price.',
    discount_reason: 'Say why there is this discount.',
    not_open: 'Registration for this week is closed. %{office}',
    too_late: 'Only the office can cancel this registration now. %{office}',
    others_fee:
      'Removing this registration costs a fee now. Only the parent who booked it can do that. %{office}',
    costs_other: 'This costs more. Only the parent who booked this registration can change it. %{office}',
    fee_above: '%{amount} at most: cancelling costs no more on this day.',
    no_fee: 'There is no fee for cancelling this registration.',
    fee_reason: 'Please give a reason: by the terms of the project it is %{amount}.',
    another_fee: 'Cancelling this registration costs %{fee} now. Please decide again.',
    has_payment: 'There is a payment on this registration. %{office}',
    not_own_booking: 'Only the person who booked can change this. %{office}',
    preview: {
      course: 'Course',
      week: 'Week',
      paid: '%{amount} were paid.',
      refund: '%{amount} were paid. The amount becomes credit of the family.',
      nothing_paid: 'Nothing was paid.',
      leaves_queue: 'The child loses its place on the waiting list.',
      moves_up: 'Moves up from the waiting list: %{names}. The parents get a mail.',
      moves_up_unnamed:
        '%{smart_count} child moves up from the waiting list. The parents get a mail. |||| %{smart_count} children move up from the waiting list. The parents get a mail.',
      week_moved: 'The week was moved: the place can be given back free of charge until %{until}.',
      nobody_moves_up: 'Nobody moves up from the waiting list.',
      nobody_mailed: 'Nobody gets a mail, because no parent has an account.',
      unnamed:
        '%{smart_count} child (named to who sees registrations) |||| %{smart_count} children (named to who sees registrations)',
      present_today_unnamed:
        '%{smart_count} child is marked as present today, and has no place afterwards. It stays on the list until it has left, and becomes an open point. Please ask the leaders where the child is. |||| %{smart_count} children are marked as present today, and have no place afterwards. They stay on the list until they have left, and become open points. Please ask the leaders where the children are.',
      present_today:
        'Marked as present today, and without a place afterwards: %{names}. The child stays on the list until it has left, and becomes an open point. Please ask the leaders where the child is. |||| Marked as present today, and without a place afterwards: %{names}. The children stay on the list until they have left, and become open points. Please ask the leaders where the children are.',
    },
    give_place: {
      has_seat: 'The child has a sure place already.',
      no_seat: 'No seat is free in the week “%{courseWeek}”.',
    },
    move: {
      no_seat: 'The week “%{courseWeek}” has no free place, but its waiting list has.',
      held_back:
        'The child has its sure weeks of this course already. Others are given after registration has closed.',
      draw: 'The places of this course are drawn after registration has closed.',
      full: 'The week “%{courseWeek}” is full, and so is its waiting list.',
      from: 'Before',
      to: 'New',
      seat: 'The child gets a place. Then %{registered} of %{seats} places are taken.',
      waits:
        'No place is free. The child loses its present place and is number %{position} on the waiting list.',
      waits_again: 'No place is free. The child is number %{position} on the waiting list.',
      noted: 'The child is noted there. Free places are given after registration has closed.',
      wish: 'The child takes part in the draw there with a wish.',
      price: 'The price changes from %{before} to %{price}.',
      same_price: 'The price stays %{price}.',
      paid_open: '%{paid} are paid, %{open} are open then.',
      paid_credit: '%{paid} are paid, the credit is %{credit} then.',
      paid_full: '%{paid} are paid, so all is paid.',
      other_question:
        'This course asks “%{label}”. The answer is not asked again: please check it in the registration afterwards.',
    },
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
  payment: {
    booked: '%{smart_count} payment was booked. |||| %{smart_count} payments were booked.',
    nothing_open: 'All selected registrations were paid already.',
    waiting: 'Who is on the waiting list does not pay yet.',
    paid_meanwhile:
      'Somebody else has entered the same amount meanwhile. If these are two payments, cancel and enter the sum.',
    date: 'Please enter a date of payment that is not in the future, and at most a year ago.',
    due_waiting: 'Nothing is to be paid while waiting, so there is no due date.',
    due_on: 'Please enter a date from the year 2000 on, at most one year ahead.',
    nothing: 'An amount of 0 is no payment.',
    shares_above: 'The registrations get more than the amount of the payment.',
    share_sign: 'Each part must have the same sign as the payment and must not be 0.',
    share_twice: 'This registration is in the list already.',
    other_family: 'This registration is of no child of this person.',
    fee_waived: 'The cancellation fee is waived.',
    more_than_fee: 'That is more than is open of this cancellation fee.',
    more_than_paid: 'Less than this is paid for the registration.',
    more_than_credit: 'The credit is only %{credit}.',
    reversed_already: 'This payment was taken back already.',
    payer_of_others:
      'Only who owes the amount may have paid, or a parent of every child that is paid for. Anybody else is named as text.',
    payer_of_refund: 'Of a refund, or of what takes a payment back, nobody asks who paid.',
    payer_receipt:
      'The payment has the receipt no. %{number}, which says who paid. Please cancel the receipt first.',
    is_reversal: 'What takes a payment back cannot be taken back. Please book the payment again.',
    spent: 'The money of this payment was refunded or used already.',
    in_file: 'The credit that this money became is in a file of transfers. Please withdraw that file first.',
    credit_used: 'The credit was used.',
  },
  document: {
    no_organiser:
      'The document is printed once the office has entered name and address of the organiser: “%{option}” in “Options → %{tab}”.',
  },
  receipt: {
    no_organiser:
      'Receipts need something about the organiser that is missing: “%{option}”. Please enter it in “Options → %{tab}”.',
    not_received: 'Payment no. %{id} is no money that was received: it cannot have a receipt.',
    taken_back: 'Payment no. %{id} was taken back: it cannot have a receipt.',
    nothing_left: 'Payment no. %{id} was refunded wholly, or booked otherwise: it cannot have a receipt.',
    no_payer: 'It is not known who paid payment no. %{id}.',
    made_already:
      'Payment no. %{id} has the receipt %{number} already. Please cancel that one first if it is wrong.',
    cancelled_already: 'The receipt %{number} is cancelled already.',
    cancelled: 'The receipt %{number} is cancelled.',
    too_many: 'A PDF has at most %{max} receipts. Please narrow the list, or download all as a ZIP file.',
  },
  payout: {
    no_credit: '%{name} has no credit that can be paid out.',
    no_iban: 'No IBAN of %{name} is known. Please enter one.',
    no_account:
      'No project has an account from which credit can be paid out. Please enter IBAN and owner of the account in a project.',
    foreign_account: 'This is no account of the organiser: no project names this IBAN.',
    execute_on: 'Please enter a day from today on.',
    nothing_open: 'Nothing of this file is open any more: all is paid out or withdrawn.',
    paid: '%{smart_count} refund booked: %{amount}. |||| %{smart_count} refunds booked: %{amount}.',
    closed:
      'The bank has carried out %{smart_count} refund. |||| The bank has carried out %{smart_count} refunds.',
    returned:
      '%{smart_count} refund came back and is credit again: please check the IBAN. |||| %{smart_count} refunds came back and are credit again: please check the IBANs.',
    differing: 'The amount of the refund is not that of the file, so it stays open: %{references}.',
    withdrawn_paid:
      'Withdrawn, but carried out by the bank, and booked now: %{references}. Please do not put these into a new file.',
    unbooked:
      'WARNING: the bank has carried out what is not open here any more. It is not booked, please check it: %{references}.',
    value_date: 'Value date %{date}',
    no_sepa: 'This IBAN is of a country to which there are no SEPA transfers.',
    own_account: 'This is an account of the organiser.',
    changed: 'The IBAN was changed meanwhile: %{now}. Please check it, and save again.',
    changed_none: 'The IBAN was removed meanwhile. Please check this, and save again.',
    credit_first:
      '%{credit} of credit of %{name} remain. Please pay it out first: under Finance → Credit, or as a refund on the page of the family.',
    refund_first:
      'What remains of it as credit has to be paid out first: cancel these places and pay out the credit.',
    in_file:
      '%{name} has credit in a file of transfers that the bank has not carried out yet. Please close or withdraw it first.',
    text: 'Refund of credit %{organiser}',
  },
  books: {
    closed: 'The books are closed until %{date}. Please choose a later date.',
    own_page: 'This is changed on the page “Books”.',
    in_future: 'Books can be closed until yesterday, %{date}, at most: corrections have the date of today.',
    not_earlier: 'The books are closed until %{date} already. Choose a later day, or open them again.',
    not_closed: 'The books are not closed.',
    before_closed: 'Please choose a day before %{date}: until then the books are closed.',
  },
  payment_reminder: {
    until: 'Please enter a day from today on, at most one year ahead.',
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
  mail: {
    greeting: 'Dear %{name},',
    greeting_unknown: 'Hello,',
    where: 'Place',
    map: 'Show on the map (OpenStreetMap)',
    bring: 'Good to know',
    calendar_attached: 'The dates are attached as a calendar file.',
    returns: 'Cancelling: %{steps}; not possible after that.',
    returns_free: 'free until %{until}',
    returns_fee: 'for %{percent} % of the price until %{until}',
    returns_none: 'Cancelling is no longer possible.',
    regards: 'Kind regards',
    reset_subject: 'Reset your password',
    reset_text: 'You asked for a link to reset your password. It is good for 60 minutes.',
    reset_button: 'Choose a new password',
    reset_ignore: 'If this was not you, there is nothing to do.',
    set_subject: 'Your account: choose a password',
    set_text: 'An account was made for you. Please choose a password; the link is good for 7 days.',
    set_button: 'Choose a password',
    restored_subject: 'The change is undone',
    restored_text:
      'A change of your login was undone by the link in our e-mail. All devices are logged out, and the password you had is not valid any more. Please choose a new one that you have used nowhere else. The link is good for 7 days.',
    restored_note:
      'Please look then whether everything in your account is right, and who else has access to your children. If something is not yours, please contact the office.',
    refund_account_changed_subject: 'Your IBAN for refunds was changed',
    refund_account_changed_text:
      'on %{date} at %{time} the IBAN was changed to which we pay your credit back.',
    refund_account_changed_note:
      'If it was not you and you did not ask the office for it, please contact the office at once and change your password.',
    refund_account_changed_button: 'My family',
    credit_received_subject: 'Your payment: %{credit} of credit',
    credit_received_text:
      'Your payment of %{date} of %{amount} has arrived. %{credit} of it are credit, because less was open.',
    credit_received_note:
      'The credit pays what you book next. If you would like to have it back, please contact the office.',
    credit_received_other_subject: 'A payment for you: %{credit} of credit',
    credit_received_other_text:
      'A payment of %{date} of %{amount} has arrived for you. %{credit} of it are your credit, because less was open.',
    credit_undone_subject: 'Payment taken back: %{credit} of credit',
    credit_undone_text:
      'We have taken back a booked payment of %{date} of %{amount}. Your credit is %{credit} less now. The office answers questions.',
    credit_returned_subject: 'Our transfer to you came back',
    credit_returned_text:
      'The transfer of %{amount} to your account %{account} came back on %{date}. The amount is your credit again.',
    credit_returned_note:
      'Please check the IBAN for refunds in “My family”. The credit first pays what else you owe.',
    deleted_balance: 'Your credit is now %{balance}.',
    cancelled_by_office: 'The office cancelled it.',
    cancelled_by: 'Cancelled by %{name}',
    cancelled_by_other_parent: 'Another parent of the child cancelled it.',
    payed_credit_subject: 'Paid: %{course}',
    payed_credit_text: 'In the course “%{course}” the following is now paid in full:',
    credit_paid_out_subject: 'Your credit was paid out',
    credit_paid_out_text: 'On %{date} we transferred %{amount} of your credit to your account %{account}.',
    api_key_made_subject: 'An API key was made',
    api_key_made_text:
      'on %{date} the API key “%{key}” was made with your account. With it a program can use Feria in your name.',
    api_key_made_note:
      'If it was not you, please revoke it at once in the back office under “API keys”, and change your password.',
    email_taken_back_subject: 'A changed e-mail address was put back',
    email_taken_back_text:
      'This e-mail address was registered with us for an account. On %{date} at %{time} this was undone: the account has its former address again.',
    email_taken_back_note:
      'If the account is yours and you did not want this, please contact the office at once. What the office changes then cannot be undone by a link.',
    undo_text:
      'Was this not you? Undo it with this link, and everything that was changed after it, until %{date}, %{time}. All devices are logged out, and you choose a new password.',
    undo_button: 'Undo the change',
    email_confirmation_subject: 'Confirm your e-mail address',
    email_confirmation_text:
      'Please confirm that this e-mail address is yours. Without it you can register children only until %{date} at %{time}. The link is good for 7 days.',
    email_confirmation_again_text:
      'please confirm that this e-mail address is yours. The link is good for 7 days.',
    email_confirmation_button: 'Confirm the e-mail address',
    email_confirmation_note:
      'If you have no account with us, somebody gave your address by mistake. Then there is nothing to do.',
    email_changed_subject: 'Your e-mail address was changed',
    email_changed_text:
      'The e-mail address of your account was changed on %{date} at %{time}. From now on our messages go to the new address, and only that one is good for logging in.',
    email_changed_note: 'If you did not ask for this change, please contact the office at once.',
    password_changed_subject: 'Your password was changed',
    password_changed_text: 'The password of your account was changed on %{date} at %{time}.',
    password_changed_by_self: 'You have to log in again on all other devices.',
    password_changed_by_link:
      'The link of an e-mail to your address was used for it. You have to log in again on all devices.',
    password_changed_by_staff:
      'The new password was set by the office. At the next login you choose one of your own.',
    password_changed_note:
      'If you did not ask for this change, please reset your password at once and contact the office.',
    password_changed_button: 'Reset the password',
    second_factor_subject: 'The second factor of your account',
    second_factor_text: 'On %{date} at %{time}:',
    second_factor_on: 'A second factor was set up for your account. From now on every login asks for it.',
    second_factor_added: 'An authenticator app or a passkey was added to your account.',
    second_factor_removed: 'An authenticator app or a passkey of your account was removed.',
    second_factor_off: 'The second factor of your account was removed. The password is enough to log in now.',
    second_factor_codes: 'New recovery codes were made for your account. The old ones have ended.',
    second_factor_code_used: 'A recovery code of your account was used. It is not valid any more.',
    second_factor_reset:
      'The second factor of your account was reset by an administrator. You have to log in again on all devices.',
    second_factor_note:
      'If you did not do this, please change your password at once and contact your administrator.',
    parent_linked_subject: 'Another parent of %{child}',
    parent_linked_text:
      'On %{date} at %{time} another parent was linked to %{child}. From now on this person sees the data of %{child} in “My family” and can make registrations.',
    parent_linked_note: 'If you did not expect this, please contact the office at once.',
    leader_named_subject: 'You lead: %{week}',
    leader_named_text:
      'on %{date} at %{time} you were named as a leader: %{week} (%{period}). “Today” shows you the children with health data and telephone numbers; only in this time: %{sight}.',
    leader_named_note: 'If you did not expect this, please contact the office at once.',
    leader_named_button: 'Open “Today”',
    guardian_invitation_subject: '%{inviter} invites you to “My family”',
    guardian_invitation_text:
      '%{inviter} would like you to have access, as a guardian, to: %{children}. If you accept, you see the data and registrations in “My family” and can register yourself. The invitation is good until %{date} at %{time}, and only for an account with this e-mail address.',
    guardian_invitation_more: 'one other child |||| %{smart_count} other children',
    guardian_invitation_button: 'Look at the invitation',
    guardian_invitation_note:
      'If you did not expect this, somebody gave your address by mistake. You need not do anything then.',
    guardian_accepted_subject: 'Your invitation was accepted',
    guardian_accepted_text:
      '%{guardian} accepted your invitation on %{date} at %{time} and now has access to: %{children}. Your address, your emergency contacts and your comments stay hidden from this person.',
    guardian_accepted_note:
      'You can end the access in “My family” at any time. If you did not expect this, please contact the office at once.',
    pickup_changed_subject: 'Who may pick up your child',
    pickup_changed_text:
      'the list of who may pick up %{children} was changed on %{date} at %{time}. New: %{added}. No longer on it: %{removed}.',
    pickup_added_text:
      'the list of who may pick up %{children} has a new name since %{date} at %{time}: %{added}.',
    pickup_removed_text:
      'the list of who may pick up %{children} lacks a name since %{date} at %{time}: %{removed}.',
    pickup_changed_by_parent:
      'Another parent changed it. The names are shortened; the whole list is in “My family”, where you can change it.',
    pickup_changed_by_office:
      'The office changed it. The names are shortened; the whole list is in “My family”, where you can change it.',
    guardian_ended_subject: 'Your shared access to “My family”',
    guardian_ended_text:
      'Your access as an invited guardian was ended on %{date} at %{time}. It was for: %{children}.',
    guardian_ended_by_inviter:
      'Whoever had invited you ended it. Your own account stays. Registrations that you made stay valid; the office can tell you more about them.',
    guardian_ended_by_office:
      'The office ended it. Your own account stays. Registrations that you made stay valid; the office can tell you more about them.',
    guardian_ended_inviter_text:
      'On %{date} at %{time} the office ended the access of the person whom you had invited as a guardian. It was for: %{children}.',
    guardian_ended_inviter_note: 'If you have questions, please contact the office.',
    guardian_left_text:
      'The person whom you had invited as a guardian gave up their access on %{date} at %{time}. It was for: %{children}.',
    guardian_left_note:
      'Registrations that this person made stay valid and still stand in “My family”. You can invite somebody there again at any time.',
    guardian_open_to_you:
      'What was still open of these registrations (%{open}) is now yours to pay. “My family” says how.',
    guardian_open_to_other:
      'What was still open of these registrations (%{open}) is now paid by another parent. Please transfer nothing more for it.',
    guardian_documents_stay:
      'What you paid stays in your statements and confirmations in “My family”, as long as these weeks are not cancelled. If one is cancelled, the money becomes credit of the parent who pays now.',
    payer_changed_subject: 'Who pays for %{children}',
    payer_changed_text: 'On %{date} at %{time} the office changed who is a parent of %{children}.',
    account_expiring_subject: 'Your account will be deleted',
    account_expiring_text:
      'Your account has not been used for a long time, and there is no child in it any more. After %{date} we will delete it with all its data.',
    account_expiring_note:
      'If you want to keep the account, please log in once by then. Otherwise there is nothing to do.',
    account_expiring_button: 'Log in',
    account_deleted_subject: 'Your account is deleted',
    account_deleted_text:
      'On %{date} at %{time} you deleted your account. Your data went with it, and that of your children who have no other parent.',
    account_deleted_note:
      'We keep payments and receipts for as long as the law asks. If this was not you, please contact the office at once. This is the last e-mail.',
    opening_reminder_subject: 'Registration opens on %{date}: %{course}',
    opening_reminder_soon_subject: 'Registration opens at %{time}: %{course}',
    opening_reminder_text:
      'Registration for “%{course}” opens on %{date} at %{time}. It is best to log in a few minutes before. Then you can book at once on the page of the project.',
    opening_reminder_button: 'To the project',
    opening_reminder_note:
      'You get this e-mail because you asked for a reminder on the page of the project, where you can switch it off.',
    basket_subject: 'Your registrations: %{smart_count} week |||| Your registrations: %{smart_count} weeks',
    basket_text: 'We have received your registrations.',
    basket_new: '%{course}: booked',
    basket_waiting: '%{course}: on the waiting list',
    basket_held_back: '%{course}: noted',
    basket_wish: '%{course}: wishes for the draw',
    basket_last_day: 'The places are given together after %{date}. You will then get an e-mail.',
    held_back_subject: 'Noted: %{course}',
    held_back_text:
      'thank you for registering for “%{course}”. The following weeks are noted, but not sure yet: at first each child gets only a few sure weeks. Further places are given in the order of registration, after it has closed on %{date}. You will then get a mail.',
    wish_subject: 'Wishes noted: %{course}',
    wish_text:
      'thank you for registering for “%{course}”. The following weeks are noted as wishes. The places are drawn after registration has closed on %{date}. When you registered does not matter. You will then get a mail.',
    places_given_subject: 'The places are given: %{course}',
    places_given_text:
      'registration for “%{course}” has closed and the places are given. This is how your weeks stand:',
    drawn_text: 'the places for “%{course}” have been drawn. This is how your weeks stand:',
    places_given_seat: 'Sure place',
    offer_subject: 'A place is free: %{course}',
    offer_text:
      'a place has become free and is held for you until %{date} at %{time}. Please accept or decline it in “My family”.',
    offer_note:
      'Without an answer by %{date} at %{time} it is offered to the next child, and yours goes to the end of the waiting list.',
    offer_button: 'See the offer',
    offer_expired_subject: 'Offer expired: %{course}',
    offer_expired_text:
      'the offer of the following place has expired without an answer. Your child is now at the end of the waiting list.',
    declined_subject: 'Offer declined: %{course}',
    declined_text:
      'the offer of the following place in “%{course}” was declined. Your child is no longer on that waiting list.',
    paid_undone_subject: 'Payment taken back: %{course}',
    paid_undone_text:
      'we had confirmed that the following registration for the project “%{course}” is paid. We have taken this booking back, and the amount is open again: |||| we had confirmed that the following registrations for the project “%{course}” are paid. We have taken this booking back, and the amount is open again:',
    paid_undone_fee_text: 'we have taken back a payment for the project “%{course}”. So this is open again:',
    paid_undone_note: 'Have you paid? Then please contact the office before you transfer it once more.',
    week_cancelled_subject: 'Cancelled: %{course}, %{week}',
    week_cancelled_text:
      'Unfortunately the week “%{week}” (%{period}) of the course “%{course}” does not take place. This registration has ended: |||| Unfortunately the week “%{week}” (%{period}) of the course “%{course}” does not take place. These registrations have ended:',
    week_cancelled_waiting: 'was on the waiting list',
    week_cancelled_refund:
      '%{amount} were paid for it. They are credit now, which first pays what else is open. What is left is for your next registration, or the office pays it back.',
    week_cancelled_refund_other:
      '%{amount} were paid for that. They are now credit of the other parent, in whose name the registration was, also if you have paid them.',
    week_cancelled_alternatives: 'There are still free places here',
    week_cancelled_note: 'The places are not reserved. They are given in the order of registration.',
    week_moved_subject: 'New dates: %{course}, %{week}',
    week_moved_text:
      'the week “%{week}” of the course “%{course}” was moved: before %{before}, now %{period}. This registration is concerned: |||| the week “%{week}” of the course “%{course}” was moved: before %{before}, now %{period}. These registrations are concerned:',
    week_moved_hours_subject: 'New hours: %{course}, %{week}',
    week_moved_hours_text:
      'in the week “%{week}” (%{period}) of the course “%{course}” the hours have changed. This registration is concerned: |||| in the week “%{week}” (%{period}) of the course “%{course}” the hours have changed. These registrations are concerned:',
    week_moved_before: 'before: %{before}',
    week_moved_waiting: 'on the waiting list',
    week_moved_offer: 'a place is offered',
    week_moved_held_back: 'not sure yet',
    week_moved_free:
      'If that does not suit you, you can in any case give the place back free of charge until %{date} at %{time}: open the registration in “My family” and choose “Cancel registration”. What is paid for it becomes credit. |||| If that does not suit you, you can in any case give each of these places back free of charge until %{date} at %{time}: open the registration in “My family” and choose “Cancel registration”. What is paid for it becomes credit.',
    week_moved_return:
      'If that does not suit you, you can give the place back: open the registration in “My family” and choose “Cancel registration”. Until when that is free of charge stands above. What is paid for it becomes credit. |||| If that does not suit you, you can give each of these places back: open the registration in “My family” and choose “Cancel registration”. Until when that is free of charge stands above. What is paid for it becomes credit.',
    week_moved_office: 'If that does not suit you, please contact the office.',
    week_moved_leave:
      'You can leave the waiting list or decline an offer in “My family” at any time free of charge, as long as the week has not begun.',
    suits: 'suits %{names}',
    office_message: 'Message of the office',
    project_button: 'To the project',
    new_subject: 'Registration: %{course}',
    new_text: 'We have received the registration for the course “%{course}”. Booked:',
    waiting_subject: 'Waiting list: %{course}',
    waiting_text:
      'We have received the registration for the course “%{course}”. The weeks named here have no free place at present, so the registration is on the waiting list. We write to you when a place becomes free. Until then there is nothing to pay for it.',
    new_waiting_subject: 'A place became free: %{course}',
    new_waiting_text:
      'A place became free in the course “%{course}”. The registration moved up from the waiting list and is booked now: |||| Places became free in the course “%{course}”. The registrations moved up from the waiting list and are booked now:',
    new_waiting_note:
      'Do you not need the place any more? Within %{hours} hours, until %{date} at %{time}, you can give it back in “My family”, as long as nothing is paid. |||| Do you not need one of the places any more? Within %{hours} hours, until %{date} at %{time}, you can give it back in “My family”, as long as nothing is paid for it.',
    moved_subject: 'Registration moved: %{course} |||| Registrations moved: %{course}',
    moved_text: 'We have moved the registration to another week. Booked in the course “%{course}” is now:',
    moved_waiting_text:
      'We have moved the registration to another week. It has no free place at present, so the registration is on the waiting list of the course “%{course}”. We write to you when a place becomes free. Until then there is nothing to pay for it.',
    moved_before: 'before: %{week} (%{period})',
    moved_before_elsewhere: 'before: %{course}, %{week} (%{period})',
    moved_nothing_paid:
      '%{open} are to be paid for this registration. |||| %{open} are to be paid for these registrations.',
    moved_open:
      '%{paid} are paid for this registration. %{open} are still to be paid. |||| %{paid} are paid for these registrations. %{open} are still to be paid.',
    moved_also_credit: 'Besides, %{credit} are kept as credit.',
    moved_before_waiting: '%{paid} had been paid for it.',
    moved_elsewhere: '%{elsewhere} of it were used for something else that was open.',
    others_pay: '%{open} of it are paid by another parent. You need not transfer anything for that.',
    credit_used: '%{used} of your credit were used for this.',
    credit_used_all: '%{used} of your credit were used for this. Nothing is left to pay.',
    moved_credit:
      '%{paid} are paid for this registration, %{credit} more than is due now. The amount is kept as credit. |||| %{paid} are paid for these registrations, %{credit} more than is due now. The amount is kept as credit.',
    moved_paid:
      '%{paid} are paid for this registration. So all is paid. |||| %{paid} are paid for these registrations. So all is paid.',
    moved_waiting_paid:
      '%{paid} are paid for this registration already. The amount is kept as credit. |||| %{paid} are paid for these registrations already. The amount is kept as credit.',
    merged_text:
      'We have merged two weeks. In the course “%{course}” your registration now is for: |||| We have merged two weeks. In the course “%{course}” your registrations now are for:',
    merged_moved_up: 'moved up from the waiting list, booked now',
    merged_waiting: 'There is nothing to pay on the waiting list. We write to you when a place becomes free.',
    merged_give_back:
      'If a place that moved up from the waiting list is not needed any more, you can give it back in “My family” within %{hours} hours, until %{date} at %{time}, as long as nothing is paid for it.',
    deleted_subject: 'Unregistered: %{course}',
    deleted_text:
      'The following registration for the course “%{course}” was deleted: |||| The following registrations for the course “%{course}” were deleted:',
    deleted_fee: 'This costs a cancellation fee of %{fee}.',
    deleted_fee_none: 'This costs nothing.',
    deleted_fee_paid: 'It is covered by what was paid.',
    deleted_fee_partly: '%{kept} of it are paid.',
    deleted_fee_open: '%{open} are still to be paid.',
    deleted_fee_open_other: '%{open} are still open, which the other parent pays.',
    deleted_fee_credit:
      'Of what was paid, %{credit} are left. They are credit now, which first pays what else is open. What is left is for your next registration, or the office pays it back.',
    deleted_credit:
      'The %{credit} that were paid are credit now, which first pays what else is open. What is left is for your next registration, or the office pays it back.',
    deleted_fee_credit_other:
      'Of what was paid, %{credit} are left. They are now credit of the other parent, in whose name this registration was, also if you have paid them.',
    deleted_paid_by_other: '%{paid} of them had been paid by the other parent.',
    deleted_credit_other:
      'The %{credit} that were paid are now credit of the other parent, in whose name this registration was, also if you have paid them.',
    payed_subject: 'Payment received: %{course}',
    payed_text: 'We have received the payment for the course “%{course}”. Thank you! Now paid in full:',
    payed_note: 'You can download the confirmation of payment in “My family”.',
    wish_place: 'wish %{rank}',
    queue_place: 'place %{position} on the waiting list',
    decided_after:
      'noted: the places are given together after registration has closed on %{date}; you will then get an e-mail',
    project: 'Course: %{course}',
    contact: 'Contact',
    imprint: 'Imprint',
    family_button: 'Open “My family”',
    payment_title: 'How to pay',
    payment_amount: 'Amount',
    payment_beneficiary: 'Beneficiary',
    payment_reference: 'Reference (please leave unchanged)',
    payment_hint: 'Or scan this code with the app of your bank, and everything is filled in:',
    payment_qr_alt: 'QR code of the transfer; it holds the data above',
    payment_due: 'To be paid by',
    reminder_subject: 'Reminder: payment overdue',
    reminder_again_subject: 'Second reminder: payment overdue',
    reminder_text:
      'The time to pay for the registration is over: %{overdue} are overdue. Please pay the amount within the next days. All of this is still open:',
    reminder_line_overdue: 'to be paid by %{date}, overdue',
    reminder_line_due: 'to be paid today',
    reminder_line_later: 'not due yet, to be paid by %{date}',
    reminder_line_open: 'open, without a due date',
    reminder_fee: 'fee of the place that was given back',
    reminder_payment: 'How to pay: %{course}',
    reminder_note:
      'Have you paid in the last days? Then this e-mail has crossed your transfer, and there is nothing to do. If something is wrong, or you cannot pay in time, please contact us.',
  },
  draw: {
    not_by_draw: 'The places of this project are not drawn.',
    not_closed: 'Places are drawn only when registration has ended.',
    already_published: 'The draw is published already.',
    no_wishes: 'There are no wishes that could be drawn.',
    changed: 'Something has changed since the preview. Please look at the preview again.',
    order_closed: 'Registration has ended: the order of the wishes stands.',
    order_changed: 'The wishes stand in another order by now, or are others. Please look at the list again.',
    order_incomplete: 'Please order all wishes, each once.',
    published:
      'The draw is published. %{smart_count} person gets an e-mail. |||| The draw is published. %{smart_count} people get an e-mail.',
  },
  reminder: {
    too_late: 'It is too late for that: registration opens in less than an hour, or is already open.',
    removed: 'The reminder is switched off.',
  },
  calendar: {
    removed: 'Your calendar is switched off. Its address no longer works.',
  },
  message: {
    audience: 'Please choose who gets the message.',
    nobody: 'None of them has an e-mail address: the message would reach nobody.',
    missing_de:
      '%{smart_count} receiver reads German. Please write in German too. |||| %{smart_count} receivers read German. Please write in German too.',
    missing_it:
      '%{smart_count} receiver reads Italian. Please write in Italian too. |||| %{smart_count} receivers read Italian. Please write in Italian too.',
    placeholders: 'There is no value for %{names} here.',
    file_gone: 'This file is not there any more. Please upload it again.',
    files_too_large: 'The files of a message may have %{max} MB together.',
    test_sent: 'The message was sent to yourself.',
    test_subject: 'Test: %{subject}',
    test_note: 'This is a test that only you get. The names are made up.',
    trial_subject: 'E-mails arrive',
    trial_body:
      '<p>Hello,</p><p>you sent yourself this e-mail as a trial: confirmations reach parents like this. There is nothing for you to do.</p>',
    trial_sent: 'The trial e-mail was sent to you.',
  },
  mail_sample: {
    course: 'Weeks in the forest',
    name: 'Erika Sample',
    child1: 'Anna Sample',
    child2: 'Paul Sample',
    week1: 'Week 1',
    week2: 'Week 2',
  },
  failed_mail: {
    resent: 'The mail is being sent again.',
    not_resendable: 'The link of this mail is no longer good. A new one can be had by “forgot password”.',
    discarded: 'The mail was discarded.',
  },
  import: {
    ambiguous_name: '“%{name}” exists more than once. Please give the entries different names.',
    no_head: 'This sheet has no head. It has at least these columns: %{columns}.',
    needs_email:
      'An e-mail address is missing. Only a second parent comes in without: one who stands in the sheet “Children” with a child beside a parent who has an address.',
    health_consent:
      'This is health data of %{smart_count} child, but nobody has said how the parents consented to its being kept. Please say so with the import, or empty the column. |||| This is health data of %{smart_count} children, but nobody has said how the parents consented to its being kept. Please say so with the import, or empty the column.',
    consent_in_future: 'This day is in the future.',
    no_xlsx: 'This is no Excel file (XLSX). Please download the template and fill it in.',
    broken: 'This file is damaged and cannot be read. Please save it again as XLSX.',
    too_large:
      'The content of the file is too large: at most %{max} MB. Please divide it into several files.',
    too_much:
      'This file has too many cells or too much text: at most %{cells} filled cells with %{characters} characters together. Please divide it into several files.',
    encrypted: 'This file is locked with a password. Please save it without one.',
    macros: 'This file contains macros and is not read. Please save it as XLSX without macros.',
    declaration: 'This file contains a document type declaration and is not read. Excel files have none.',
    formula:
      'Formulas without a result in %{smart_count} cell: %{cells}. Please open and save the file in a spreadsheet program, or replace the formula with its value. |||| Formulas without a result in %{smart_count} cells: %{cells}. Please open and save the file in a spreadsheet program, or replace the formulas with their values.',
    error_value:
      'Error values instead of content in %{smart_count} cell: %{cells}. Please enter the right value, or empty the cell. |||| Error values instead of content in %{smart_count} cells: %{cells}. Please enter the right values, or empty the cells.',
    takes_too_long:
      'Reading this file takes too long. Please copy the data into a new template, or divide the file.',
    too_many_rows: 'A sheet has more than %{max} rows. Please delete empty rows, or divide the file.',
    too_many_columns:
      'A sheet has more than %{max} columns. Please delete what does not belong to the template.',
    taken: 'An entry of this file has been taken meanwhile. Please check the file again.',
    no_sheet: 'The sheet “%{sheet}” is missing. The file has: %{found}.',
    no_column: 'The column “%{column}” is missing.',
    unknown_column: 'The template has no such column.',
    column_twice: 'This column stands twice in the head.',
    unknown_name: 'There is no “%{name}”. You can have it made here, or change the name in the file.',
    unknown_project: 'The sheet “%{sheet}” has no row with this number.',
    unknown_parent: 'There is no parent with the tax number %{tax}, nor in this file.',
    twice: 'The same stands in row %{row} already.',
    steps: 'Please enter pairs of numbers such as “14:0; 7:50”.',
    questions:
      'Please enter one question on each line, like “T-Shirt | Maglietta | Eine Auswahl | Pflicht | S; M; L”.',
  },
  bank_statement: {
    imported:
      '%{smart_count} new payment, %{known} known already. |||| %{smart_count} new payments, %{known} known already.',
    encoding:
      'The characters of this file cannot be read. Nothing was taken. Please download the file from the bank again and do not change it.',
    no_camt: 'This is no bank statement. Please choose camt.053 (XML or ZIP) or CSV at the bank.',
    version:
      'The format “%{version}” is not read. Please choose camt.053.001.02 or camt.053.001.08 at the bank.',
    xml_broken:
      'The file is damaged or not complete. Nothing was taken. Please download it from the bank again.',
    xml_doctype: 'This file has a document type declaration and is not read. Statements of banks have none.',
    element: '“%{element}” in this file is not understood. Nothing was taken.',
    entry: '“%{element}” of entry %{position} in this file is not understood. Nothing of the file was taken.',
    zip_broken: 'This ZIP file cannot be opened: it is damaged, empty or locked with a password.',
    zip_too_large: 'This ZIP file holds too much: at most 400 files of %{max} MB together.',
    too_many:
      'This file holds too much: at most %{max} entries. Nothing was taken. Please choose a shorter period at the bank.',
    csv_columns: 'Columns of this table are missing or there more than once. Expected are: %{columns}.',
    csv_line: 'Line %{line} of this table is not understood. Nothing of the file was taken.',
    csv_unknown: 'For tables (CSV), please first set which column holds what.',
  },
  bank_entry: {
    decided: 'Somebody has booked or left out this entry meanwhile.',
    no_payment: 'This is no payment in euros that came in.',
    share_amount: 'Please enter an amount above 0.',
    more_than_open: 'Not as much is open for this registration. The rest becomes credit.',
    more_than_came: 'The amounts are more than the payment together.',
    credit_person: 'Please choose whose credit the rest becomes.',
    returned: 'The bank took this payment back. It cannot be booked.',
    too_old: 'The day is more than a year ago.',
    nothing_suggested: 'There is no suggestion for the whole amount.',
    changed: 'What is suggested has changed meanwhile.',
    not_open: 'Not as much is open for this any more.',
    nothing_booked: 'There was nothing to book.',
    not_booked: 'This entry is not booked (any more).',
    books_closed:
      'The payment of %{date} lies in closed books (until %{closed}). Take it back under “Payments”, with the date of today, and then open the entry again.',
    undone:
      '%{smart_count} entry was taken back and is open again. |||| %{smart_count} entries were taken back and are open again.',
    nothing_undone: 'Nothing was taken back.',
  },
  week_groups: {
    name_twice: 'Another group of this week has that name.',
    child: 'A child is not registered for this week, or is in two groups.',
    leader: 'An account cannot be assigned: it lacks the permission.',
    opens:
      'Leaders see the health data of their children. So only who sees all registrations and health data, and may edit registrations, can assign.',
  },
  pickup_persons: {
    too_many: 'At most %{max} persons.',
    gone: 'Somebody else has taken %{name} from the list meanwhile. Saving once more puts this person back.',
  },
  view: { too_many: 'There are at most %{max} views of a list. Delete one first.' },
  call: { future: 'This day is in the future.', deleted: 'The call is deleted.' },
  absence: {
    past: 'This day is over.',
    too_far: 'At most a year ahead, until %{date}.',
    no_week: '%{child} has no confirmed place on these days.',
    overlaps: '%{child} has already been reported absent for %{period}.',
    too_many: 'A family reports no more than %{max} absences of %{child} by itself. %{office}',
    taken_back: 'The absence is taken back.',
  },
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
  bank_match: {
    reference: 'Payment reference %{reference}',
    reference_unsure: 'The payment reference cannot be read without doubt.',
    reference_typo: 'The payment reference has a mistake; it is probably %{reference}.',
    reference_settled: 'Nothing is open under the payment reference %{reference}.',
    several_references: 'The text has several payment references.',
    reference_former: 'The reference belongs to somebody who is no parent any more. Another parent pays now.',
    reference_account: 'Nothing of what the family owes is to be paid to this account.',
    other_name: 'The name is that of another family.',
    name: 'The name fits.',
    surname: 'The last name fits.',
    child_named: 'The text names: %{children}',
    amount_of: 'The amount is exactly that for: %{children}',
    several_fit: 'The amount fits several children: %{children}',
    amount_elsewhere: 'Exactly this is open on another account, for: %{children}',
    planned: 'Other certain payments that are not booked yet pay of this: %{amount}',
    amount_equal: 'The amount is exactly what is open: %{amount}',
    amount_less: 'The amount is less than what is open: %{open}',
    amount_more: 'The amount is more than what is open: %{open}',
    amount_differs: 'No such amount is open.',
    several_families: 'Name and amount fit several families.',
    nothing_found: 'Neither reference nor name leads to a family.',
    currency: 'The amount is not in euros but in %{currency}.',
    reversal: 'The bank takes an entry back.',
    no_credit: 'This is no credit.',
    returned: 'The bank took this payment back.',
    perhaps_same: 'Perhaps the same payment as no. %{id}, which is there already.',
    other_account: 'The account belongs to no project.',
    odd_day: 'The day is still to come, or more than a year ago.',
    doubtful: 'This payment was in doubt before, so you decide.',
  },
};
