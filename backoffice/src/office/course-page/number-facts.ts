import type { QuestionCounts } from '@feria/shared';

/**
 * What is said of numbers below how often each was answered. The sum stands last: of shoe sizes it says nothing, of people who come
 * along it is what is wanted.
 * @param values at least one, the smallest first
 * @returns each with its numbers; one number alone has nothing but its count
 */
export function numberFacts(
  values: QuestionCounts['values'],
  sum: number,
): ['range' | 'average' | 'sum', number[]][] {
  const count = values.reduce((all, one) => all + one.count, 0);
  const numbers = values.map(({ value }) => Number(value));
  const [smallest = 0, largest = 0] = [numbers.at(0), numbers.at(-1)];
  return [
    ...(numbers.length > 1 ? [['range', [smallest, largest]] as ['range', number[]]] : []),
    ['average', [Math.round((sum / count) * 100) / 100]],
    ['sum', [sum]],
  ];
}
