import {
  endedPlaces,
  isThere,
  ledAfterwards,
  stayingPlaces,
  type EndedPoint,
  type StaysUntil,
} from './staying-places.js';

const at = (hour: string): Date => new Date(`2026-07-06T${hour}:00.000Z`);
const point = (fields: Partial<EndedPoint> = {}): EndedPoint => ({
  child_id: 1,
  course_week_id: 2,
  week_group_id: 3,
  date: '2026-07-06',
  made_at: at('08:00'),
  ...fields,
});
const present = { status: 'present', left_at: null } as const;

describe('places that ended', () => {
  it('stand once for a child, week and day, from the first time', () => {
    const points = [point(), point({ made_at: at('07:00') }), point({ made_at: at('09:00') })];
    expect(endedPlaces(points, new Set([3]))).toEqual([
      { child_id: 1, course_week_id: 2, group_id: 3, date: '2026-07-06', ended_at: at('07:00') },
    ]);
    const others = [
      point(),
      point({ child_id: 9 }),
      point({ course_week_id: 9 }),
      point({ date: '2026-07-07' }),
    ];
    expect(endedPlaces(others, new Set())).toHaveLength(4);
  });

  it('are in no group when theirs is gone', () => {
    expect(endedPlaces([point()], new Set([4]))).toMatchObject([{ group_id: null }]);
    expect(endedPlaces([point({ week_group_id: null })], new Set([3]))).toMatchObject([{ group_id: null }]);
  });
});

describe('a child stays on the lists of the day', () => {
  const [place] = endedPlaces([point()], new Set([3]));
  const stays = (
    day: Parameters<typeof isThere>[0] | undefined,
    { until = 'left', hasPlace = false }: { until?: StaysUntil; hasPlace?: boolean } = {},
  ): boolean =>
    stayingPlaces(
      [place!],
      until,
      () => day,
      () => hasPlace,
    ).length === 1;

  it('as long as it is there', () => {
    expect(stays(present)).toBe(true);
    expect(stays({ status: 'present', left_at: at('15:00') })).toBe(false);
    expect(stays({ status: 'absent', left_at: null })).toBe(false);
    expect(stays({ status: 'excused', left_at: null })).toBe(false);
    expect(stays({ status: null, left_at: null })).toBe(false);
    expect(stays(undefined)).toBe(false);
  });

  it('where a wrong mark can be mended also afterwards, with what is marked', () => {
    expect(stays(present, { until: 'midnight' })).toBe(true);
    expect(stays({ status: 'present', left_at: at('15:00') }, { until: 'midnight' })).toBe(true);
    expect(stays({ status: 'absent', left_at: null }, { until: 'midnight' })).toBe(true);
    expect(stays({ status: null, left_at: null }, { until: 'midnight' })).toBe(false);
    expect(stays(undefined, { until: 'midnight' })).toBe(false);
  });

  it('and not beside a place that it has again', () => {
    expect(stays(present, { hasPlace: true })).toBe(false);
    expect(stays(present, { until: 'midnight', hasPlace: true })).toBe(false);
  });

  it('and is led until midnight in Rome', () => {
    expect(ledAfterwards(place!)).toEqual({
      from: at('08:00').getTime(),
      until: Date.parse('2026-07-06T22:00:00Z'),
    });
  });
});
