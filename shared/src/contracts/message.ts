import { can, type PermissionHolder } from '../access/can.js';
import type { ContentLanguage } from '../config.js';
import type { IsoDate, IsoInstant } from '../rules/dates.js';

/**
 * Which registrations of a week or a project a message is for. `open`: something is owed, in part too; who waits owes nothing
 * (product/money.md#paid-state). `unpaid` is what it was called first, and stays for callers. `cancelled`: it ended, with a place or waiting:
 * given back, cancelled by the office, or with its week.
 */
export const AUDIENCE_STATES = ['confirmed', 'waiting', 'unpaid', 'open', 'cancelled'] as const;
export type AudienceState = (typeof AUDIENCE_STATES)[number];

/**
 * Whether somebody may choose a state, and read that it was chosen: it tells of families what is told to who sees registrations, or, of
 * what was cancelled, the children of a project.
 */
export function seesState(reader: PermissionHolder, state: AudienceState): boolean {
  if (state === 'unpaid' || state === 'open') return can(reader, 'peopleCourseWeekRegistration.index');
  return state !== 'cancelled' || can(reader, 'peopleCourseWeekRegistration.index', 'course.view');
}

/** Whom a message is for (product/mailing.md#messages): the parents of these registrations, or one parent. */
export type MessageAudience =
  /** Chosen rows of the registrations list. */
  | { kind: 'registrations'; ids: number[] }
  /** Every row that the registrations list shows with these filters (`name|value`) and this search. */
  | { kind: 'filter'; filters?: string[]; search?: string }
  /** Without `states`: the confirmed. */
  | { kind: 'week'; course_week_id: number; states?: AudienceState[] }
  | { kind: 'project'; course_id: number; states?: AudienceState[] }
  /** One parent, whatever is booked. */
  | { kind: 'family'; person_id: number };

export const AUDIENCE_KINDS = ['registrations', 'filter', 'week', 'project', 'family'] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];

/** Longest subject in characters, and longest text with its HTML. */
export const MESSAGE_SUBJECT_MAX = 150;
export const MESSAGE_BODY_MAX = 15_000;
/** Files of a message: how many, and how many bytes they may have together. */
export const MESSAGE_FILES_MAX = 10;
export const MESSAGE_FILES_BYTES = 5 * 1024 * 1024;

/** A file of a message that has been uploaded (`POST /api/message/upload`). */
export interface MessageFileInput {
  /** What the upload answered. */
  file: string;
  /** What the readers see; its ending is always that of the file. */
  name: string;
}

/** A file of a message that was sent. */
export interface MessageFile {
  id: number;
  /** With its ending. */
  name: string;
  bytes: number;
}

/** A parent who gets a message. */
export interface PreviewReceiver {
  person_id: number;
  /** `Rossi Eva`. */
  name: string;
  lang: ContentLanguage;
  /** First and last names of the children because of whom the parent gets it. */
  children: string[];
}

/** The texts of a message in one language, filled in for one of its receivers. */
export interface MessageSample {
  lang: ContentLanguage;
  /** Who the receiver is, `Rossi Eva`. */
  to: string;
  subject: string;
  /** HTML, sanitised. */
  body: string;
}

/** `POST /api/message/preview`: whom a message would reach, and how it would read. */
export interface MessagePreview {
  /** By name. */
  receivers: PreviewReceiver[];
  /** How many of them read each language. */
  languages: Record<ContentLanguage, number>;
  /** Names of those whom no mail can reach: children none of whose parents has an account, or the parent without one. */
  unreachable: string[];
  /** For the first receiver of each language for which there is a text. */
  samples: MessageSample[];
}

/** How many of the mails of a message are in each state. */
export interface MessageCounts {
  queued: number;
  sent: number;
  failed: number;
}

/** `POST /api/message`. */
export interface SentMessage {
  id: number;
  /** How many parents get a mail. */
  receivers: number;
}

/** What a message was about, as far as it still exists. */
export interface MessageAbout {
  kind: AudienceKind;
  states: AudienceState[];
  course: { id: number; name: string; name_it: string } | null;
  courseWeek: { id: number; name: string; name_it: string; from: IsoDate; to: IsoDate } | null;
}

/** A row of `GET /api/message`. */
export interface MessageRow {
  id: number;
  subject: string | null;
  subject_it: string | null;
  audience: MessageAbout;
  /** Name of the account that sent it; `null` once that is gone. */
  sender: string | null;
  counts: MessageCounts;
  created_at: IsoInstant;
}

/** A parent who got a message, and what became of the mail. */
export interface MessageReceiver {
  id: number;
  person_id: number | null;
  /** `Rossi Eva`. */
  name: string;
  email: string;
  lang: ContentLanguage;
  /** Because of whom; none for who sees neither children nor registrations. */
  children: string[];
  state: 'queued' | 'sent' | 'failed';
  /** Why the last attempt failed, mostly what the mail server answered. */
  error: string | null;
  sent_at: IsoInstant | null;
  /** The row of `GET /api/failedMail` by which it can be sent again; `null` when there is none. */
  failed_mail_id: number | null;
}

/** `GET /api/message/{id}`. */
export interface MessageRecord extends MessageRow {
  /** HTML with placeholders, sanitised. */
  body: string | null;
  body_it: string | null;
  files: MessageFile[];
  /** By name. */
  receivers: MessageReceiver[];
  /** How many could not be reached when it was sent. */
  unreachable: number;
}

/** A message as a parent reads it: a row of `GET /api/my-family/messages`, in the language in which it was sent. */
export interface FamilyMessage {
  id: number;
  lang: ContentLanguage;
  subject: string;
  /** HTML, sanitised, with everything filled in. */
  body: string;
  files: MessageFile[];
  created_at: IsoInstant;
}
