import fc from 'fast-check';
import { mod97 } from './iban.js';
import {
  findPaymentReferences,
  parsePaymentReference,
  parseReferenceTail,
  paymentReference,
} from './payment-reference.js';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
/** The one of a project, or of a family. */
const anyParty = fc.record({ courseId: fc.option(id), personId: id });

describe('mod 97', () => {
  it('agrees with the example of ISO 11649', () => {
    expect(mod97('539007547034RF18')).toBe(1);
  });
});

describe('the payment reference', () => {
  it('holds what ISO 11649 asks of it, whatever the ids', () => {
    fc.assert(
      fc.property(id, id, (courseId, personId) => {
        const reference = paymentReference({ courseId, personId });
        expect(reference).toMatch(/^RF\d{2}[A-Z\d]{1,21}$/);
        expect(mod97(reference.slice(4) + reference.slice(0, 4))).toBe(1);
      }),
    );
  });

  it('leads back to family and project, so that no two share one', () => {
    fc.assert(
      fc.property(id, id, (courseId, personId) => {
        expect(parsePaymentReference(paymentReference({ courseId, personId }))).toEqual({
          courseId,
          personId,
        });
      }),
    );
  });

  it('of a family names no project, leads back to it, and is that of no project', () => {
    fc.assert(
      fc.property(id, id, (courseId, personId) => {
        const reference = paymentReference({ courseId: null, personId });
        expect(reference).toMatch(/^RF\d{2}F\d+$/);
        expect(mod97(reference.slice(4) + reference.slice(0, 4))).toBe(1);
        expect(parsePaymentReference(reference)).toEqual({ courseId: null, personId });
        expect(reference).not.toBe(paymentReference({ courseId, personId }));
      }),
    );
  });

  it('is read with the spaces and small letters of a bank statement', () => {
    const spaced = paymentReference({ courseId: 12, personId: 345 })
      .toLowerCase()
      .replace(/(.{4})/g, '$1 ');
    expect(parsePaymentReference(spaced)).toEqual({ courseId: 12, personId: 345 });
  });

  it('with one wrong character is none', () => {
    const reference = paymentReference({ courseId: 12, personId: 345 });
    for (let at = 0; at < reference.length; at += 1) {
      const other = reference[at] === '7' ? '8' : '7';
      expect(parsePaymentReference(reference.slice(0, at) + other + reference.slice(at + 1))).toBeNull();
    }
  });

  it.each(['', 'RF18539007547034', 'RF001F2', '12F345'])('%s is none of ours', (text) => {
    expect(parsePaymentReference(text)).toBeNull();
  });
});

describe('references in a text', () => {
  const groups = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ');

  it('are found among other words, whole or in groups, in small letters', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyParty, { selector: paymentReference, maxLength: 4 }),
        fc.boolean(),
        (all, grouped) => {
          const lines = all.map((one) => {
            const reference = paymentReference(one);
            return `Kofler ${grouped ? groups(reference).toLowerCase() : reference}`;
          });
          expect(findPaymentReferences(lines.join('\n'))).toEqual({
            references: all,
            rest: all.map(() => 'Kofler').join(' '),
          });
        },
      ),
    );
  });

  it('counts once, however often it stands there', () => {
    const reference = paymentReference({ courseId: 3, personId: 4 });
    expect(findPaymentReferences(`${reference},${reference.toLowerCase()}`).references).toHaveLength(1);
  });

  it('leaves a reference with a wrong digit in the text', () => {
    const reference = paymentReference({ courseId: 12, personId: 345 });
    const wrong = `${reference.slice(0, -1)}6`;
    expect(findPaymentReferences(`${wrong} Lea`)).toEqual({ references: [], rest: `${wrong} Lea` });
  });
});

describe('the end of a reference', () => {
  const reference = paymentReference({ courseId: 12, personId: 345 });

  it('names the person and what is known of the course', () => {
    expect(parseReferenceTail('f 345')).toEqual({ personId: 345, courseEnd: '', courseIds: [] });
    expect(parseReferenceTail('2F345')).toEqual({ personId: 345, courseEnd: '2', courseIds: [] });
    expect(parseReferenceTail('12 f345')).toMatchObject({ personId: 345, courseEnd: '12' });
  });

  it.each([2, 3])('names the course when it begins with check digits (from character %i)', (from) => {
    expect(parseReferenceTail(reference.slice(from))).toMatchObject({ personId: 345, courseIds: [12] });
  });

  it.each(['345', 'F', 'RF00', 'Kofler', '12F0', '12F345X', reference])('%s is none', (text) => {
    expect(parseReferenceTail(text)).toBeNull();
  });
});
