import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  AUDIENCE_STATES,
  MESSAGE_BODY_MAX,
  MESSAGE_FILES_MAX,
  MESSAGE_SUBJECT_MAX,
  type MessageAudience,
} from '@feria/shared';
import { prepared } from '../../core/http/body-class.js';
import { all, checked, id, required, richText, type Check } from '../../core/http/checks.js';
import { ListOf, Text } from '../../core/http/validators.js';
import { isBlankRichText, sanitizeRichText } from '../../core/text/rich-text.js';

/** Rows that can be chosen at once, and filters that one address can hold. */
const MAX_IDS = 5_000;
const MAX_FILTERS = 200;

const isListOf = (value: unknown, max: number, isEntry: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= max && value.every(isEntry);
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 255;
const isId = (value: unknown): boolean => value !== undefined && id(value) === null && value !== null;
const isState = (value: unknown): boolean => (AUDIENCE_STATES as readonly unknown[]).includes(value);

/** The parts of an audience by its kind; whatever else is sent is dropped. */
const PARTS: Record<MessageAudience['kind'], Record<string, (value: unknown) => boolean>> = {
  registrations: { ids: (value) => isListOf(value, MAX_IDS, isId) && (value as unknown[]).length > 0 },
  filter: {
    filters: (value) => value === undefined || isListOf(value, MAX_FILTERS, isText),
    search: (value) => value === undefined || isText(value),
  },
  week: { course_week_id: isId, states: areStates },
  project: { course_id: isId, states: areStates },
  family: { person_id: isId },
};

function areStates(value: unknown): boolean {
  return value === undefined || (isListOf(value, AUDIENCE_STATES.length, isState) && value !== null);
}

function partsOf(value: unknown): Record<string, (value: unknown) => boolean> | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  const { kind } = value;
  return typeof kind === 'string' && Object.hasOwn(PARTS, kind)
    ? PARTS[kind as MessageAudience['kind']]
    : null;
}

/** Keeps what the kind of audience has, without anything else that was sent. */
function pick(value: unknown): unknown {
  const parts = partsOf(value);
  if (!parts) return value;
  const sent = value as Record<string, unknown>;
  const kept = Object.keys(parts).filter((name) => sent[name] !== undefined && sent[name] !== null);
  return { kind: sent.kind, ...Object.fromEntries(kept.map((name) => [name, sent[name]])) };
}

const audience: Check = (value) => {
  if (value === undefined || value === null) return null;
  const parts = partsOf(value);
  const isRight =
    parts &&
    Object.entries(parts).every(([name, isValid]) => isValid((value as Record<string, unknown>)[name]));
  return isRight ? null : { key: 'message.audience' };
};

const ids = { type: 'array', items: { type: 'integer' }, maxItems: MAX_IDS } as const;
const texts = { type: 'array', items: { type: 'string' }, maxItems: MAX_FILTERS } as const;
const integer = { type: 'integer' } as const;
const text = { type: 'string' } as const;
const states = { type: 'array', items: { type: 'string', enum: [...AUDIENCE_STATES] } } as const;

function kindOf(kind: MessageAudience['kind'], properties: Record<string, object>, needed: string[]) {
  return {
    type: 'object' as const,
    properties: { kind: { type: 'string' as const, enum: [kind] }, ...properties },
    required: ['kind', ...needed],
  };
}

/** Schema of an audience for the description of the API. */
const AUDIENCE_SCHEMA = {
  oneOf: [
    kindOf('registrations', { ids }, ['ids']),
    kindOf('filter', { filters: texts, search: text }, []),
    kindOf('week', { course_week_id: integer, states }, ['course_week_id']),
    kindOf('project', { course_id: integer, states }, ['course_id']),
    kindOf('family', { person_id: integer }, ['person_id']),
  ],
};

function Audience(): PropertyDecorator {
  return applyDecorators(
    prepared(pick),
    checked(all(required, audience)),
    ApiProperty({ ...AUDIENCE_SCHEMA, type: 'object', required: true } as never),
  );
}

/** Rich text, sanitised; one that says nothing is `null`. */
function Body(description: string): PropertyDecorator {
  return applyDecorators(
    prepared(sanitised),
    checked(richText(MESSAGE_BODY_MAX)),
    ApiProperty({ type: String, required: false, nullable: true, maxLength: MESSAGE_BODY_MAX, description }),
  );
}

/** What is too long or too formatted is left for the check, which refuses it. */
function sanitised(value: unknown): unknown {
  if (typeof value !== 'string' || richText(MESSAGE_BODY_MAX)(value) !== null) return value;
  const html = sanitizeRichText(value);
  return isBlankRichText(html) ? null : html;
}

/** A file that was uploaded before. */
export class MessageFileBody {
  @Text({ required: true, max: 120, description: 'What the upload answered' })
  file: string;

  @Text({ required: true, max: 200, description: 'What the readers see' })
  name: string;
}

/** Body of `POST /api/message` and of the calls before it. */
export class MessageBody {
  @Audience()
  audience: MessageAudience;

  @Text({ max: MESSAGE_SUBJECT_MAX, description: 'German; needed when a receiver reads German' })
  subject?: string | null;

  @Text({ max: MESSAGE_SUBJECT_MAX, description: 'Italian; needed when a receiver reads Italian' })
  subject_it?: string | null;

  @Body('German, HTML')
  body?: string | null;

  @Body('Italian, HTML')
  body_it?: string | null;

  @ListOf(() => MessageFileBody, { max: MESSAGE_FILES_MAX })
  attachments?: MessageFileBody[] | null;
}
