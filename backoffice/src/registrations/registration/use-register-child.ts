import type { BodyOf } from '@feria/shared/contracts/client';
import { API, type Answer, type DayType, type ErrorCode } from '@feria/shared';
import { useState } from 'react';
import { HttpError, useDataProvider, useRefresh } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useText } from '../../i18n';
import type { SaveErrors } from '../../resource-kit/form/resource-form';
import { answerErrors } from '../../resource-kit/questions/question-values';
import type { Result } from '../../resource-kit/result-dialog';

/** What the form holds. */
export interface RegisterChildValues {
  child_id?: number;
  course_id?: number;
  course_week_id?: number;
  day_type?: DayType;
  emergency_contact1_name?: string | null;
  emergency_contact1_phone?: string | null;
  emergency_contact2_name?: string | null;
  emergency_contact2_phone?: string | null;
  answers?: Answer[];
  comment?: string | null;
  /** Whether the parents are told; `undefined` until somebody chose. */
  mail?: boolean;
  /** Why a child is registered that the course is not for. */
  reason?: string;
}

/** A registration that needs a reason, and why. */
interface Exception {
  values: RegisterChildValues;
  why: string[];
}

/** Field of the form for a field of the sign-up. */
const fieldOf: Record<string, keyof RegisterChildValues> = {
  bookedChildren: 'child_id',
  'bookedChildren.0.id': 'child_id',
  'bookedChildren.0.courseWeeks': 'course_week_id',
  'bookedChildren.0.courseWeeks.0.id': 'course_week_id',
  'bookedChildren.0.courseWeeks.0.dayType': 'day_type',
};

/**
 * Sends the staff sign-up of one child for one week. What the server says is told in a window: a warning
 * when the child waits; every field's first message when it refuses; one general sentence for any other failure. Where the course
 * is not for the child, `exception` is to be confirmed with a reason.
 */
export function useRegisterChild(onDone: () => void) {
  const [result, setResult] = useState<Result | null>(null);
  const [exception, setException] = useState<Exception | null>(null);
  const [isBusy, setBusy] = useState(false);
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const refresh = useRefresh();
  const text = useText();

  const send = async (values: RegisterChildValues): Promise<SaveErrors | undefined> => {
    const { child_id, course_id, course_week_id, day_type, answers, ...rest } = values;
    // What is missing the server names, each at its field.
    const body = {
      ...rest,
      bookedChildren: [{ id: child_id, answers, courseWeeks: [{ id: course_week_id, dayType: day_type }] }],
    } as BodyOf<'POST', 'api/send-registration/{id}/admin'>;
    try {
      const { message, waitingQueueWarnings } = await dataProvider.api(
        'POST',
        `${API.sendRegistration}/{id}/admin`,
        { params: { id: String(course_id) }, body },
      );
      const waits = waitingQueueWarnings.length > 0;
      setResult({
        kind: waits ? 'warning' : 'success',
        title: text(waits ? 'registrations.create.done_warning' : 'registrations.create.done'),
        messages: message,
      });
      return undefined;
    } catch (error) {
      return refused(error, values);
    }
  };

  const refused = (error: unknown, values: RegisterChildValues): SaveErrors | undefined => {
    const title = text('registrations.create.failed_title');
    const body =
      error instanceof HttpError && error.status === 422
        ? (error.body as { code?: ErrorCode; errors?: Record<string, string> } | null)
        : null;
    const errors = body?.errors;
    const messages = errors ? [...new Set(Object.values(errors))] : [text('registrations.create.failed')];
    if (body?.code === 'not_eligible') {
      setException({ values, why: messages });
      return undefined;
    }
    setResult({ kind: 'error', title, messages });
    return (
      errors &&
      answerErrors(
        Object.fromEntries(Object.entries(errors).map(([path, message]) => [fieldOf[path] ?? path, message])),
        'bookedChildren.0.answers',
        'answers',
      )
    );
  };

  const close = () => {
    const done = result !== null && result.kind !== 'error';
    setResult(null);
    if (!done) return;
    refresh();
    onDone();
  };
  const sendWithReason = async (reason: string): Promise<void> => {
    if (!exception) return;
    setBusy(true);
    await send({ ...exception.values, reason });
    setBusy(false);
    setException(null);
  };
  return { send, result, close, exception, sendWithReason, isBusy, dropException: () => setException(null) };
}
