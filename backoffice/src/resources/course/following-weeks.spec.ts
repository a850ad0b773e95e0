import { followingDates } from './following-weeks';

const after = (from: string, to: string) => Object.values(followingDates({ from, to })).join(' ');

it('starts a week seven days after the one before, across months and the change of clocks', () => {
  expect(after('2027-07-05', '2027-07-09')).toBe('2027-07-12 2027-07-16');
  expect(after('2027-07-26', '2027-07-30')).toBe('2027-08-02 2027-08-06');
  expect(after('2027-10-25', '2027-10-29')).toBe('2027-11-01 2027-11-05');
});

it('leaves no overlap after a week that is longer, and none before a single day', () => {
  expect(after('2027-07-05', '2027-07-11')).toBe('2027-07-12 2027-07-18');
  expect(after('2027-07-05', '2027-07-12')).toBe('2027-07-19 2027-07-26');
  expect(after('2027-07-05', '2027-07-05')).toBe('2027-07-12 2027-07-12');
});
