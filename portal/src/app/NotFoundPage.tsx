import { useT } from '../i18n';
import { Lost } from '../ui/Lost';

/** Every path that there is no page for. */
export default function NotFoundPage() {
  const t = useT();
  return <Lost seed={4} title={t('error.not_found_title')} text={t('error.not_found')} />;
}
