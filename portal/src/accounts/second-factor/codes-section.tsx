import { API } from '@feria/shared/routes';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { request } from '../../api/client';
import { useT } from '../../i18n';
import { Part } from './part';
import { PasswordStep } from './password-step';

/** How many recovery codes are left, and new ones. */
export function CodesSection(props: { left: number; onChanged: (codes: string[]) => Promise<void> }) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Part title={t('second_factor.codes')} text={t('second_factor.codes_help')}>
      <Typography variant="body2">{t('second_factor.codes_left', { smart_count: props.left })}</Typography>
      {isAsking ? (
        <PasswordStep
          action={t('second_factor.codes_renew')}
          onConfirmed={async (body) => {
            const path = `${API.secondFactor}/recovery-codes` as const;
            const { recovery_codes } = await request('POST', path, { body });
            setIsAsking(false);
            await props.onChanged(recovery_codes);
          }}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <Button variant="outlined" onClick={() => setIsAsking(true)} sx={{ justifySelf: 'start' }}>
          {t('second_factor.codes_renew')}
        </Button>
      )}
    </Part>
  );
}
