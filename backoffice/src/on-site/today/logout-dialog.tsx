import Typography from '@mui/material/Typography';
import { ConfirmDialog } from './confirm-dialog';
import { useToday, useWords } from './context';
import type { TodayState } from './state';

/** What a logout would leave behind or lose. */
function leftBehind({ marks, unkept, counts, notes }: TodayState) {
  return {
    marks: marks.length - unkept.size + counts.length,
    unkept: unkept.size,
    notes: Object.keys(notes).length,
  };
}

/** Whether a logout takes children and telephones away that cannot be loaded again, for want of a network. */
const losesList = ({ held, online }: TodayState): boolean => held !== null && online !== true;

/** Whether a logout asks first. */
export function asksBeforeLogout(state: TodayState): boolean {
  return losesList(state) || Object.values(leftBehind(state)).some((number) => number > 0);
}

/** Asks before a logout, and says how many marks are not sent, and what cannot be loaded again. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const { state, store } = useToday();
  const left = leftBehind(state);
  return (
    <ConfirmDialog
      title={t('logout.title')}
      yes={t('logout.leave')}
      no={t('logout.stay')}
      onAnswer={(isMeant) => {
        onClose();
        if (isMeant) void store.logOut();
      }}
    >
      {losesList(state) && <Typography sx={{ mb: 1, fontWeight: 700 }}>{t('logout.list')}</Typography>}
      {(['marks', 'unkept', 'notes'] as const).map(
        (kind) =>
          left[kind] > 0 && (
            <Typography key={kind} sx={{ mb: 1 }}>
              {t(`logout.${kind}`, { smart_count: left[kind] })}
            </Typography>
          ),
      )}
    </ConfirmDialog>
  );
}
