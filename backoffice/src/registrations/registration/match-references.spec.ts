import { paymentReference, type StaffRegistration } from '@feria/shared';
import { matchReferences, readPasted } from './match-references';

const reference = (courseId: number, personId: number) => paymentReference({ courseId, personId });
const row = (id: number, course: number, parents: number[], amounts: object = {}) =>
  ({
    id,
    course: { id: course },
    parents: parents.map((parent) => ({ id: parent })),
    payment_reference: reference(course, parents[0]!),
    is_waiting: false,
    price: 100,
    discount: 0,
    payed_amount: 0,
    ...amounts,
  }) as StaffRegistration;

it('reads references out of lines of a statement, and names what only looks like one', () => {
  const wrong = `${reference(3, 41).slice(0, -1)}2`;
  expect(readPasted(`Kofler ${reference(3, 41)} 120,00\n${reference(3, 7).toLowerCase()}\n${wrong}`)).toEqual(
    { references: [reference(3, 41), reference(3, 7)], invalid: [wrong] },
  );
});

it('selects all that is open under the reference of a family', () => {
  const ofFamily = paymentReference({ courseId: null, personId: 41 });
  expect(readPasted(ofFamily)).toEqual({ references: [ofFamily], invalid: [] });
  const found = [row(1, 3, [41]), row(2, 4, [41]), row(3, 4, [41], { payed_amount: 100 })];
  expect(matchReferences([ofFamily], found)).toEqual({ open: [1, 2], notFound: [], nothingOpen: [] });
  expect(matchReferences([ofFamily], [])).toEqual({ open: [], notFound: [ofFamily], nothingOpen: [] });
});

it('selects what is open, and says which references found nothing or are paid', () => {
  const found = [
    row(1, 3, [41]),
    row(2, 3, [41], { payed_amount: 40 }),
    row(3, 3, [7], { payed_amount: 100 }),
    row(4, 5, [7], { is_waiting: true }),
    row(5, 6, [1, 2]),
  ];
  const [first, paid, waiting, gone, second] = [
    reference(3, 41),
    reference(3, 7),
    reference(5, 7),
    reference(9, 9),
    reference(6, 2),
  ] as [string, string, string, string, string];
  expect(matchReferences([first, paid, waiting, gone, second], found)).toEqual({
    open: [1, 2, 5],
    notFound: [gone],
    nothingOpen: [paid, waiting],
  });
});
