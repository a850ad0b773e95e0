import type { IsoDate } from '@feria/shared/rules/dates';
import { formatDate } from '../i18n/format';
import { useT } from '../i18n';
import type { Prospect } from './places';
import { Tag } from '../components/tag';

interface ProspectTagProps {
  prospect: Prospect;
  /** Rank of a wish. */
  rank?: number | null;
  /** Last day of registration: what is not sure is decided after it. */
  register_to: IsoDate | null;
  /** What a seat is called; sure while seats are free, unless given. */
  seat?: string;
}

/** Says of a week whether it is sure, and when it is decided if it is not. */
export function ProspectTag({ prospect, rank, register_to, seat }: ProspectTagProps) {
  const t = useT();
  const date = formatDate(register_to);
  switch (prospect) {
    case 'seat':
      return <Tag tone="good">{seat ?? t('places.sure')}</Tag>;
    case 'held_back':
      return <Tag tone="info">{t('places.held_back', { date })}</Tag>;
    case 'wish':
      return <Tag tone="info">{t('places.wish', { rank: rank ?? 1, date })}</Tag>;
    case 'waiting':
      return <Tag tone="waiting">{t('common.availability.waiting_list')}</Tag>;
    case 'full':
      return <Tag tone="bad">{t('common.outcome.full')}</Tag>;
  }
}
