import type { IsoDate, IsoInstant } from '../rules/dates.js';

/** The draw of the places of a project (product/registrations.md#the-draw). */

/** Everything a draw depends on besides the seed. Ids only, nothing personal. The order of weeks and children means nothing. */
export interface DrawInput {
  weeks: DrawWeek[];
  children: DrawChild[];
  /** Most weeks of this course for a child, at least 1; `null`: any number. */
  placesPerChild: number | null;
}

/** A week of which places are drawn. */
export interface DrawWeek {
  id: number;
  /** First day. */
  from: IsoDate;
  /** Last day, included. */
  to: IsoDate;
  /** Seats that are still free, not all seats of the week. */
  seats: number;
}

/** A child that takes part in a draw. */
export interface DrawChild {
  id: number;
  /** Children with the same number stay together; `null`: the child draws alone. */
  group: number | null;
  /** Ids of the wished weeks, dearest first. */
  wishes: number[];
  /** Confirmed weeks of this course that the child has already. They count against the limit. */
  places: number;
  /** Ids of weeks of this course that are impossible, because the child is elsewhere on one of their days. */
  blocked: number[];
}

/** A week that was drawn for a child. Rounds count from 1. */
export interface DrawnPlace {
  child: number;
  week: number;
  round: number;
}

/** What a draw gives. */
export interface DrawOutcome {
  /** The units in draw order, each with the ids of its children in ascending order. The smallest id names a unit. */
  order: number[][];
  /** The places, in the order in which they were given. */
  given: DrawnPlace[];
  /** For each week, by id, the ids of the children that wait for it: in draw order, and within a unit by id. */
  queues: { week: number; children: number[] }[];
}

/** What a draw came to. */
export interface DrawFigures {
  children: number;
  /** Children that got the first week of their list. */
  withFirstWish: number;
  /** Children that got at least one week in this draw. */
  withAny: number;
  /** Children that got no week in this draw. */
  withNone: number;
  /** By id. `wishes`: children that wish the week; `seats`: free before the draw; `leftOver`: free after it. */
  weeks: { id: number; wishes: number; seats: number; given: number; leftOver: number }[];
}

/**
 * `GET /api/course/{id}/draw`: a published draw with everything it depends on, ids only. Stored as it is, it is the file that
 * `npm run draw:verify` repeats.
 */
export interface DrawFile {
  format: 'feria-draw';
  version: 1;
  course_id: number;
  /** Names the rules of the draw. Other rules get another name. */
  algorithm: 'rounds-1';
  /** 32 lower-case hex digits. */
  seed: string;
  input: DrawInput;
  outcome: DrawOutcome;
}

/** A child that gets a seat that the draw left over, from the waiting list. */
export interface DrawRest {
  child: number;
  week: number;
}

/** `POST /api/course/{id}/draw/preview`: what publishing would do now. Ids only, and without the seed. */
export interface DrawPreview {
  /** Of everything that decides; to be sent with the publication, which is refused when it has changed. */
  fingerprint: string;
  figures: DrawFigures;
  outcome: DrawOutcome;
  /** Who then gets a seat that is left over, in the order of weeks and waiting lists. */
  rest: DrawRest[];
  /** How many parents get the mail. */
  mails: number;
}

/** `POST /api/course/{id}/draw`. */
export interface DrawResult {
  published_at: IsoInstant;
  figures: DrawFigures;
  rest: DrawRest[];
  /** How many parents get the mail. */
  mails: number;
  message: string;
}

/** Where a child stood in the draw of a project, as its parents are told. */
export interface FamilyDraw {
  course_id: number;
  child_id: number;
  /** Place of the child, or of its siblings that stay together, in the first round; 1 is first. */
  position: number;
  /** How many took part: children that draw alone, and groups of siblings. */
  units: number;
}
