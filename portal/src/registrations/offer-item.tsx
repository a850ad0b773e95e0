import type { FamilyRegistration } from '@feria/shared/contracts/family';
import { API } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant, formatPeriod, formatEuros } from '../i18n/format';
import { request } from '../api/client';
import { familyQuery } from '../families/family';
import { ContactText } from '../components/contact';
import { useDayTypeLabel } from '../catalogue/day-type-label';
import { messageOf } from '../components/error-notice';
import { lazyDialog } from '../components/lazy-dialog';
import { useNotify } from '../components/toasts';
import { useI18n } from '../i18n';
import { isOffered, useOvertaken } from './use-overtaken';

const DeclineOfferDialog = lazyDialog(() => import('./decline-offer-dialog'));

/** The offer of a seat that is held for the family until it answers, as an entry of a list: what, for how much, until when, and the answers. */
export function OfferItem({ offer }: { offer: FamilyRegistration }) {
  const i18n = useI18n();
  const { t, local } = i18n;
  const labelOf = useDayTypeLabel();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [isDeclining, setIsDeclining] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { id, people, course, courseWeek, day_type, price, offer_expires_at } = offer;
  const week = `${local(course, 'name')}, ${local(courseWeek, 'name')}`;
  const names = { child: people.first_name, week };
  // The box goes, and with it the button that has the focus.
  const leave = (): void => document.querySelector('h1')?.focus();
  const isOvertaken = useOvertaken(id, leave, isOffered);

  const accept = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    try {
      await request('POST', `${API.registration}/{id}/accept-offer`, { params: { id } });
      notify('success', t('family.offer_accepted', names));
      leave();
      await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey });
    } catch (error) {
      if (await isOvertaken(error)) return;
      setRefusal(error);
      setIsBusy(false);
    }
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        p: { xs: 2, sm: 2.5 },
        borderRadius: 5,
        border: '3px solid',
        borderColor: 'primary.main',
        bgcolor: 'background.paper',
      }}
    >
      <div>
        <Typography variant="body2" color="textSecondary">
          {t('family.offers')}
        </Typography>
        <Typography variant="h3">{t('family.offer_title', names)}</Typography>
        <Typography>
          {formatPeriod(courseWeek.from, courseWeek.to)} · {labelOf(course, day_type)} · {formatEuros(price)}
        </Typography>
        <Typography sx={{ fontWeight: 800, mt: 0.5 }}>
          {t('family.offer_until', { until: formatInstant(offer_expires_at) })}
        </Typography>
        <Typography variant="body2">{t('family.offer_text')}</Typography>
      </div>
      {refusal !== null && (
        <Alert severity="error">
          <ContactText text={messageOf(refusal, i18n)} />
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          size="large"
          loading={isBusy}
          aria-label={t('family.offer_accept_of', names)}
          onClick={() => void accept()}
        >
          {t('family.offer_accept')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          size="large"
          disabled={isBusy}
          aria-label={t('family.offer_decline_of', names)}
          onClick={() => setIsDeclining(true)}
        >
          {t('family.offer_decline')}
        </Button>
      </Box>
      {isDeclining && <DeclineOfferDialog id={id} names={names} onClose={() => setIsDeclining(false)} />}
    </Box>
  );
}
