/** @jest-environment-options {"graph": "interference"} */
import { withoutLocks } from '../support/interference.js';
import { book, firstId, someFamily, startTwo, stored } from '../support/book.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';

/*
 * A parent books a child each in two weeks of one project at once. The locks of the weeks do not keep these bookings apart, so
 * the project is locked where it has a discount for siblings.
 */

let app: TestApp;
let second: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, second, close } = await startTwo());
});
afterAll(() => close());

async function setTheScene() {
  const { parent, children } = await someFamily(app, 2);
  const course = await someCourse(app, { sibling_discount_2: 50 });
  const weeks = [
    await someWeek(app, course, { price: 10_000 }),
    await someWeek(app, course, { price: 10_000 }),
  ];
  const requests = () =>
    [app, second].map((process, index) => book(process, parent, children[index]!, weeks[index]!));
  const discounts = async (answers: Awaited<ReturnType<typeof book>>[]): Promise<number[]> => {
    const rows = await Promise.all(answers.map((answer) => stored(app, firstId(answer))));
    return rows.map((row) => row!.discount).sort((a, b) => a - b);
  };
  return { requests, discounts };
}

it('one of them pays all, the other less', async () => {
  const { requests, discounts } = await setTheScene();
  expect(await discounts(await Promise.all(requests()))).toEqual([0, 5_000]);
});

it('control: without the locks both pay all', async () => {
  const { requests, discounts } = await setTheScene();
  const answers = await withoutLocks([app, second], (gate) => gate.oneByOne(requests()));
  expect(await discounts(answers)).toEqual([0, 0]);
});
