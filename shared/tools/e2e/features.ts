import type { OptionRecord } from '@feria/shared';
import { FEATURES, featureOption } from '@feria/shared/rules/features';
import { sessionOf } from './accounts';

/**
 * Switches on all that an organiser may leave out: the tests meet each screen as it is with everything. What is hidden while it is off
 * has a test with an app of its own.
 * @throws when the API refuses one
 */
export async function switchAllFeaturesOn(base: string): Promise<void> {
  const headers = {
    Authorization: `Bearer ${sessionOf('admin').token}`,
    'Content-Type': 'application/json',
  };
  const list = await fetch(`${base}/api/option?itemsPerPage=-1`, { headers });
  const { data } = (await list.json()) as { data: OptionRecord[] };
  for (const key of FEATURES.map(featureOption)) {
    const { id } = data.find((option) => option.key === key)!;
    const body = JSON.stringify({ value: '1' });
    const answer = await fetch(`${base}/api/option/${id}`, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(`${key}: ${answer.status} ${await answer.text()}`);
  }
}
