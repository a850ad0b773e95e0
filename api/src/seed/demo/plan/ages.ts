import type { IsoDate, School } from '@feria/shared';

/** The school year that a child born then is in: the elementary school starts in the year of the sixth birthday. */
export function schoolOf(birth: IsoDate, today: IsoDate): School {
  const started = Number(today.slice(0, 4)) - (today.slice(5) < '09-05' ? 1 : 0);
  const grade = started - Number(birth.slice(0, 4)) - 5;
  if (grade > 8) return 'other';
  if (grade > 5) return `ms_${grade - 5}` as School;
  if (grade > 0) return `gs_${grade}` as School;
  return `kg_${Math.max(1, grade + 3)}` as School;
}
