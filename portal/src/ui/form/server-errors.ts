import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, firstMessages } from '../../api/errors';
import type { Translate } from '../../i18n';
import { messageOf } from '../ErrorNotice';

/**
 * Puts the server's messages at their fields, the focus on the first of them, and the rest at the head of the form
 * (`root.server`).
 */
export function showServerErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
  t: Translate,
): void {
  const messages = error instanceof ApiError ? firstMessages(error.errors) : {};
  const known = fields.filter((field) => messages[field]);
  known.forEach((field, index) =>
    setError(field, { type: 'server', message: messages[field] ?? '' }, { shouldFocus: index === 0 }),
  );
  const others = Object.entries(messages).flatMap(([field, text]) =>
    (known as string[]).includes(field) ? [] : [text],
  );
  if (known.length && !others.length) setError('root.server', { message: t('error.field') });
  else setError('root.server', { message: others.join(' ') || messageOf(error, t) });
}
