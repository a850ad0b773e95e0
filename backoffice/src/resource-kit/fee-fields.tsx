import {
  formatEuros,
  parseEuros,
  REASON_MAX,
  splitByFee,
  toCents,
  toEuros,
  type RemovalFee,
} from '@feria/shared';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFeeChoiceWords } from './fee-choice-words';

/** What is typed of the fee; until then it is the fee of the steps. */
export interface TypedFee {
  amount?: string;
  reason?: string;
}

/**
 * The fee that is charged with a delete, none where none is; `null` while what is typed is no amount, too much, or needs a reason.
 * @returns euros
 */
export function chargedFee(
  { offered, highest }: RemovalFee,
  typed: TypedFee,
): { fee?: number; reason?: string } | null {
  const fee = amountOf(offered, typed);
  if (fee === undefined || fee > highest) return null;
  const reason = typed.reason?.trim();
  if (fee === offered) return fee > 0 ? { fee } : {};
  return reason ? { fee, reason } : null;
}

function amountOf(offered: number, { amount }: TypedFee): number | undefined {
  return amount === undefined ? offered : parseEuros(amount.trim());
}

/** Asks which fee the family pays for a place that the office removes: that of the steps, a part of it, or none (product/registrations.md#cancellation). */
export function FeeFields(props: {
  fee: RemovalFee;
  typed: TypedFee;
  onChange: (typed: TypedFee) => void;
  disabled: boolean;
}) {
  const { fee, typed, onChange } = props;
  const words = useFeeChoiceWords();
  const amount = amountOf(fee.offered, typed);
  const highest = formatEuros(fee.highest);
  const problem =
    amount === undefined
      ? words('amount')
      : amount > fee.highest
        ? words('above', { amount: highest })
        : null;
  const isOther = amount !== fee.offered;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <TextField
        label={words('label')}
        value={typed.amount ?? formatEuros(fee.offered).replace(/\s?€/, '')}
        onChange={({ target }) => onChange({ ...typed, amount: target.value })}
        error={problem !== null}
        helperText={
          problem ??
          words(fee.offered > 0 ? 'help' : 'without_steps', { offered: formatEuros(fee.offered), highest })
        }
        disabled={props.disabled}
        size="small"
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'decimal' }, input: { endAdornment: '€' } }}
      />
      <Typography variant="body2" aria-live="polite">
        {amount !== undefined && problem === null && <Money fee={amount} paid={fee.paid} />}
      </Typography>
      {isOther && (
        <TextField
          label={words('reason')}
          value={typed.reason ?? ''}
          onChange={({ target }) => onChange({ ...typed, reason: target.value })}
          helperText={words('reason_help')}
          disabled={props.disabled}
          required
          size="small"
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
        />
      )}
    </Stack>
  );
}

/** Where the money goes with this fee, by the calculation of the server; euros. */
function Money({ fee, paid }: { fee: number; paid: number }) {
  const words = useFeeChoiceWords();
  const { kept, credit, open } = splitByFee(toCents(fee), toCents(paid));
  const euros = (cents: number): string => formatEuros(toEuros(cents));
  const sentences = [
    ...(kept > 0
      ? [words('split', { paid: formatEuros(paid), kept: euros(kept), credit: euros(credit) })]
      : []),
    ...(kept === 0 && credit > 0 ? [words('all_credit', { paid: euros(credit) })] : []),
    ...(open > 0 ? [words('open', { open: euros(open) })] : []),
  ];
  return sentences.join(' ');
}
