import type { Presence } from '@feria/shared';
import type { ChildView } from './child-view';
import { countShown, FILTERS } from './filters';

const view = (child_id: number, presence: Presence) => ({ child: { child_id }, presence }) as ChildView;

it('says how many children each filter shows, one in two weeks once', () => {
  const views = [
    view(1, 'expected'),
    view(2, 'present'),
    view(2, 'present'),
    view(3, 'present'),
    view(4, 'left'),
    view(5, 'absent'),
    view(6, 'excused'),
  ];
  expect(FILTERS.map((filter) => [filter, countShown(views, filter)])).toEqual([
    ['all', 6],
    ['expected', 1],
    ['present', 2],
    ['left', 1],
    ['away', 2],
  ]);
});
