import type { StaffRegistration } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { registrations } from './section';

/** Registrations loaded by one request: their ids are sent in its URL, which must not get too long. */
const IDS_PER_REQUEST = 200;

/** Loads registrations anew, for example selected ones on pages of the list that are not shown. */
export function useRegistrations(ids: readonly number[]) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  return useQuery({
    queryKey: [registrations.route, 'selected', ids],
    gcTime: 0,
    queryFn: async () => {
      const loaded: StaffRegistration[] = [];
      for (let start = 0; start < ids.length; start += IDS_PER_REQUEST) {
        const { data } = await dataProvider.getMany<StaffRegistration>(registrations.route, {
          ids: ids.slice(start, start + IDS_PER_REQUEST),
        });
        loaded.push(...data);
      }
      return loaded;
    },
  });
}
