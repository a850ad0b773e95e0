import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { messageOf } from './error-notice';
import { useI18n } from '../i18n';
import { Section } from './section';

/** A section whose content could not be loaded: why, and a button that tries again. */
export function FailedSection(props: { title: string; error: Error; onRetry: () => void }) {
  const i18n = useI18n();
  return (
    <Section title={props.title}>
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={props.onRetry}>
            {i18n.t('action.retry')}
          </Button>
        }
      >
        {messageOf(props.error, i18n)}
      </Alert>
    </Section>
  );
}
