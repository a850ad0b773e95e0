/** Decimals of a number that is no amount: of a degree the sixth is ten centimetres. */
export const DECIMALS = 6;

/** Whether a value is a number with no more decimals than {@link DECIMALS}. */
export function isDecimal(value: unknown): value is number {
  return typeof value === 'number' && Number(value.toFixed(DECIMALS)) === value;
}
