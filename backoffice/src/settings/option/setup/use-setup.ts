import { OFFICE_API, type Setup } from '@feria/shared';
import { option } from '@feria/shared/resources/option/index';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useAccount } from '../../../resource-kit/account';
import type { FeriaDataProvider } from '../../../resource-kit/data-provider';

/** Address of the page with the steps. */
export const SETUP = `/${option.route}/setup`;

/** The steps in their order. */
export const STEPS = [
  'organiser',
  'contact',
  'look',
  'payment',
  'mails',
  'project',
  'second_factor',
] as const;

/** A step of the set-up. */
export type Step = (typeof STEPS)[number];

/** Which steps are done, by what is stored. */
export type Done = Record<Step, boolean>;

/** The step to go on with after one: the next that is open, from the beginning again at the end; `null` when all are done. */
export function nextStep(done: Done, after?: Step): Step | null {
  const from = after === undefined ? 0 : STEPS.indexOf(after) + 1;
  return (
    [...STEPS.slice(from), ...STEPS.slice(0, from)].find((step) => step !== after && !done[step]) ?? null
  );
}

/** The set-up as it is stored, and which steps are done; `null` while it is loaded. The second factor is that of the account itself. */
export function useSetup() {
  const { api } = useDataProvider<FeriaDataProvider>();
  const hasFactor = useAccount().second_factor === 'set';
  const doneOf = ({ project, hidden: _, ...done }: Setup): Done => ({
    ...done,
    project: project.lacks === null,
    second_factor: hasFactor,
  });
  const { data, error, refetch } = useQuery({
    queryKey: ['setup'],
    queryFn: () => api('GET', OFFICE_API.setup),
  });
  return {
    stored: data,
    done: data ? doneOf(data) : null,
    error,
    /** Reads anew what is done. */
    reload: async (): Promise<Done | null> => {
      const { data: fresh } = await refetch();
      return fresh ? doneOf(fresh) : null;
    },
  };
}
