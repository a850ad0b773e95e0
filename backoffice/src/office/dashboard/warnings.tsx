import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Dashboard } from '@feria/shared';
import { option } from '@feria/shared/resources/option/index';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { NoticesLink } from '../../settings/option/setup/notices-link';
import { useWarningWords } from './warning-words';

/** The notices that the law wants and that are missing, for who cannot enter them: whoever can has a tile (product/office.md#start-page). */
export default function Warnings({ missing_notices }: Pick<Dashboard, 'missing_notices'>) {
  const words = useWarningWords();
  const language = useLanguage();
  const can = useCan();
  if (missing_notices.length === 0 || can(option.permissions.update)) return null;
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      <AlertTitle component="h2">{words('notices')}</AlertTitle>
      {words('notices_help', {
        missing: missing_notices.map((key) => option.messages[language].fields[key]).join(', '),
      })}{' '}
      <NoticesLink />
    </Alert>
  );
}
