import { parseDate, parseDecimal, parseInstant, parseInteger, parseTime } from './parse';

describe('a date', () => {
  it.each(['5.7.2027', '05.07.27', '5/7/2027', '5-7-2027', '2027-07-05', '05072027', '050727'])(
    'is read from %s',
    (text) => expect(parseDate(text)).toBe('2027-07-05'),
  );

  it('is read without dots, also one long ago', () => expect(parseDate('01021990')).toBe('1990-02-01'));

  it.each(['31.2.2027', '31022027', '5.7.', 'morgen', '5.13.2027', '5072027', '0507'])(
    'is not read from %s',
    (text) => expect(parseDate(text)).toBeUndefined(),
  );
});

describe('a time', () => {
  it.each(['8:30', '08:30', '8.30', '830', '0830'])('is read from %s', (text) =>
    expect(parseTime(text)).toBe('08:30'),
  );
  it('may be a full hour', () => expect(parseTime('8')).toBe('08:00'));
  it.each(['24:00', '8:61', 'acht'])('is not read from %s', (text) =>
    expect(parseTime(text)).toBeUndefined(),
  );
});

describe('a date with a time', () => {
  it.each(['5.7.2027 8:30', '05.07.2027 08:30', '050727 830', '5.7.27, 8.30'])('is read from %s', (text) =>
    expect(parseInstant(text)).toBe('2027-07-05T06:30:00.000Z'),
  );
  it('is that of a clock in Rome, in winter too', () =>
    expect(parseInstant('5.1.2027 8')).toBe('2027-01-05T07:00:00.000Z'));
  it.each(['5.7.2027', '8:30', '31.2.2027 8:30', '5.7.2027 25:00', 'morgen früh'])(
    'is not read from %s',
    (text) => expect(parseInstant(text)).toBeUndefined(),
  );
});

it('a whole number may be negative, but not a fraction or longer than 15 digits', () => {
  expect(parseInteger('-3')).toBe(-3);
  expect(parseInteger('3,5')).toBeUndefined();
  expect(parseInteger('1234567890123456')).toBeUndefined();
});

it('a number with decimals has a comma or a point, may be negative, and is rounded to six decimals', () => {
  expect(parseDecimal('46.4982951234567')).toBe(46.498_295);
  expect(['46,498295', '46.498295', '-11', '0'].map(parseDecimal)).toEqual([46.498_295, 46.498_295, -11, 0]);
  expect(['', '46,', ',5', '1.234,5', '46° N'].map(parseDecimal)).toEqual(Array(5).fill(undefined));
});
