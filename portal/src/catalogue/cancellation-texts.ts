import type { CancellationStep } from '@feria/shared/rules/cancellation';
import type { CancellationTerms } from '@feria/shared/contracts/family';
import { formatInstant, formatEuros } from '../i18n/format';
import type { Translate } from '../i18n';

/** Until when a place can be given back and what that costs, one text for each step; the steps are in the order of time. */
export function stepTexts(steps: readonly CancellationStep[], t: Translate): string[] {
  return steps.map(({ days_before, fee_percent }) =>
    t('cancellation.step', {
      until:
        days_before > 1
          ? t('cancellation.until_days', { smart_count: days_before })
          : t('cancellation.until_start'),
      cost: fee_percent === 0 ? t('cancellation.free') : t('cancellation.percent', { percent: fee_percent }),
    }),
  );
}

/** What giving a place back costs now, and what happens with what is paid: whose credit it becomes. */
export function termsTexts(terms: CancellationTerms, t: Translate): string[] {
  const { fee, credit, credits_other, paid_by_other, open, until } = terms;
  const at = formatInstant(until);
  return [
    fee > 0
      ? t('cancellation.costs', { fee: formatEuros(fee), until: at })
      : t('cancellation.costs_nothing', { until: at }),
    ...(open > 0 ? [t('cancellation.open', { open: formatEuros(open) })] : []),
    ...(credit > 0
      ? [
          t(credits_other ? 'cancellation.credit_other' : 'cancellation.credit', {
            credit: formatEuros(credit),
          }),
        ]
      : []),
    ...(paid_by_other > 0 ? [t('cancellation.paid_by_other', { paid: formatEuros(paid_by_other) })] : []),
  ];
}
