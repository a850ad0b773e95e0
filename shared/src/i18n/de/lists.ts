/** Names and columns of lists that no definition declares, in German: the reference. Screens and exports say the same. */
export const lists = {
  cancellationFee: {
    name: 'Abmeldegebühr |||| Abmeldegebühren',
    columns: {
      created_at: 'Abgemeldet am',
      child: 'Kind',
      person: 'Zu zahlen von',
      course: 'Projekt',
      courseWeek: 'Woche',
      amount: 'Gebühr',
      payed_amount: 'Bezahlt',
      open: 'Offen',
      due_on: 'Zu zahlen bis',
    },
  },
};
