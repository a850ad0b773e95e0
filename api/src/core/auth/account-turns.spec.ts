import { EventEmitter } from 'node:events';
import { AccountTurns } from './account-turns.js';

/** What of an answer the turns look at. */
class Answer extends EventEmitter {
  destroyed = false;

  close(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

const nextTurn = () => new Promise((resume) => setImmediate(resume));

describe('calls of accounts', () => {
  let clock: number;
  let turns: AccountTurns;
  let begun: string[];
  let answers: Map<string, Answer>;
  let refused: string[];

  beforeEach(() => {
    clock = 1_000;
    turns = new AccountTurns(() => clock);
    begun = [];
    refused = [];
    answers = new Map();
  });

  /** A call arrives, which works for so long (ms) without a pause. */
  const arrives = (account: number, name: string, works = 1, answer = new Answer()): void => {
    answers.set(name, answer);
    turns.next(account, answer as never).then(
      () => {
        begun.push(name);
        clock += works;
      },
      ({ code }: { code: string }) => refused.push(`${name} ${code}`),
    );
  };
  const many = (account: number, count: number, works?: number) => {
    for (let number = 1; number <= count; number += 1) arrives(account, `${account}:${number}`, works);
  };
  const end = (...names: string[]) => names.forEach((name) => answers.get(name)?.close());
  const until = async (count: number) => {
    for (let turn = 0; turn < 500 && begun.length < count; turn += 1) await nextTurn();
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  };

  it('begin at once when there is nobody else', async () => {
    arrives(1, 'a');
    await Promise.resolve();
    expect(begun).toEqual(['a']);
  });

  it('are four at once of one account, and the next begin when those have their answer', async () => {
    many(1, 25);
    await until(4);
    expect(begun).toHaveLength(4);
    end('1:1', '1:2', '1:3');
    await until(7);
    expect(begun).toEqual(Array.from({ length: 7 }, (_, index) => `1:${index + 1}`));
  });

  it('of somebody else go before the many that one account has waiting', async () => {
    many(1, 200);
    await until(4);
    arrives(2, 'other');
    await until(5);
    expect(begun.at(-1)).toBe('other');
  });

  it('begin for accounts in turns', async () => {
    many(1, 4);
    many(2, 3);
    arrives(3, '3:1');
    await until(8);
    expect(begun).toEqual(['1:1', '1:2', '2:1', '3:1', '1:3', '2:2', '1:4', '2:3']);
  });

  it('that come in one moment work in many turns of the event loop', async () => {
    for (let account = 1; account <= 30; account += 1) arrives(account, String(account), 15);
    let most = 0;
    for (let turn = 0; turn < 200 && begun.length < 30; turn += 1) {
      const before = clock;
      await nextTurn();
      most = Math.max(most, clock - before);
    }
    // One at once, then what a turn has time for, and the call that fills it.
    expect([begun.length, most]).toEqual([30, 45]);
  });

  it('are dropped when their reader goes before their turn, and keep nobody waiting', async () => {
    many(1, 9);
    await until(4);
    end('1:5', '1:6');
    end('1:1');
    await until(5);
    expect([begun.at(-1), refused]).toEqual(['1:7', ['1:5 busy', '1:6 busy']]);
    arrives(2, 'gone', 1, Object.assign(new Answer(), { destroyed: true }));
    await nextTurn();
    expect(refused.at(-1)).toBe('gone busy');
  });

  it('are refused beyond those that may wait, and only for that account', async () => {
    // One works at once, 300 wait.
    many(1, 302);
    await until(4);
    expect(refused).toEqual(['1:302 busy']);
    arrives(2, 'other');
    await until(5);
    expect(begun.at(-1)).toBe('other');
  });

  it('leave nothing behind', async () => {
    many(1, 5);
    many(2, 3);
    await until(7);
    expect(turns.isIdle).toBe(false);
    end(...answers.keys());
    await until(8);
    expect(turns.isIdle).toBe(true);
  });
});
