import { byTexts, type WeekGroupsDetail } from '@feria/shared';
import type { GroupWords } from '../../catalogue/course-week/group-words';
import type { ChangedField } from '../../resource-kit/changed/changed-field';
import type { Disagreement, Placement, SavedGroup } from './merge';

interface Names {
  /** Where accounts and children have their names. */
  stored: Pick<WeekGroupsDetail, 'assignable' | 'leaders' | 'groups' | 'children'>;
  words: GroupWords;
}

/** A disagreement as a question. People stand in the order of their names, the same in both answers, so that they can be compared. */
export function fieldOf(disagreement: Disagreement, { stored, words }: Names): ChangedField {
  const { key, kind } = disagreement;
  const leaderNames = new Map(
    [stored.assignable, stored.leaders, ...stored.groups.map((group) => group.leaders)]
      .flat()
      .map(({ id, name }) => [id, name]),
  );
  const childNames = new Map(
    stored.children.map(({ id, first_name, last_name }) => [id, `${last_name} ${first_name}`]),
  );
  const leaders = (ids: readonly number[]): string =>
    byTexts(
      ids.map((id) => leaderNames.get(id) ?? `${id}`),
      (name) => [name],
    ).join(', ') || words('no_leaders');
  const nameOf = (child: number): string => childNames.get(child) ?? `${child}`;
  const wholeGroup = (group: SavedGroup | null): string =>
    group
      ? [
          group.name,
          `${words('leaders')}: ${leaders(group.leaders)}`,
          ...byTexts(group.children.map(nameOf), (name) => [name]),
        ].join('\n')
      : words('changed_removed');
  const places = (of: readonly Placement[]): string =>
    byTexts(
      of.map(({ child, group }) => ({ name: nameOf(child), group: group ?? words('none') })),
      ({ name }) => [name],
    )
      .map(({ name, group }) => `${name}: ${group}`)
      .join('\n');
  switch (kind) {
    case 'week':
      return {
        name: key,
        label: words('changed_leaders'),
        yours: leaders(disagreement.yours),
        theirs: leaders(disagreement.theirs),
      };
    case 'group':
      return {
        name: key,
        label: words('changed_group', { name: disagreement.group }),
        yours: wholeGroup(disagreement.yours),
        theirs: wholeGroup(disagreement.theirs),
      };
    case 'name':
      return {
        name: key,
        label: words('changed_name', { name: disagreement.group }),
        yours: disagreement.yours,
        theirs: disagreement.theirs,
      };
    case 'leaders':
      return {
        name: key,
        label: words('leaders_of', { name: disagreement.group }),
        yours: leaders(disagreement.yours),
        theirs: leaders(disagreement.theirs),
      };
    case 'children':
      return {
        name: key,
        label: words('changed_children'),
        yours: places(disagreement.yours),
        theirs: places(disagreement.theirs),
      };
  }
}
