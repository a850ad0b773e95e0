import { mod97 } from '@feria/shared';

const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/**
 * An Italian IBAN with right check letter and check digits.
 * @param bank ABI, five digits; those of the demo data belong to no bank.
 * @param branch CAB, five digits.
 * @param account twelve digits.
 */
export function makeIban(bank: string, branch: string, account: string): string {
  const digits = `${bank}${branch}${account}`;
  const letterSum = [...digits].reduce(
    (sum, digit, index) => sum + (index % 2 === 0 ? (ODD[Number(digit)] ?? 0) : Number(digit)),
    0,
  );
  const bban = String.fromCharCode(65 + (letterSum % 26)) + digits;
  const check = 98 - mod97(`${bban}IT00`);
  return `IT${String(check).padStart(2, '0')}${bban}`;
}
