import { romeDate, type IsoDate, type IsoInstant } from '@feria/shared/rules/dates';
import { formatInstant } from '../../i18n/format';
import { Tag } from '../../components/tag';
import { useI18n } from '../../i18n';
import { ProspectTag } from '../prospect-tag';
import { seatsLeftText } from '../../catalogue/week-states';
import type { Option } from './plan';

/** The last day before an instant at which something closes. */
function lastDay(closes: IsoInstant | null): IsoDate | null {
  return closes && romeDate(new Date(Date.parse(closes) - 1));
}

/** What can be had of a week now. */
export function OfferTag({ option: { project, week, offer } }: { option: Option }) {
  const { t } = useI18n();
  if (offer === 'later') {
    const text = project.opens_at
      ? t('facts.opens', { from: formatInstant(project.opens_at) })
      : t('common.state.before_registration');
    return <Tag tone="info">{text}</Tag>;
  }
  if (offer === 'wish') return <Tag tone="info">{t('places.label.draw')}</Tag>;
  if (offer === 'held_back') {
    return <ProspectTag prospect="held_back" register_to={lastDay(project.closes_at)} />;
  }
  if (offer === 'waiting_list') return <Tag tone="waiting">{t('common.availability.waiting_list')}</Tag>;
  const left = seatsLeftText(week);
  if (left) return <Tag tone="few">{t(left.text, left.params)}</Tag>;
  return (
    <Tag tone={week.availability === 'few' ? 'few' : 'good'}>
      {t(week.availability === 'few' ? 'common.availability.few' : 'common.availability.free')}
    </Tag>
  );
}
