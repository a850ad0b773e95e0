import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { PossiblePayer } from '@feria/shared/rules/payer-name';
import { tellApart, type KnownFamily } from './tell-apart';
import { usePayerWords } from './payer-words';

/** Who paid, as it is chosen: a parent, somebody who is not on record, or nobody yet. */
export type ChosenPayer = number | 'other' | null;

interface Props {
  /** Who may have paid, the parent who owes first. */
  parents: readonly PossiblePayer[];
  /** What tells parents of one name apart, see {@link tellApart}. */
  family?: KnownFamily;
  /** Name that the bank has; without it the name of somebody else is typed, where {@link Props.onName} takes it. */
  bankName?: string | null;
  chosen: ChosenPayer;
  /** Name of somebody else, as it is typed. */
  name?: string;
  onChoose: (chosen: ChosenPayer) => void;
  onName?: (name: string) => void;
}

/** What is chosen, as long as it is one of those who may have paid; then it is asked anew. */
export function stillChosen(chosen: ChosenPayer, parents: readonly PossiblePayer[]): ChosenPayer {
  return typeof chosen !== 'number' || parents.some(({ id }) => id === chosen) ? chosen : null;
}

/** Asks who paid: a parent of the children, or somebody else with a name (product/money.md#who-paid). */
export function PayerField({ parents, family, bankName, chosen, name = '', onChoose, onName }: Props) {
  const words = usePayerWords();
  const namesOf = tellApart(parents, family);
  return (
    <>
      <TextField
        select
        label={words('question')}
        value={chosen ?? ''}
        onChange={({ target: { value } }) => onChoose(value === 'other' ? 'other' : Number(value))}
        helperText={bankName ? words('bank_says', { name: bankName }) : words('help')}
        error={chosen === null}
        required
        sx={{ minWidth: 220 }}
      >
        {parents.map(({ id }) => (
          <MenuItem key={id} value={id}>
            {namesOf.get(id)}
          </MenuItem>
        ))}
        {(bankName || onName) && (
          <MenuItem value="other">
            {bankName ? words('other_named', { name: bankName }) : words('other')}
          </MenuItem>
        )}
      </TextField>
      {chosen === 'other' && !bankName && (
        <TextField
          label={words('name')}
          value={name}
          onChange={(event) => onName?.(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 140 } }}
          autoComplete="off"
          required
          error={name.trim() === ''}
        />
      )}
    </>
  );
}

/** Whether it is said who paid. */
export function isPayerChosen(chosen: ChosenPayer, name: string): boolean {
  return chosen === 'other' ? name.trim() !== '' : chosen !== null;
}

/** What the API takes of it. */
export function payerBody(chosen: ChosenPayer, name: string): { payer_person_id?: number; payer?: string } {
  if (chosen === 'other') return { payer: name.trim() };
  return chosen === null ? {} : { payer_person_id: chosen };
}
