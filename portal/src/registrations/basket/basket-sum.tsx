import type { BasketQuote } from '@feria/shared/contracts/basket';
import type { MyFamily } from '@feria/shared/contracts/family';
import { toCents, toEuros } from '@feria/shared/rules/money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuros } from '../../i18n/format';
import { useI18n, type I18n } from '../../i18n';
import { offerText } from './basket-line';
import { lineName, type Item } from './basket-items';
import { isHad, isSent, type Difference } from './basket-lines';

/** Euros of what is not paid now: places that one waits for. */
function waitingSum(items: readonly Item[]): number {
  return toEuros(
    items.reduce(
      (cents, { quoted }) =>
        quoted?.outcome === 'waiting'
          ? cents + toCents(quoted.price ?? 0) - toCents(quoted.discount ?? 0)
          : cents,
      0,
    ),
  );
}

function discountSum(items: readonly Item[]): number {
  return toEuros(
    items.reduce(
      (cents, { quoted }) =>
        quoted?.outcome === 'confirmed' ? cents + toCents(quoted.discount ?? 0) : cents,
      0,
    ),
  );
}

/** What is to be paid, how much of it credit pays, and which lines stay in the basket, with the reason. */
export function BasketSum({ items, quote }: { items: readonly Item[]; quote: BasketQuote | undefined }) {
  const { t } = useI18n();
  const waiting = waitingSum(items);
  const discount = discountSum(items);
  const staying = quote ? items.filter((item) => item.quoted && !isSent(item)) : [];
  const rows = quote
    ? [
        ...(discount ? [[t('basket.sum_discount'), -discount] as const] : []),
        ...(quote.credit_used
          ? [[t('signup.due'), quote.total] as const, [t('basket.sum_credit'), -quote.credit_used] as const]
          : []),
      ]
    : [];
  return (
    <section aria-labelledby="basket-sum">
      <Typography variant="h2" id="basket-sum" sx={{ mb: 1 }}>
        {t('basket.sum')}
      </Typography>
      <Box
        component="dl"
        aria-live="polite"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1 }}
      >
        {rows.map(([label, amount]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {formatEuros(amount)}
            </Box>
          </Box>
        ))}
        {quote && (
          <Box sx={{ display: 'contents', fontWeight: 900, fontSize: '1.35rem' }}>
            <dt>{t('signup.total')}</dt>
            <Box
              component="dd"
              sx={{ m: 0, textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
            >
              {formatEuros(quote.open)}
            </Box>
          </Box>
        )}
      </Box>
      {waiting > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('basket.sum_waiting', { price: formatEuros(waiting) })}
        </Typography>
      )}
      {staying.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="h3">{t('basket.staying')}</Typography>
          <StayingList items={staying} />
        </Box>
      )}
    </section>
  );
}

/** Lines that are not sent, with the reason where it is known. */
export function StayingList({ items }: { items: readonly Item[] }) {
  const i18n = useI18n();
  const { local } = i18n;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {items.map((item) => {
        const { line, child, week, project, quoted } = item;
        const names = [child.first_name, project && local(project, 'name'), week && local(week, 'name')];
        return (
          <li key={`${line.child_id}-${line.course_week_id}`}>
            {names.filter(Boolean).join(', ')}
            {quoted && !isSent(item) && `: ${offerText(quoted, i18n)}`}
          </li>
        );
      })}
    </Box>
  );
}

/**
 * What has changed of a line, in words.
 * @param family as it is now: a line that it has meanwhile is refused for that
 */
export function differenceText({ item, before, now }: Difference, family: MyFamily, i18n: I18n): string {
  const { t } = i18n;
  const line = lineName(item, i18n);
  const due = ({ price = 0, discount = 0 }: Pick<Difference['now'], 'price' | 'discount'>): string =>
    formatEuros(toEuros(toCents(price) - toCents(discount)));
  if (before.outcome !== now.outcome || Boolean(before.held_back) !== Boolean(now.held_back)) {
    const isMessage = now.outcome === 'refused' && !now.opens_at;
    return t(isMessage ? 'basket.changed_refused' : 'basket.changed_offer', {
      line,
      before: offerText(before, i18n),
      now:
        isMessage && isHad(item.line, family)
          ? (now.message ?? t('basket.registered'))
          : offerText(now, i18n),
    });
  }
  return t('basket.changed_price', { line, before: due(before), now: due(now) });
}
