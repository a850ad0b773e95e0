import type { ContentLanguage } from '../config.js';
import type { IsoInstant } from '../rules/dates.js';

/** Why a parent cannot invite a second guardian for a child (product/families.md#second-guardian). */
export type InvitationRefusal =
  /** The office forbids it. */
  | 'forbidden'
  /** The child has two guardians. */
  | 'complete'
  /** There is an open invitation for the child already. */
  | 'invited';

/** What became of an invitation. */
export type InvitationState = 'pending' | 'accepted' | 'expired' | 'withdrawn';

/** What of a guardian's bookings for a child is open, and is paid by somebody else once their access has ended. */
export interface OpenBookings {
  /** Euros, above 0. */
  amount: number;
  /** Whether it is paid by the parent who invited then; else by another parent. */
  to_inviter: boolean;
  /** Euros, above 0: what of it the reader's own credit pays at once; left out for nothing, and where another one pays. */
  credit_pays?: number;
}

/** A person whom the reader has invited and who is a guardian of the child now. */
export interface InvitedGuardian {
  /** Id of the person. */
  id: number;
  first_name: string;
  last_name: string;
  /** `null` when nothing is. */
  open: OpenBookings | null;
}

/** A child of the reader with its guardians, as far as invitations made them. */
export interface ChildGuardians {
  id: number;
  first_name: string;
  last_name: string;
  /** Why the reader cannot invite anybody for the child; `null` when that is possible. */
  refusal: InvitationRefusal | null;
  /** Guardians that the reader invited; the reader may end their access. */
  guardians: InvitedGuardian[];
  /** First name of the parent who invited the reader; `null` when nobody did. */
  invited_by: string | null;
  /** Whether the reader was invited and can leave the child to the parent who invited. */
  can_leave: boolean;
  /** Of the reader's own bookings; `null` when nothing is, and for who cannot leave. */
  own_open: OpenBookings | null;
}

/** An invitation of the reader that nobody has accepted. */
export interface GuardianInvitation {
  id: number;
  /** As it was typed, in lower case. */
  email: string;
  state: Extract<InvitationState, 'pending' | 'expired'>;
  children: { id: number; first_name: string }[];
  created_at: IsoInstant;
  expires_at: IsoInstant;
}

/** `GET /api/my-family/guardians`. */
export interface FamilyGuardians {
  children: ChildGuardians[];
  /** Newest first; those accepted or withdrawn are not among them. */
  invitations: GuardianInvitation[];
}

/** `POST /api/my-family/guardian-invitations`. */
export interface GuardianInvitationInput {
  email: string;
  /** Own children that the invited person is to see. */
  child_ids: number[];
  /** Language of the mail; the inviter's own when left out. */
  lang?: ContentLanguage | null;
}

/** `POST /api/guardian-invitation/preview`: what whoever has the link of an invitation is told before a login. First names only. */
export interface InvitationPreview {
  inviter: string;
  children: string[];
  expires_at: IsoInstant;
}

/** `POST /api/guardian-invitation/preview`, `POST /api/guardian-invitation/accept`. */
export interface InvitationTokenInput {
  /** Of the link in the mail. */
  token: string;
}

/** An invitation that nobody has accepted, as the office sees it beside the child. */
export interface StaffGuardianInvitation extends Omit<GuardianInvitation, 'children'> {
  /** Name of the parent who invites, `Rossi Eva`. */
  inviter: string;
}
