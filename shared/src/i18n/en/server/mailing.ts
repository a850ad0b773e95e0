import type { SameKeys } from '../../translate.js';
import type { mailing as reference } from '../../de/server/mailing.js';

/** What the API says in English of mailing. */
export const mailing: SameKeys<typeof reference> = {
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
};
