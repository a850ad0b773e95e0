import fc from 'fast-check';
import { addDays, isIsoDate } from './dates.js';
import { countUpYears, holdsDay, namesYear, ROLLOVER_WEEKS, shiftWeeks } from './rollover.js';

const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

describe('dates of the next season', () => {
  it.each([
    ['2026-07-06', 52, '2027-07-05'],
    // Over a 29 February.
    ['2027-07-05', 52, '2028-07-03'],
    ['2028-02-29', 52, '2029-02-27'],
    ['2027-03-02', 52, '2028-02-29'],
    // Over the nights in which Rome changes its clocks: a day is a day.
    ['2026-03-25', 1, '2026-04-01'],
    ['2026-10-21', 1, '2026-10-28'],
    ['2026-12-28', 1, '2027-01-04'],
    ['2026-07-06', 104, '2028-07-03'],
  ])('moves %s by %i weeks to %s', (date, weeks, moved) => {
    expect(shiftWeeks(date, weeks)).toBe(moved);
  });

  it('leaves no date as none', () => expect(shiftWeeks(null, 52)).toBeNull());

  it('keeps weekday and distance, whatever the day', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays('2000-01-01', offset));
    fc.assert(
      fc.property(days, fc.integer(ROLLOVER_WEEKS), (day, weeks) => {
        const moved = shiftWeeks(day, weeks);
        expect(isIsoDate(moved)).toBe(true);
        expect(weekday(moved)).toBe(weekday(day));
        expect(Date.parse(moved) - Date.parse(day)).toBe(weeks * 7 * 86_400_000);
      }),
    );
  });
});

describe('names of the next season', () => {
  it.each([
    ['Waldabenteuer 2027', 'Waldabenteuer 2028'],
    ['2027: Wald 2027', '2028: Wald 2028'],
    ['Sommer 2027/28', 'Sommer 2028/29'],
    ['Winter 2026/27', 'Winter 2027/28'],
    ['Saison 2026–2027', 'Saison 2027–2028'],
    ['Saison 2026-2027', 'Saison 2027-2028'],
    // The second number is no year after the first.
    ['Kurs 2027-30', 'Kurs 2028-30'],
    // Other years and other numbers.
    ['Seit 1998', 'Seit 1998'],
    ['Kurs 20270', 'Kurs 20270'],
    ['Kurs 12027', 'Kurs 12027'],
    ['Waldabenteuer', 'Waldabenteuer'],
    // A day stays, and with it the whole name.
    ['Woche 05.07.–09.07.2027', 'Woche 05.07.–09.07.2027'],
    ['Settimana dal 5 luglio 2027', 'Settimana dal 5 luglio 2027'],
  ])('%s → %s', (name, next) => expect(countUpYears(name, 2027, 1)).toBe(next));

  it('counts up by as many years as the dates move', () => {
    expect(countUpYears('Wald 2027', 2027, 2)).toBe('Wald 2029');
    expect(countUpYears('Wald 2027', 2027, 0)).toBe('Wald 2027');
    expect(countUpYears('Winter 1998/99', 1998, 1)).toBe('Winter 1999/00');
  });

  it.each(['05.07.', '5.7.', '5. 7.', '5/7', '05/07/2027', '5. Juli', '5 luglio', 'ab 1. MÄRZ'])(
    'finds the day in %s',
    (name) => expect(holdsDay(`Woche ${name}`)).toBe(true),
  );

  it.each(['Woche 1', '2026/27', '1. Woche', '10 Maikäfer', 'für 6 bis 10', '13.45', 'Klasse 1.'])(
    'finds no day in %s',
    (name) => expect(holdsDay(name)).toBe(false),
  );

  it('finds the year in a text, and no number that only contains it', () => {
    expect(namesYear('<p>Sommer 2027</p>', 2027)).toBe(true);
    expect(namesYear('<p>Tel. 0471 120270</p>', 2027)).toBe(false);
  });
});
