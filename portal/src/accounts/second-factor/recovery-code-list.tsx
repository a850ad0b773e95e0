import ContentCopy from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify } from '../../components/toasts';
import { useT } from '../../i18n';

/** The codes, shown this once: to be copied, printed or written down. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT();
  const notify = useNotify();
  const copy = (): void => {
    navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => notify('success', t('second_factor.copied')))
      .catch(() => notify('error', t('second_factor.not_copied')));
  };
  return (
    <>
      <Alert severity="warning">{t('second_factor.codes_once')}</Alert>
      <Typography sx={{ mt: 2 }}>{t('second_factor.codes_use')}</Typography>
      <Box
        component="ul"
        sx={{ p: 0, my: 2, listStyle: 'none', display: 'grid', gap: 0.5, fontFamily: 'monospace' }}
      >
        {codes.map((code) => (
          <Box key={code} component="li" sx={{ overflowWrap: 'anywhere' }}>
            {code}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
        <Button variant="outlined" startIcon={<ContentCopy />} onClick={copy}>
          {t('second_factor.copy')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {t('second_factor.print')}
        </Button>
      </Box>
      <Button variant="contained" fullWidth sx={{ mt: 3, displayPrint: 'none' }} onClick={onDone}>
        {t('second_factor.codes_kept')}
      </Button>
    </>
  );
}
