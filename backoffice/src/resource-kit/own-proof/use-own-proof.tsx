import { lazy, Suspense, useState, type ReactNode } from 'react';
import { proofErrorsIn, type OwnProof, type ProofErrors } from './proof';

const ProofDialog = lazy(() => import('./proof-dialog'));

/** What a save was refused with. */
interface Refusal {
  errors: Record<string, string>;
}

type Save<R extends Refusal> = (proof?: OwnProof) => Promise<R | undefined>;

/**
 * Saves, and asks who sits there when the server wants to know (product/accounts.md#asked-again). `question` stands somewhere in the page that
 * saves. What was typed in the form stays, whatever is answered.
 */
export function useOwnProof(): {
  /** @returns what the save was refused with in the end; `undefined` when it saved, or was cancelled */
  saveWithProof: <R extends Refusal>(save: Save<R>) => Promise<R | undefined>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<{
    missing: ProofErrors;
    /** @returns what is wrong with the proof; `null` when the dialog is done */
    send: (proof: OwnProof) => Promise<ProofErrors | null>;
    cancel: () => void;
  } | null>(null);

  const saveWithProof = async <R extends Refusal>(save: Save<R>): Promise<R | undefined> => {
    const refusal = await save();
    const missing = proofErrorsIn(refusal?.errors);
    if (!missing) return refusal;
    const outcome = await new Promise<R | undefined>((resolve) =>
      setAsked({
        missing,
        send: async (proof) => {
          const next = await save(proof);
          const wrong = proofErrorsIn(next?.errors);
          if (!wrong) resolve(next);
          return wrong;
        },
        cancel: () => resolve(undefined),
      }),
    );
    setAsked(null);
    return outcome;
  };
  const question = asked && (
    <Suspense>
      <ProofDialog missing={asked.missing} onSend={asked.send} onCancel={asked.cancel} />
    </Suspense>
  );
  return { saveWithProof, question };
}
