import { languages } from './languages';
import { formatDate, formatEuros, formatInstant, formatPeriod } from './format';
import { shown } from './formats';

it.each([
  ['de', '05.07.2026', '05.07.2026 14:30', '05.07.2026 – 11.07.2026', '1.234,50 €'],
  ['it', '05.07.2026', '05.07.2026 14:30', '05.07.2026 – 11.07.2026', '1.234,50 €'],
  ['en', '5 Jul 2026', '5 Jul 2026 14:30', '5 Jul 2026 – 11 Jul 2026', '€1,234.50'],
] as const)('dates and amounts in %s', async (language, date, instant, period, euros) => {
  shown.formats = (await languages[language].firstPage()).formats;
  expect(formatDate('2026-07-05')).toBe(date);
  expect(formatInstant('2026-07-05T12:30:00.000Z')).toBe(instant);
  expect(formatPeriod('2026-07-05', '2026-07-11')).toBe(period);
  expect(formatEuros(1234.5)).toBe(euros);
});
