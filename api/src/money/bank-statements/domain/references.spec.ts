import { parsePaymentReference, paymentReference } from '@feria/shared';
import { findReferences, possibleReferences } from './references.js';

const found = (text: string) => findReferences(text).map(({ reference, isUnsure }) => [reference, isUnsure]);

/** A reference whose beginning is valid too, by chance: `RF21…F5` and `RF21…F512`. */
function ambiguous(): { whole: string; beginning: string } {
  for (let personId = 1; ; personId += 1) {
    const beginning = paymentReference({ courseId: 12, personId });
    const end = Array.from({ length: 90 }, (_, index) => index + 10).find((digits) =>
      parsePaymentReference(`${beginning}${digits}`),
    );
    if (end !== undefined) return { whole: `${beginning}${end}`, beginning };
  }
}

describe('references in a text', () => {
  const one = paymentReference({ courseId: 12, personId: 345 });
  const two = paymentReference({ courseId: 7, personId: 9 });

  it('are all found, each once', () => {
    expect(found(`${one}, ${two.toLowerCase()} (${one})`)).toEqual([
      [one, false],
      [two, false],
    ]);
  });

  it('with a wrong check digit or more digits than any has are none', () => {
    const wrong = one.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    const longest = paymentReference({ courseId: 12, personId: 1_234_567_890 });
    expect(found(wrong)).toEqual([]);
    expect(found(longest)).toEqual([[longest, false]]);
    expect(found(`${longest}1`)).toEqual([]);
  });

  it('are unsure in every reading when the beginning of one is valid too', () => {
    const { whole, beginning } = ambiguous();
    expect(found(whole)).toEqual([[whole, false]]);
    expect(found(`Camp ${beginning} ${whole.slice(beginning.length)}`)).toEqual([
      [beginning, true],
      [whole, true],
    ]);
  });

  it('are unsure, also in groups of four, when another one ends with a group', () => {
    const beginnings = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((personId) =>
      paymentReference({ courseId: 12, personId }),
    );
    const both = beginnings.flatMap((beginning) =>
      Array.from({ length: 9_000 }, (_, index) => `${beginning}${index + 1_000}`)
        .filter((whole) => parsePaymentReference(whole))
        .slice(0, 1)
        .map((whole) => ({ beginning, whole })),
    );
    expect(both.length).toBe(9);
    for (const { beginning, whole } of both)
      expect(found(whole.replace(/(.{4})(?=.)/g, '$1 '))).toEqual([
        [beginning, true],
        [whole, true],
      ]);
  });

  it('that stand whole elsewhere too are sure', () => {
    const { whole, beginning } = ambiguous();
    expect(found(`${beginning} ${whole.slice(beginning.length)} / ${whole}`)).toContainEqual([whole, false]);
  });

  it('may be broken where a bank breaks its lines, and are then unsure', () => {
    expect(found(`Camp ${one.slice(0, 3)} ${one.slice(3, 8)} ${one.slice(8)}`)).toEqual([[one, true]]);
  });

  it('can be meant by what begins like one or has its ids', () => {
    expect(possibleReferences('Camp RF4712F3 45 n. 7F9 12345')).toEqual(
      expect.arrayContaining(['RF4712F3', 'RF4712F345', '7F9']),
    );
    expect(possibleReferences('Ferien in Rom')).toEqual([]);
  });
});
