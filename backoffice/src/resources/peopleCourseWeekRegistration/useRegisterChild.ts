import { API, type DayType, type SignUpResult } from '@feria/shared';
import { useState } from 'react';
import { HttpError, useDataProvider, useRefresh } from 'react-admin';
import type { FeriaDataProvider } from '../../app/dataProvider';
import { useText } from '../../i18n';
import type { SaveErrors } from '../../resource-kit/form/KitForm';
import type { Result } from '../../resource-kit/ResultDialog';

/** What the form holds. */
export interface RegisterChildValues {
  child_id?: number;
  course_id?: number;
  course_week_id?: number;
  day_type?: DayType;
  emergency_contact1_phone?: string | null;
  emergency_contact2_phone?: string | null;
  custom_field?: string | null;
  comment?: string | null;
}

/** Field of the form for a field of the sign-up. */
const fieldOf: Record<string, keyof RegisterChildValues> = {
  bookedChildren: 'child_id',
  'bookedChildren.0.id': 'child_id',
  'bookedChildren.0.courseWeeks': 'course_week_id',
  'bookedChildren.0.courseWeeks.0.id': 'course_week_id',
  'bookedChildren.0.courseWeeks.0.dayType': 'day_type',
  'bookedChildren.0.custom_field': 'custom_field',
};

/**
 * Sends the staff sign-up of one child for one week. What the server says is told in a window (spec §8): a warning
 * when the child waits; every field's first message when it refuses; one general sentence for any other failure.
 */
export function useRegisterChild(onDone: () => void) {
  const [result, setResult] = useState<Result | null>(null);
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const refresh = useRefresh();
  const text = useText();

  const send = async (values: RegisterChildValues): Promise<SaveErrors> => {
    const { child_id, course_id, course_week_id, day_type, ...rest } = values;
    const body = {
      ...rest,
      bookedChildren: [{ id: child_id, courseWeeks: [{ id: course_week_id, dayType: day_type }] }],
    };
    try {
      const address = `${API.sendRegistration}/${String(course_id)}/admin`;
      const { message, waitingQueueWarnings } = await dataProvider.call<SignUpResult>('POST', address, body);
      const waits = waitingQueueWarnings.length > 0;
      setResult({
        kind: waits ? 'warning' : 'success',
        title: text(waits ? 'registrations.create.done_warning' : 'registrations.create.done'),
        messages: message,
      });
      return undefined;
    } catch (error) {
      return refused(error);
    }
  };

  const refused = (error: unknown): SaveErrors => {
    const title = text('registrations.create.failed_title');
    const errors =
      error instanceof HttpError && error.status === 422
        ? (error.body as { errors?: Record<string, string> } | null)?.errors
        : undefined;
    const messages = errors ? [...new Set(Object.values(errors))] : [text('registrations.create.failed')];
    setResult({ kind: 'error', title, messages });
    return (
      errors &&
      Object.fromEntries(Object.entries(errors).map(([path, message]) => [fieldOf[path] ?? path, message]))
    );
  };

  const close = () => {
    const done = result !== null && result.kind !== 'error';
    setResult(null);
    if (!done) return;
    refresh();
    onDone();
  };
  return { send, result, close };
}
