import type { ChildGuardians } from '@feria/shared/contracts/guardian';
import type { Translate } from '../i18n';

type Refused = Pick<ChildGuardians, 'first_name' | 'refusal'>;

/** Whether the office is whom to ask about it: an open invitation is the parent's own. */
export function needsOffice(children: readonly Refused[]): boolean {
  return children.some(({ refusal }) => refusal !== null && refusal !== 'invited');
}

/** Why nobody can be invited for children (product/families.md#second-guardian): each reason once, with those for whom it holds. */
export function refusalTexts(children: readonly Refused[], t: Translate): string[] {
  const reasons = new Set(children.flatMap(({ refusal }) => refusal ?? []));
  return [...reasons].map((reason) => {
    const refused = children.filter(({ refusal }) => refusal === reason);
    return t(`guardians.refusal_${reason}`, {
      child: refused.map(({ first_name }) => first_name).join(', '),
    });
  });
}
