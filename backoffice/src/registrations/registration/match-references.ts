import {
  findPaymentReferences,
  openAmount,
  type PaymentParty,
  paymentOfRecord,
  paymentReference,
  type StaffRegistration,
} from '@feria/shared';

/** What a pasted text holds. */
export interface PastedReferences {
  references: string[];
  /** Words that begin like a reference and are none, for example because of a wrong digit. */
  invalid: string[];
}

/** Reads references out of a text such as lines of a bank statement. */
export function readPasted(text: string): PastedReferences {
  const { references, rest } = findPaymentReferences(text);
  return {
    references: references.map(paymentReference),
    invalid: rest.split(' ').filter((word) => /^rf\d/i.test(word)),
  };
}

/** What became of the references of a pasted text. */
export interface MatchedReferences {
  /** Registrations with an open amount. */
  open: number[];
  /** References without any registration. */
  notFound: string[];
  /** References whose registrations owe nothing: paid already, or waiting. */
  nothingOpen: string[];
}

/** Sorts what the search of the references found. */
export function matchReferences(
  references: readonly string[],
  found: readonly StaffRegistration[],
): MatchedReferences {
  const { references: parties } = findPaymentReferences(references.join(' '));
  const isOpen = (row: StaffRegistration) => openAmount(paymentOfRecord(row)) > 0;
  const of = (party: PaymentParty) => {
    const reference = paymentReference(party);
    return found.filter(
      ({ payment_reference, parents, course }) =>
        payment_reference === reference ||
        // What the office booked is found by the reference of each parent.
        ((party.courseId ?? course.id) === course.id && parents.some(({ id }) => id === party.personId)),
    );
  };
  return {
    open: found.filter(isOpen).map(({ id }) => id),
    notFound: parties.filter((party) => of(party).length === 0).map(paymentReference),
    nothingOpen: parties
      .filter((party) => of(party).length > 0 && !of(party).some(isOpen))
      .map(paymentReference),
  };
}
