import { tellApart } from './tell-apart';

const guardian = (id: number, place: string, child_ids: number[]) =>
  ({ id, first_name: 'Anna', last_name: 'Mair', place, child_ids }) as never;
const children = [
  { id: 7, first_name: 'Mia' },
  { id: 8, first_name: 'Leo' },
] as never;
const anna = (id: number) => ({ id, first_name: 'Anna', last_name: 'Mair' });

it('names parents of one name with place and children, and others by their name', () => {
  const family = { guardians: [guardian(1, 'Bozen', [7, 8]), guardian(2, 'Meran', [8])], children };
  expect([...tellApart([anna(1), anna(2)], family).values()]).toEqual([
    'Anna Mair (Bozen, Mia, Leo)',
    'Anna Mair (Meran, Leo)',
  ]);
  expect([...tellApart([anna(1), { ...anna(2), first_name: 'Karl' }], family).values()]).toEqual([
    'Anna Mair',
    'Karl Mair',
  ]);
});
