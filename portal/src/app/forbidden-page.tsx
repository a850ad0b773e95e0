import { useT } from '../i18n';
import { ErrorPage } from '../components/error-page';

/** `/403`: where a missing permission leads. */
export default function ForbiddenPage() {
  const t = useT();
  return <ErrorPage seed={2} title={t('error.forbidden_title')} text={t('error.forbidden_text')} />;
}
