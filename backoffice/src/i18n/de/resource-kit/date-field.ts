/** What fields for a date say of days outside their bounds, in German. */
export const words = {
  too_early: 'Frühestens %{date}.',
  too_late: 'Spätestens %{date}.',
};
