import { memoryStore, type KeyValueStore } from '@feria/shared/browser/storage';
import { aheadBy, ServerClock, type DeviceClocks } from './clock';
import { Numbering } from './numbering';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A store that takes nothing, as that of a device that is full. */
const full = (): KeyValueStore => ({
  ...memoryStore(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

describe('the clock of the server', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is between asking and answering', () => {
    const asked = Date.parse('2026-07-06T07:40:00Z');
    expect(aheadBy('2026-07-06T08:00:01Z', asked, asked + 2_000)).toBe(20 * MINUTE);
  });

  it.each([
    ['slow', 20 * MINUTE],
    ['fast', -20 * MINUTE],
  ])('a phone that is 20 minutes %s knows the time when it opens again without a network', (_, ahead) => {
    const real = Date.parse('2026-07-06T08:00:00Z');
    jest.spyOn(Date, 'now').mockReturnValue(real - ahead);
    const storage = memoryStore();
    new ServerClock(storage).learn('2026-07-06T08:00:00.000Z', real - ahead, real - ahead);
    expect(new ServerClock(storage).now().toISOString()).toBe('2026-07-06T08:00:00.000Z');
  });

  it.each([null, 'much', '"20"', '{}'])(
    'without anything sensible kept (%s) it is that of the device',
    (kept) => {
      const storage = memoryStore();
      if (kept !== null) storage.setItem('feria.today.clock', kept);
      jest.spyOn(Date, 'now').mockReturnValue(1_000);
      expect(new ServerClock(storage).now().getTime()).toBe(1_000);
    },
  );

  it('a device that is full keeps it as long as the page', () => {
    const clock = new ServerClock(full());
    jest.spyOn(Date, 'now').mockReturnValue(0);
    clock.learn('1970-01-01T00:20:00.000Z', 0, 0);
    expect(clock.now().getTime()).toBe(20 * MINUTE);
  });
});

describe('the date of the device', () => {
  const NOW = '2026-07-06T08:00:00.000Z';
  const MINUTES_OF_DAY = 24 * 60;
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['right', 0, null],
    ['20 minutes slow', -20, null],
    ['a day ahead', MINUTES_OF_DAY, '2026-07-07'],
    ['a day behind', -MINUTES_OF_DAY, '2026-07-05'],
  ])('that is %s is said to be wrong as soon as the server was reached, when it is', (_, ahead, shown) => {
    const device = Date.parse(NOW) + ahead * MINUTE;
    jest.spyOn(Date, 'now').mockReturnValue(device);
    const clock = new ServerClock(memoryStore());
    expect(clock.wrongDate([])).toBeNull();
    expect(clock.learn(NOW, device, device)).toBe(true);
    expect(clock.wrongDate([Date.parse(NOW)])).toBe(shown);
  });

  it('is not wrong around midnight, when two clocks differ by minutes', () => {
    const device = Date.parse('2026-07-06T22:03:00.000Z');
    jest.spyOn(Date, 'now').mockReturnValue(device);
    const clock = new ServerClock(memoryStore());
    clock.learn('2026-07-06T21:58:00.000Z', device, device);
    expect(clock.wrongDate([device])).toBeNull();
  });

  it('that is behind is known without a network too, by a list that was read later', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW) - MINUTES_OF_DAY * MINUTE);
    expect(new ServerClock(memoryStore()).wrongDate([Date.parse(NOW)])).toBe('2026-07-05');
  });
});

describe('a clock of the device that is changed', () => {
  const START = Date.parse('2026-07-06T06:00:00.000Z');
  /** A device whose time passes and is set; `passes` asleep: nothing counts. */
  const device = () => {
    let [shown, counted, real] = [START, 1_000, START];
    return {
      clocks: { shown: () => shown, counted: () => counted } satisfies DeviceClocks,
      real: () => real,
      passes: (ms: number, isAwake = true) => {
        [shown, real] = [shown + ms, real + ms];
        if (isAwake) counted += ms;
      },
      set: (by: number) => void (shown += by),
      /** The page is opened anew: it counts from the start. */
      restart: () => void (counted = 0),
      answer: (clock: ServerClock) => clock.learn(new Date(real).toISOString(), shown, shown),
    };
  };
  const wrongBy = (clock: ServerClock, { real }: ReturnType<typeof device>) =>
    Math.round((clock.now().getTime() - real()) / MINUTE);

  it.each([-3 * HOUR, -24 * HOUR])('by %s while the page is in sight: the time goes on', (by) => {
    const phone = device();
    const clock = new ServerClock(memoryStore(), phone.clocks);
    phone.answer(clock);
    phone.passes(HOUR);
    clock.look();
    phone.set(by);
    phone.passes(5_000);
    expect(wrongBy(clock, phone)).toBe(0);
    expect([clock.isCertain, clock.doubt()]).toEqual([true, null]);
    expect(clock.wrongTime()?.getTime()).toBe(phone.clocks.shown());
  });

  it('put right as the page asked, out of sight and without a network: the day is today', () => {
    const phone = device();
    phone.set(24 * HOUR);
    const clock = new ServerClock(memoryStore(), phone.clocks, () => false);
    phone.answer(clock);
    expect(clock.wrongDate([])).toBe('2026-07-07');
    phone.passes(MINUTE);
    phone.set(-24 * HOUR);
    expect(wrongBy(clock, phone)).toBe(0);
    expect([clock.wrongDate([]), clock.doubt(), clock.isCertain]).toEqual([null, null, false]);
  });

  it('a device that sleeps has not been changed', () => {
    const phone = device();
    const clock = new ServerClock(memoryStore(), phone.clocks, () => false);
    phone.answer(clock);
    phone.passes(2 * HOUR, false);
    expect(wrongBy(clock, phone)).toBe(0);
    // Nobody knows that it slept: what is marked now is sent when the server has told its time.
    expect([clock.doubt(), clock.isCertain]).toEqual([null, false]);
  });

  it('forward in somebody’s hand: both times are asked about, and an answer of the server ends it', () => {
    const phone = device();
    const clock = new ServerClock(memoryStore(), phone.clocks);
    phone.answer(clock);
    phone.passes(MINUTE);
    clock.look();
    phone.set(3 * HOUR);
    const { taken, other } = clock.doubt()!;
    expect([taken.getTime(), other?.getTime()]).toEqual([phone.clocks.shown(), phone.real()]);
    clock.settle(true);
    expect([wrongBy(clock, phone), clock.doubt()]).toEqual([0, null]);
    phone.answer(clock);
    expect([wrongBy(clock, phone), clock.isCertain]).toEqual([0, true]);
  });

  it('back while the page is closed: it is not earlier than it was, and that is not certain', () => {
    const phone = device();
    const storage = memoryStore();
    const before = new ServerClock(storage, phone.clocks);
    phone.answer(before);
    phone.restart();
    phone.passes(5 * MINUTE);
    phone.set(-3 * HOUR);
    const clock = new ServerClock(storage, phone.clocks);
    expect(wrongBy(clock, phone)).toBe(-5);
    expect(clock.doubt()).toMatchObject({ other: null });
  });

  it('an answer that took too long says nothing', () => {
    const phone = device();
    const clock = new ServerClock(memoryStore(), phone.clocks);
    expect(clock.learn('2026-07-06T09:00:00.000Z', START, START + 20_000)).toBe(false);
    expect([wrongBy(clock, phone), clock.isCertain]).toEqual([0, false]);
  });
});

describe('numbers of marks', () => {
  let made = 0;
  const newDevice = () => `device ${++made}`;

  it('count up under one name, also after a reload and in two tabs', () => {
    const storage = memoryStore();
    const [one, other] = [new Numbering(storage, newDevice), new Numbering(storage, newDevice)];
    const numbers = [one.next(), other.next(), one.next(), new Numbering(storage, newDevice).next()];
    expect(numbers.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
    expect(new Set(numbers.map(({ device }) => device)).size).toBe(1);
  });

  it('where they cannot be kept, each page has another name, and none is given twice', () => {
    const storage = full();
    const [one, other] = [new Numbering(storage, newDevice), new Numbering(storage, newDevice)];
    const numbers = [one.next(), one.next(), other.next()];
    expect(numbers.map(({ sequence }) => sequence)).toEqual([1, 2, 1]);
    expect(new Set(numbers.map(({ device, sequence }) => `${device} ${sequence}`)).size).toBe(3);
  });

  it('a device that becomes full goes on counting under another name', () => {
    const storage = memoryStore();
    const numbering = new Numbering(storage, newDevice);
    const first = numbering.next();
    storage.setItem = full().setItem;
    const [second, third] = [numbering.next(), numbering.next()];
    expect([second.sequence, third.sequence]).toEqual([2, 3]);
    expect(second.device).toBe(third.device);
    expect(second.device).not.toBe(first.device);
  });
});
