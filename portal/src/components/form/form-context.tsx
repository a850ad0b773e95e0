import { createContext, useContext } from 'react';
import type { FieldError } from 'react-hook-form';
import { ApiError, firstMessages } from '../../api/errors';
import { useI18n } from '../../i18n';
import { FROM_SERVER, ruleText } from './rules';

/** What the parts of a form know of it, besides what react-hook-form tells them. */
export interface FormState {
  /** Why the server refused what was sent last. The error, not its texts: these follow the language. */
  refusal: unknown;
  /** The form shows input that was typed before and not saved. */
  isRestored: boolean;
  /** Forgets that input, and shows what is stored. */
  restart: () => void;
  /** Forgets the input because the form is left on purpose. */
  forget: () => void;
}

const FormContext = createContext<FormState | null>(null);
export const FormStateProvider = FormContext.Provider;

/** State of the form around. */
export function useFormExtras(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('useFormExtras needs a Form');
  return state;
}

/** The message at a field, in the language of the page. */
export function useErrorText(name: string, error: FieldError | undefined): string | undefined {
  const { t, language } = useI18n();
  const { refusal } = useFormExtras();
  if (!error) return undefined;
  if (error.type !== FROM_SERVER) return ruleText(error, t);
  return refusal instanceof ApiError ? firstMessages(refusal.textsIn(language).errors)[name] : undefined;
}
