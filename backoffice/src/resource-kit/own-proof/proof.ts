import type { PasskeyAnswer } from '@feria/shared/browser/passkeys';

/** What a save brings to show that the owner of the account makes it (product/accounts.md#asked-again). */
export interface OwnProof {
  current_password: string;
  code?: string;
  passkey?: PasskeyAnswer;
}

/** Fields at which the server asks for it, or refuses it. */
const PROOF_FIELDS = ['current_password', 'code', 'passkey'] as const;

/** What the server said at each of these fields. */
export type ProofErrors = Partial<Record<(typeof PROOF_FIELDS)[number], string>>;

/** What of the errors is about the proof; `null` when nothing is. */
export function proofErrorsIn(errors: Record<string, string> | undefined): ProofErrors | null {
  const found = Object.entries(errors ?? {}).filter(([field]) =>
    (PROOF_FIELDS as readonly string[]).includes(field),
  );
  return found.length ? (Object.fromEntries(found) as ProofErrors) : null;
}
