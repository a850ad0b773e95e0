import {
  cancellationStep,
  endOfStep,
  inOrderOfTime,
  type CancellationStep,
} from '@feria/shared/rules/cancellation';
import type { IsoDate } from '@feria/shared/rules/dates';
import type { CancellationTerms, RemovalCredit } from '@feria/shared/contracts/family';
import { formatInstant, formatEuros } from '../i18n/format';
import type { Translate } from '../i18n';

/** Until when a place can be given back and what that costs, one text for each step; the steps are in the order of time. */
export function stepTexts(steps: readonly CancellationStep[], t: Translate): string[] {
  return steps.map((step) =>
    t('cancellation.step', {
      until:
        step.days_before > 1
          ? t('cancellation.until_days', { smart_count: step.days_before })
          : t('cancellation.until_start'),
      cost: costText(step, t),
    }),
  );
}

function costText({ fee_percent }: CancellationStep, t: Translate): string {
  return fee_percent === 0 ? t('cancellation.free') : t('cancellation.percent', { percent: fee_percent });
}

/**
 * The same for a week, with dates, from the step that holds now; when none holds any more, that is said.
 * @param week.from its first day
 */
export function datedStepTexts(
  steps: readonly CancellationStep[],
  { from, now }: { from: IsoDate; now: Date },
  t: Translate,
): string[] {
  const current = cancellationStep(steps, from, now);
  if (!current) return [t('cancellation.none_left')];
  const inOrder = inOrderOfTime(steps);
  return inOrder.slice(inOrder.indexOf(current)).map((step) =>
    t('cancellation.step', {
      until: t('cancellation.until_date', { until: formatInstant(endOfStep(step, from)) }),
      cost: costText(step, t),
    }),
  );
}

/** What giving a place back costs now, and what happens with what is paid: whose credit it becomes. */
export function termsTexts(terms: CancellationTerms, t: Translate): string[] {
  const { fee, open, until, week_moved, after } = terms;
  const at = formatInstant(until);
  return [
    fee > 0
      ? t('cancellation.costs', { fee: formatEuros(fee), until: at })
      : week_moved
        ? [t('cancellation.week_moved', { until: at }), ...(after ? [afterText(after, t)] : [])].join(' ')
        : t('cancellation.costs_nothing', { until: at }),
    ...(open > 0 ? [t('cancellation.open', { open: formatEuros(open) })] : []),
    ...creditTexts(terms, t),
  ];
}

/** What giving back a place of a week that was moved costs once it is not free for that any more. */
function afterText(after: NonNullable<CancellationTerms['after']>, t: Translate): string {
  const steps = after.map(({ fee, until }) =>
    t('cancellation.step', {
      until: t('cancellation.until_date', { until: formatInstant(until) }),
      cost: fee > 0 ? formatEuros(fee) : t('cancellation.free'),
    }),
  );
  return steps.length
    ? t('cancellation.moved_then', { steps: steps.join('; ') })
    : t('cancellation.moved_none');
}

/** What becomes credit of what is paid, whose it is, and what of it pays at once; nothing where nothing does. */
export function creditTexts(removal: RemovalCredit, t: Translate): string[] {
  const { credit, credits_other, credit_pays = 0, paid_by_other } = removal;
  return [
    ...(credit > 0
      ? [
          t(credits_other ? 'cancellation.credit_other' : 'cancellation.credit', {
            credit: formatEuros(credit),
          }),
        ]
      : []),
    ...(credit_pays > 0 ? [t('cancellation.credit_pays', { pays: formatEuros(credit_pays) })] : []),
    ...(paid_by_other > 0 ? [t('cancellation.paid_by_other', { paid: formatEuros(paid_by_other) })] : []),
  ];
}
