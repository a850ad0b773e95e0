import { countChildren, type ChildView } from './child-view';

/** Which children of the list are shown. */
export const FILTERS = ['all', 'expected', 'present', 'left', 'away'] as const;
export type Filter = (typeof FILTERS)[number];

/** Whether a child is shown. */
export function isShown({ presence }: Pick<ChildView, 'presence'>, filter: Filter): boolean {
  if (filter === 'all') return true;
  return filter === 'away' ? presence === 'absent' || presence === 'excused' : presence === filter;
}

/** How many children a filter shows; one that stands in two weeks is one child. */
export function countShown(views: readonly ChildView[], filter: Filter): number {
  return countChildren(views.filter((view) => isShown(view, filter)));
}
