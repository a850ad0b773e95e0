import { AsyncLocalStorage } from 'node:async_hooks';
import { padded, Together } from './together.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('questions that are asked together', () => {
  let asked: number[][];
  let readAll: (questions: readonly number[]) => Promise<readonly string[]>;
  let together: Together<number, string>;

  beforeEach(() => {
    asked = [];
    readAll = (questions) => {
      asked.push([...questions]);
      return Promise.resolve(questions.map((number) => `answer ${number}`));
    };
    together = new Together((questions: readonly number[]) => readAll(questions));
  });

  it('are read at once, and each gets its own answer', async () => {
    const answers = Promise.all([3, 1, 3, 2].map((number) => together.ask(number)));
    expect(asked).toEqual([]);
    expect(await answers).toEqual(['answer 3', 'answer 1', 'answer 3', 'answer 2']);
    expect(asked).toEqual([[3, 1, 3, 2]]);
  });

  it('are read again when they are asked after the reading began: nothing is kept', async () => {
    let finish: () => void = () => undefined;
    let state = 'alive';
    readAll = async (questions) => {
      asked.push([...questions]);
      const seen = state;
      await new Promise<void>((resolve) => (finish = resolve));
      return questions.map(() => seen);
    };
    const before = together.ask(1);
    await turn();
    state = 'ended';
    const after = together.ask(1);
    const finishFirst = finish;
    await turn();
    finish();
    expect(await after).toBe('ended');
    finishFirst();
    expect(await before).toBe('alive');
    expect(asked).toEqual([[1], [1]]);
  });

  it('fail together, and the next ones do not', async () => {
    const works = readAll;
    readAll = () => Promise.reject(new Error('no database'));
    const failed = await Promise.allSettled([together.ask(1), together.ask(2)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    readAll = works;
    expect(await together.ask(3)).toBe('answer 3');
  });

  it('are split when they are very many', async () => {
    const numbers = Array.from({ length: 150 }, (_, number) => number);
    expect(await Promise.all(numbers.map((number) => together.ask(number)))).toEqual(
      numbers.map((number) => `answer ${number}`),
    );
    expect(asked.map(({ length }) => length)).toEqual([64, 64, 22]);
  });

  it('are read outside of the requests, and answered within them', async () => {
    const request = new AsyncLocalStorage<string>();
    let readIn: string | undefined = 'never';
    readAll = (questions) => {
      readIn = request.getStore();
      return Promise.resolve(questions.map(String));
    };
    const contexts = await Promise.all(
      ['one', 'other'].map((name) =>
        request.run(name, async () => {
          await together.ask(1);
          return request.getStore();
        }),
      ),
    );
    expect([readIn, contexts]).toEqual([undefined, ['one', 'other']]);
  });
});

it.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [5, 8],
  [33, 64],
  [64, 64],
])('%d values stand in a list of %d', (count, size) => {
  const values = Array.from({ length: count }, (_, number) => number) as [number, ...number[]];
  const list = padded(values);
  expect([list.length, [...new Set(list)]]).toEqual([size, values]);
});
