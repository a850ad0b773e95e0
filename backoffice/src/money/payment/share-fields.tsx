import Alert from '@mui/material/Alert';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatEuros, parseEuros, recordLabel, toCents, toEuros } from '@feria/shared';
import { useId, useState } from 'react';
import { useLanguage } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import { useFeeWords } from './fee-words';
import type { OpenDebt } from './open-debts';
import { usePaymentText } from '../../ledger/payment-text';
import { splitOver } from './shares';

/** A part of an amount for a registration or a fee, as it is typed. */
interface Share {
  registration: OpenDebt;
  /** As typed, in euros. */
  text: string;
  /** `null` when the text is no amount. */
  cents: number | null;
}

/** An amount that is split over registrations. */
export interface SharedAmount {
  shares: readonly Share[];
  /** Cents that are given to registrations. */
  given: number;
  /** Cents that are over; below 0 when more is given than there is. */
  rest: number;
  /** Whether all that is typed are amounts, and together not too much. */
  isValid: boolean;
  /** What the API takes. */
  body: { registration_id: number; amount: number }[];
  onType: (registrationId: number, text: string) => void;
}

/** Ids of the children for whom something is given. */
export function sharedFor({ shares }: SharedAmount): number[] {
  return shares.flatMap(({ registration, cents }) => (cents ? registration.people.id : []));
}

/**
 * Splits an amount over registrations by itself, in their order, until something is typed for one of them.
 * @param cents of the amount
 */
export function useShares(cents: number, open: readonly OpenDebt[]): SharedAmount {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const split = splitOver(
    cents,
    open.map(({ id, open: owed }) => ({ registrationId: id, open: toCents(owed) })),
  );
  const shares = open.map((registration) => {
    const { id } = registration;
    const text = typed.get(id) ?? (typed.size === 0 ? writtenEuros(split.get(id) ?? 0) : '');
    return { registration, text, cents: centsOf(text || '0') };
  });
  const given = shares.reduce((sum, share) => sum + (share.cents ?? 0), 0);
  return {
    shares,
    given,
    rest: cents - given,
    isValid: given <= cents && shares.every((share) => share.cents !== null),
    body: shares
      .filter((share) => share.cents)
      .map(({ registration, cents: share }) => ({
        registration_id: registration.id,
        amount: toEuros(share ?? 0),
      })),
    onType: (id, text) => {
      const now = new Map(shares.map((share) => [share.registration.id, share.text]));
      setTyped(now.set(id, text));
    },
  };
}

/** The fields of {@link useShares}, with what is over. */
export function ShareFields({ shared, isNone }: { shared: SharedAmount; isNone?: boolean }) {
  const words = usePaymentText();
  const feeWords = useFeeWords();
  const language = useLanguage();
  const id = useId();
  const { rest } = shared;
  return (
    <>
      {isNone ? (
        <Alert severity="info">{words('nothing_open')}</Alert>
      ) : (
        <div>
          <Typography id={id} variant="h6" component="h3">
            {words('shares')}
          </Typography>
          <TableContainer>
            <Table size="small" aria-labelledby={id}>
              <TableBody>
                {shared.shares.map(({ registration, text, cents }) => {
                  const { people, course, courseWeek, isFee } = registration;
                  const place = `${people.first_name} ${people.last_name}, ${nameOf(course, language)}, ${recordLabel(courseWeek, language)}`;
                  const name = isFee ? feeWords('of', { name: place }) : place;
                  return (
                    <TableRow key={registration.id}>
                      <TableCell component="th" scope="row" sx={{ px: 0 }}>
                        {name}
                        <Typography variant="body2" color="textSecondary">
                          {words('open', { open: formatEuros(registration.open) })}
                        </Typography>
                      </TableCell>
                      <TableCell align="right" sx={{ px: 0, width: 130 }}>
                        <TextField
                          size="small"
                          value={text}
                          onChange={(event) => shared.onType(registration.id, event.target.value)}
                          error={cents === null}
                          autoComplete="off"
                          slotProps={{
                            htmlInput: {
                              'aria-label': words('share', { name }),
                              inputMode: 'decimal',
                              style: { textAlign: 'right' },
                            },
                          }}
                        />
                      </TableCell>
                    </TableRow>
                  );
                })}
              </TableBody>
            </Table>
          </TableContainer>
        </div>
      )}
      {rest < 0 && <Alert severity="warning">{words('above', { above: formatEuros(toEuros(-rest)) })}</Alert>}
      {rest > 0 && <Alert severity="info">{words('to_credit', { rest: formatEuros(toEuros(rest)) })}</Alert>}
    </>
  );
}

/** Cents of typed euros, `null` when they are no amount. */
export function centsOf(text: string): number | null {
  const euros = parseEuros(text.trim());
  return euros === undefined ? null : toCents(euros);
}

/** Cents as euros to type over: `120,50`; nothing for 0. */
export function writtenEuros(cents: number): string {
  return cents === 0 ? '' : formatEuros(toEuros(cents)).replace(/\s?€/, '');
}
