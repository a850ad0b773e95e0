/** A parent of the child that a registration is for. */
export interface PossiblePayer {
  personId: number;
  /** Account; `null` when there is none. */
  userId: number | null;
}

/**
 * The parent under whose payment reference a registration is paid: who booked it; where staff booked, or the booker is no
 * parent of the child any more, the one who has been in the records longest (smallest id). It does not depend on who
 * looks: two parents of a child see one reference, and whichever of them pays, the money is found.
 * @returns the person's id, or `null` for a child without parents
 */
export function payerOf(bookedBy: number | null, parents: readonly PossiblePayer[]): number | null {
  const booker = parents.find(({ userId }) => userId !== null && userId === bookedBy);
  if (booker) return booker.personId;
  return parents.length ? Math.min(...parents.map(({ personId }) => personId)) : null;
}
