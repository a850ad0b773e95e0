import { useState } from 'react';
import { Folded } from '../components/folded';
import { lazyDialog } from '../components/lazy-dialog';
import { useT } from '../i18n';

const Ended = lazyDialog(() => import('./ended'));

/** What of the family has ended: folded away, and asked for only when it is opened. */
export function EndedSection() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Folded title={t('family.ended')} onOpen={() => setIsOpen(true)}>
      {isOpen && <Ended />}
    </Folded>
  );
}
