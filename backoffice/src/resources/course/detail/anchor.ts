/** Where a week stands in the page of its course: `/course/3/show#week-12`. */
export function weekAnchor(id: number): string {
  return `week-${id}`;
}
