import { API, givenAnswers } from '@feria/shared';
import { LOGGED_REGISTRATION, loggedCall } from '@feria/shared/resources/logged';
import { openQuestions } from '@feria/shared/rules/questions';
import { In, type EntityManager } from 'typeorm';
import { decodeAnswer, encodeAnswer, plainValue, saveAnswers } from '../../catalogue/questions/answers.js';
import { loggedAnswers } from '../../catalogue/questions/logged-answers.js';
import { insertAuditEntries } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import type { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import type { BookingContext } from './booking-context.js';
import type { DecidedPart, Decision } from './decide.js';

interface Stored {
  decision: Decision;
  decided: DecidedPart;
  row: Pick<RegistrationEntity, 'id' | 'child_id'>;
}

/**
 * Stores what was answered to the questions of the projects for the children that were booked, and the consent to keep what tells of their
 * health. An answer that replaces another one stands in the log of changes. No statement where nothing was asked.
 */
export async function storeBookedAnswers(
  manager: EntityManager,
  stored: readonly Stored[],
  context: BookingContext,
  at: Date,
): Promise<void> {
  // One of the registrations of each child in each part.
  const entries = new Map(
    stored.map((one) => [
      `${one.decided.part.path}:${one.decided.course.id}:${one.row.child_id}:${one.decision.booking.booker.userId}`,
      one,
    ]),
  );
  const booked = [...entries.values()].flatMap(({ decision, decided: { part, course }, row }) => {
    const { booker } = decision.booking;
    const questions = openQuestions(course.questions);
    if (questions.length === 0) return [];
    const children = part.input.bookedChildren.filter(({ id }) => id === row.child_id);
    const answers = children.flatMap((child) =>
      givenAnswers(part.input, child, questions).flatMap(({ question, value }) =>
        value === undefined ? [] : [{ question, value }],
      ),
    );
    return [
      { booker, course, row, answers, consents: children.some(({ health_consent }) => health_consent) },
    ];
  });
  await saveAnswers(
    manager,
    booked.flatMap(({ booker, course, row, answers }) =>
      answers.map((answer) => ({
        ...answer,
        child_id: row.child_id,
        course_id: course.id,
        userId: booker.userId,
        keepsAuthor: booker.personId === null,
      })),
    ),
    at,
  );
  await insertAuditEntries(
    manager,
    booked.flatMap(({ booker, course, row, answers }) => {
      const replaced = answers.flatMap(({ question, value }) => {
        const before = context.answerOf({
          child_id: row.child_id,
          course_id: course.id,
          question_id: question.id,
        });
        if (!before || (value !== null && plainValue(before) === encodeAnswer(value))) return [];
        return [{ question, before: decodeAnswer(question, plainValue(before)), after: value }];
      });
      if (replaced.length === 0) return [];
      const resource = booker.personId === null ? LOGGED_REGISTRATION : loggedCall(API.saveRegistration);
      const difference = differenceOf(LOGGED_REGISTRATION, ...loggedAnswers(replaced));
      return [
        {
          userId: booker.userId,
          apiKey: booker.apiKey ?? null,
          action: 'update' as const,
          resource,
          recordId: row.id,
          at,
          ...difference,
        },
      ];
    }),
  );
  const consenting = booked.flatMap(({ booker, row, answers, consents }) =>
    booker.personId !== null &&
    consents &&
    answers.some(({ question, value }) => question.health && value !== null) &&
    !context.hasHealthConsent(row.child_id)
      ? [row.child_id]
      : [],
  );
  if (consenting.length === 0) return;
  await manager.update(
    ChildEntity,
    { id: In([...new Set(consenting)]) },
    {
      health_consent_at: at,
      health_consent_hash: context.privacyHash,
      health_consent_way: null,
      health_consent_by: null,
    },
  );
}
