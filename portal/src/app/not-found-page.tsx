import { useT } from '../i18n';
import { ErrorPage } from '../components/error-page';

/** Every path that there is no page for. */
export default function NotFoundPage() {
  const t = useT();
  return <ErrorPage seed={4} title={t('error.not_found_title')} text={t('error.not_found')} />;
}
