import type { Absence } from '@feria/shared/contracts/on-site';
import type { OwnChild } from '@feria/shared/contracts/family';
import { API } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { formatPeriod } from '../i18n/format';
import { request } from '../api/client';
import { familyQuery } from './family';
import { useAddressDialog } from '../components/address-dialog';
import { ConfirmDialog } from '../components/confirm-dialog';
import { messageOf } from '../components/error-notice';
import { useNotify } from '../components/toasts';
import { useI18n, useT } from '../i18n';
import { ABSENCE_DIALOG, PICKUP_DIALOG } from './on-site-dialogs';

interface ChildOnSiteProps {
  child: OwnChild;
  /** Whether the child has a confirmed place that it can miss. */
  mayMiss: boolean;
}

/** Of a child, below its data: who may pick it up, and when it does not come. */
export function ChildOnSite({ child, mayMiss }: ChildOnSiteProps) {
  const t = useT();
  const pickup = useAddressDialog(PICKUP_DIALOG);
  const absence = useAddressDialog(ABSENCE_DIALOG);
  return (
    <Box sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}>
      <Part
        title={t('on_site.pickup')}
        none={child.pickup_persons.length === 0 && t('on_site.pickup_none')}
        action={t('on_site.pickup_edit')}
        actionOf={t('on_site.pickup_edit_of', { child: child.first_name })}
        onAction={() => pickup.open(String(child.id))}
      >
        {child.pickup_persons.map(({ id, name, phone, relation }) => (
          <Typography key={id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {relation ? `${name} (${relation})` : name},{' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {phone}
            </Box>
          </Typography>
        ))}
      </Part>
      {(mayMiss || child.absences.length > 0) && (
        <Part
          title={t('on_site.absences')}
          none={child.absences.length === 0 && t('on_site.absence_none')}
          {...(mayMiss && {
            action: t('on_site.absence_tell'),
            actionOf: t('on_site.absence_tell_of', { child: child.first_name }),
            onAction: () => absence.open(String(child.id)),
          })}
        >
          {child.absences.map((each) => (
            <AbsenceEntry key={each.id} child={child} absence={each} />
          ))}
        </Part>
      )}
    </Box>
  );
}

interface PartProps {
  title: string;
  /** What is said when there is nothing in the list. */
  none: string | false;
  action?: string;
  /** The same with the name of the child, for screen readers. */
  actionOf?: string;
  onAction?: () => void;
  children: ReactNode;
}

function Part({ title, none, action, actionOf, onAction, children }: PartProps) {
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 auto' }}>
          <Typography id={id} variant="body2" component="h4" sx={{ fontWeight: 700 }}>
            {title}
          </Typography>
          {none && (
            <Typography variant="body2" color="textSecondary">
              {none}
            </Typography>
          )}
        </Box>
        {action && (
          <Button size="small" aria-label={actionOf} onClick={onAction} sx={{ ml: -0.625 }}>
            {action}
          </Button>
        )}
      </Box>
      {!none && (
        <Box
          component="ul"
          aria-labelledby={id}
          sx={{ display: 'grid', gap: 0.5, p: 0, m: 0, listStyle: 'none' }}
        >
          {children}
        </Box>
      )}
    </div>
  );
}

function AbsenceEntry({ child, absence }: { child: OwnChild; absence: Absence }) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const period = formatPeriod(absence.from, absence.to);
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <Typography variant="body2" sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {absence.reason ? `${period}: ${absence.reason}` : period}
      </Typography>
      <Button
        size="small"
        color="error"
        aria-label={t('on_site.absence_take_back_of', { child: child.first_name, period })}
        onClick={() => setIsAsking(true)}
        sx={{ ml: -0.625 }}
      >
        {t('on_site.absence_take_back')}
      </Button>
      {isAsking && (
        <TakeBackDialog
          child={child.first_name}
          absence={absence}
          period={period}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Box>
  );
}

interface TakeBackDialogProps {
  child: string;
  absence: Absence;
  period: string;
  onClose: () => void;
}

/** Asks before an absence is taken back. */
function TakeBackDialog({ child, absence, period, onClose }: TakeBackDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const takeBack = async (): Promise<void> => {
    setIsBusy(true);
    setError(null);
    try {
      const { message } = await request('DELETE', `${API.myFamilyAbsence}/{id}`, {
        params: { id: absence.id },
      });
      notify('success', message);
      onClose();
    } catch (failure) {
      setError(messageOf(failure, i18n));
    } finally {
      setIsBusy(false);
    }
    // After a failure too: the other parent may have been faster.
    await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey });
  };
  return (
    <ConfirmDialog
      isDangerous
      title={t('on_site.absence_take_back_title')}
      question={t('on_site.absence_take_back_question', { child, period })}
      confirmLabel={t('on_site.absence_take_back')}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void takeBack()}
      onCancel={onClose}
    />
  );
}
