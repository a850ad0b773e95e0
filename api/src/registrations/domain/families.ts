/**
 * How many families the children belong to. Children that share a parent are one family, also over several steps; a child
 * without a parent is one by itself.
 */
export function countFamilies(
  childIds: readonly number[],
  links: readonly { child_id: number; person_id: number }[],
): number {
  const parentOf = new Map<string, string>();
  const root = (node: string): string => {
    const above = parentOf.get(node);
    return above === undefined ? node : root(above);
  };
  for (const { child_id, person_id } of links) {
    const [child, person] = [root(`child ${child_id}`), root(`person ${person_id}`)];
    if (child !== person) parentOf.set(child, person);
  }
  return new Set(childIds.map((id) => root(`child ${id}`))).size;
}
