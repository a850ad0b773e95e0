import type { SignUpInput, SignUpResult } from '@feria/shared/contracts/registration';
import { API } from '@feria/shared/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client';
import { projectQuery, projectsQuery } from '../projects/queries';
import { familyQuery } from '../family/queries';
import type { Draft } from './draft';

/** A random key; `randomUUID` only exists on secure origins, and a test machine in the office may have none. */
function newKey(): string {
  if (window.isSecureContext) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key of a submission: the one of the last try as long as nothing was changed. */
export function keyFor(input: SignUpInput, sent: Draft['sent']): { body: string; key: string } {
  const body = JSON.stringify(input);
  return sent?.body === body ? sent : { body, key: newKey() };
}

/** Sends a sign-up. Whatever becomes of it, seats and registrations are not what they were. */
export function useSend(courseId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ input, key }: { input: SignUpInput; key: string }) =>
      request<SignUpResult>(`${API.sendRegistration}/${courseId}`, {
        method: 'POST',
        body: input,
        headers: { 'Idempotency-Key': key },
      }),
    onSettled: () => {
      const stale = [projectQuery(String(courseId)).queryKey, projectsQuery.queryKey, familyQuery.queryKey];
      for (const queryKey of stale) queryClient.invalidateQueries({ queryKey }).catch(() => undefined);
    },
  });
}
