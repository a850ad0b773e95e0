import type { MailKind } from '@feria/shared/contracts/mail';
import type { InvitationState } from '@feria/shared/contracts/guardian';
import type { ExportedEventKind, ExportSection, SendingState } from '@feria/shared/contracts/privacy';
import type { AttendanceStatus, IssueReason, IssueState } from '@feria/shared/rules/attendance';
import type { ConsentWay } from '@feria/shared/rules/children';
import type { PaymentMethod } from '@feria/shared/rules/payment';

/** Values of the own data that are chosen from a list, and the words for each. */
export interface DataChoices {
  section: Record<ExportSection, string>;
  consent_way: Record<ConsentWay, string>;
  status: Record<AttendanceStatus, string>;
  left_with: Record<'alone' | 'parent' | 'pickup' | 'contact' | 'other', string>;
  point_reason: Record<IssueReason, string>;
  point_state: Record<IssueState, string>;
  event: Record<ExportedEventKind, string>;
  method: Record<PaymentMethod, string>;
  told_by: Record<'parent' | 'office', string>;
  guardian: Record<'invited' | 'was_invited', string>;
  direction: Record<'sent' | 'received', string>;
  invitation_state: Record<InvitationState, string>;
  sending: Record<SendingState, string>;
  mail: Record<MailKind, string>;
}
