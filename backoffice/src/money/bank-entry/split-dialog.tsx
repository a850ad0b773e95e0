import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  formatEuros,
  toCents,
  type BankEntryRecord,
  type OfficeFamily,
  type PersonRecord,
} from '@feria/shared';
import { payerNamed, possiblePayers } from '@feria/shared/rules/payer-name';
import { resources } from '@feria/shared/resources/index';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { familyPayers } from '../payment/family-payers';
import { PayerField, stillChosen, type ChosenPayer } from '../payment/payer-field';
import { openDebtsOf } from '../payment/open-debts';
import { sharedFor, ShareFields, useShares } from '../payment/share-fields';
import { parentText } from '../../families/person/parent-link';
import { useEntryName } from './entry-name';
import { payerSearches } from './payer-words';
import { ParentSuggestions } from './parent-suggestions';
import { useBankWords } from './words';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

/** What an entry is booked as, as the API takes it. */
export interface Decision {
  shares: { registration_id: number; amount: number }[];
  credit_person_id: number | null;
  /** Who paid; without it, whom the bank names. */
  payer_person_id?: number;
}

interface Props {
  entry: BankEntryRecord;
  error: string | null;
  isBusy: boolean;
  onBook: (decision: Decision) => void;
  onClose: () => void;
}

/** Says for which family and registrations the money of an entry is; what is over becomes credit. */
export function SplitDialog(props: Props) {
  const { entry } = props;
  const [personId, setPersonId] = useState<number | null>(suggestedPerson(entry));
  const { api } = useDataProvider<FeriaDataProvider>();
  const { data: family } = useQuery({
    queryKey: ['family', personId],
    queryFn: () => api('GET', 'api/family/{id}', { params: { id: personId ?? 0 } }),
    enabled: personId !== null,
  });
  // A new family begins with a new split.
  return <Split key={family ? personId : 0} {...props} {...{ personId, family }} onPerson={setPersonId} />;
}

/** Who is suggested alone, or with what the entry pays; of several who may have paid the office chooses. */
function suggestedPerson({ suggestion }: BankEntryRecord): number | null {
  const [first, other] = suggestion?.person_ids ?? [];
  if (first === undefined) return null;
  return other === undefined || (suggestion?.shares.length ?? 0) > 0 ? first : null;
}

function Split({
  ...props
}: Props & {
  personId: number | null;
  family: OfficeFamily | undefined;
  onPerson: (id: number | null) => void;
}) {
  const { entry, family, personId, isBusy } = props;
  const words = useBankWords();
  const name = useEntryName()(entry);
  // What the entry names comes first, as it is suggested.
  const named = new Set(entry.suggestion?.shares.map(({ registration_id }) => registration_id));
  const open = openDebtsOf(family?.seasons ?? []).sort(
    (a, b) => Number(named.has(b.id)) - Number(named.has(a.id)),
  );
  const shared = useShares(toCents(entry.amount), open);
  const payers = possiblePayers(family ? familyPayers(family) : [], personId, sharedFor(shared));
  // Asked where the name of the bank fits nobody.
  const [chosen, setPayer] = useState<ChosenPayer>(payerNamed(entry.payer_name, payers));
  const payer = stillChosen(chosen, payers);
  const book = (): void =>
    props.onBook({
      shares: shared.body,
      credit_person_id: personId,
      ...(typeof payer === 'number' ? { payer_person_id: payer } : {}),
    });
  return (
    <TitledDialog
      title={words('split_title', { amount: formatEuros(entry.amount) })}
      onClose={props.onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={isBusy} />
          <Button
            onClick={book}
            variant="contained"
            loading={isBusy}
            disabled={!family || !shared.isValid || payer === null}
          >
            {words('book')}
          </Button>
        </>
      }
    >
      {props.error && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {props.error}
        </Alert>
      )}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[name, entry.references.join(', '), entry.text, words('account', { account: entry.account })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <ParentSearch
        payer={entry.payer_name}
        chosen={family?.guardians[0] ?? null}
        onChoose={props.onPerson}
      />
      {family ? (
        <>
          <PayerField
            parents={payers}
            family={family}
            bankName={entry.payer_name}
            chosen={payer}
            onChoose={setPayer}
          />
          <ShareFields shared={shared} isNone={open.length === 0} />
        </>
      ) : (
        personId === null && (
          <>
            <Alert severity="info">{words('choose_parent')}</Alert>
            <ParentSuggestions entry={entry} onChoose={props.onPerson} />
          </>
        )
      )}
    </TitledDialog>
  );
}

type Found = Pick<PersonRecord, 'id' | 'first_name' | 'last_name'> & { place?: string | null };

function ParentSearch({
  payer,
  chosen,
  onChoose,
}: {
  payer: string | null;
  chosen: Found | null;
  onChoose: (id: number | null) => void;
}) {
  const words = useBankWords();
  // Nobody types what the bank wrote already.
  const [typed, setTyped] = useState(chosen ? '' : (payerSearches(payer)[0] ?? ''));
  const [input, setInput] = useState(chosen ? parentText(chosen) : typed);
  const { data = [], isFetching } = useGetList<Found>(
    resources.parent.route,
    {
      filter: { q: typed },
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'last_name', order: 'ASC' },
    },
    { enabled: typed.length > 1 },
  );
  const options = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data;
  return (
    <Autocomplete
      options={options}
      value={chosen}
      loading={isFetching}
      filterOptions={(found) => found}
      getOptionKey={({ id }) => id}
      getOptionLabel={parentText}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_, parent) => onChoose(parent?.id ?? null)}
      inputValue={input}
      onInputChange={(_, text, reason) => {
        // As it begins it would empty what it is given.
        if (reason === 'reset' && !chosen) return;
        setInput(text);
        if (reason === 'input') setTyped(text);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={words('parent')}
          helperText={words('parent_help')}
          autoFocus={!chosen}
        />
      )}
    />
  );
}
