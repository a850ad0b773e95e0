import type { ChangedMeanwhile } from '@feria/shared';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { HttpError } from 'react-admin';
import type { ChangedField, Choice } from './changed-field';

const ChangedDialog = lazy(() => import('./changed-dialog'));

/** What a save was refused with because somebody else changed the same fields; `null` when it was another failure. */
export function changedMeanwhileOf(error: unknown): ChangedMeanwhile | null {
  if (!(error instanceof HttpError)) return null;
  const body = error.body as (Partial<ChangedMeanwhile> & { code?: string }) | null;
  const { code, conflicts, version } = body ?? {};
  return code === 'changed_meanwhile' && conflicts && version ? { conflicts, version } : null;
}

/**
 * Asks whose values are to stay (product.md#changed-meanwhile). `ask` gives the answer, or `null` when it was cancelled; `question`
 * stands somewhere in the page that asks.
 */
export function useChangedQuestion(): {
  ask: (fields: readonly ChangedField[]) => Promise<Choice | null>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<{
    fields: readonly ChangedField[];
    answer: (choice: Choice | null) => void;
  } | null>(null);
  const ask = async (fields: readonly ChangedField[]): Promise<Choice | null> => {
    const choice = await new Promise<Choice | null>((answer) => setAsked({ fields, answer }));
    setAsked(null);
    return choice;
  };
  const question = asked && (
    <Suspense>
      <ChangedDialog fields={asked.fields} onAnswer={asked.answer} />
    </Suspense>
  );
  return { ask, question };
}
