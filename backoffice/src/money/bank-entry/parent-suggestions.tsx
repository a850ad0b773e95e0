import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  formatEuros,
  recordLabel,
  toCents,
  toEuros,
  type BankEntryRecord,
  type PersonRecord,
} from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import { useLanguage } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { openDebtsOf } from '../payment/open-debts';
import { tellApart } from '../payment/tell-apart';
import { hasWords, payerSearches } from './payer-words';
import { useBankWords } from './words';

/** Parents that are suggested; each is a call. */
const SHOWN = 5;
/** Parents that a search looks through for those whose names begin so. */
const SEARCHED = 50;
/** What of a family's open amounts is shown before it is chosen. */
const LINES = 3;

/** Parents who may have paid an entry, by what the bank says of the payer, each with what is open for which week. */
export function ParentSuggestions(props: { entry: BankEntryRecord; onChoose: (id: number) => void }) {
  const { entry, onChoose } = props;
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const words = useBankWords();
  const language = useLanguage();
  const title = useId();
  const named = entry.suggestion?.person_ids ?? [];
  const { data: found = [] } = useQuery({
    queryKey: ['bank-entry', 'payers', entry.payer_name, named],
    queryFn: async () =>
      (named.length > 0 ? named : await idsOf(dataProvider, entry.payer_name)).slice(0, SHOWN),
  });
  const families = useQueries({
    queries: found.map((id) => ({
      queryKey: ['family', id],
      queryFn: () => dataProvider.api('GET', 'api/family/{id}', { params: { id } }),
    })),
  });
  const shown = families.flatMap(({ data: family }, index) => {
    const id = found[index];
    const parent = family?.guardians.find((guardian) => guardian.id === id);
    return family && parent ? [{ parent, family, open: openDebtsOf(family.seasons ?? []) }] : [];
  });
  if (shown.length === 0) return null;
  const namesOf = tellApart(
    shown.map(({ parent }) => parent),
    {
      guardians: shown.map(({ parent }) => parent),
      children: shown.flatMap(({ family }) => family.children ?? []),
    },
  );
  return (
    <div>
      <Typography id={title} variant="h6" component="h3">
        {words('suggestions')}
      </Typography>
      <Stack component="ul" spacing={1} aria-labelledby={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ parent, open }) => {
          const name = namesOf.get(parent.id) ?? '';
          const sum = toEuros(open.reduce((cents, debt) => cents + toCents(debt.open), 0));
          return (
            <li key={parent.id}>
              <Button
                variant="outlined"
                fullWidth
                onClick={() => onChoose(parent.id)}
                sx={{ display: 'block', textAlign: 'start', textTransform: 'none' }}
              >
                {open.length > 0
                  ? words('suggestion', { name, open: formatEuros(sum) })
                  : words('suggestion_none', { name })}
                {open.slice(0, LINES).map(({ id, people, course, courseWeek, open: owed }) => (
                  <Typography key={id} variant="body2" component="span" sx={{ display: 'block' }}>
                    {words('suggestion_line', {
                      child: `${people.first_name} ${people.last_name}`,
                      course: nameOf(course, language),
                      week: recordLabel(courseWeek, language),
                      open: formatEuros(owed),
                    })}
                  </Typography>
                ))}
              </Button>
            </li>
          );
        })}
      </Stack>
    </div>
  );
}

/** Parents that the first search finds which finds any. */
async function idsOf(dataProvider: FeriaDataProvider, payerName: string | null): Promise<number[]> {
  for (const q of payerSearches(payerName)) {
    const { data } = await dataProvider.getList<PersonRecord>(resources.parent.route, {
      filter: { q },
      pagination: { page: 1, perPage: SEARCHED },
      sort: { field: 'last_name', order: 'ASC' },
    });
    const named = data.filter(({ first_name, last_name }) => hasWords(`${first_name} ${last_name}`, q));
    if (named.length > 0) return named.map(({ id }) => id);
  }
  return [];
}
