import { pack } from './pack.js';
import { packPiece, unpack } from './packed.js';

const numbers = Array.from({ length: 1_700 }, (_, at) => at);

describe('Rows for a task', () => {
  it('arrive as they were, in their order', async () => {
    const packed = await pack(numbers, (id) => ({ id, name: `Größe ${id}`, nothing: null }));
    expect(unpack(packed)).toEqual(numbers.map((id) => ({ id, name: `Größe ${id}`, nothing: null })));
    expect(unpack([...packPiece([1, 2]), ...packPiece([3])])).toEqual([1, 2, 3]);
    expect(unpack(await pack([], String))).toEqual([]);
  });

  it('are packed in pieces, between which others have their turn', async () => {
    const sizes: number[] = [];
    let size = 0;
    let isDone = false;
    const turn = (): void => {
      sizes.push(size);
      size = 0;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    await pack(numbers, (id) => {
      size += 1;
      return id;
    });
    isDone = true;
    expect(Math.max(...sizes, size)).toBe(500);
  });
});
