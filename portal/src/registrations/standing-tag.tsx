import type { FamilyRegistration } from '@feria/shared/contracts/family';
import { formatInstant } from '../i18n/format';
import { useT } from '../i18n';
import { ProspectTag } from './prospect-tag';
import { Tag } from '../components/tag';

/** Says of a registration that has no seat whether it is offered one, held back, a wish, or where it waits. */
export function StandingTag({ registration }: { registration: FamilyRegistration }) {
  const t = useT();
  const { held_back, priority, queue_position, offer_expires_at, siblings_together, course } = registration;
  if (offer_expires_at) {
    return <Tag tone="few">{t('family.offer_until', { until: formatInstant(offer_expires_at) })}</Tag>;
  }
  if (priority !== null) {
    return (
      <>
        <ProspectTag prospect="wish" rank={priority} register_to={course.register_to} />
        {siblings_together && <Tag tone="quiet">{t('signup.siblings')}</Tag>}
      </>
    );
  }
  if (held_back) return <ProspectTag prospect="held_back" register_to={course.register_to} />;
  return (
    <Tag tone="waiting">
      {queue_position
        ? t('family.queue_position', { position: queue_position })
        : t('common.outcome.waiting')}
    </Tag>
  );
}
