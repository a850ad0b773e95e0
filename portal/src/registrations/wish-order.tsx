import { API } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/client';
import { ContactText } from '../components/contact';
import { messageOf } from '../components/error-notice';
import { Folded } from '../components/folded';
import { OwnText } from '../components/own-text';
import { useNotify } from '../components/toasts';
import { VISUALLY_HIDDEN } from '../components/visually-hidden';
import { familyQuery } from '../families/family';
import { useI18n } from '../i18n';
import { formatDate, formatPeriod } from '../i18n/format';
import { inChosenOrder, type WishList } from './order-wishes';
import { MoveButtons } from './signup/move-buttons';
import { movedBy } from './signup/order';

interface WishOrderProps {
  child: { id: number; name: string };
  list: WishList;
}

/** The wishes of a child for a draw, folded away: buttons move them up and down, and another order is saved as a whole. */
export default function WishOrder({ child, list: { course, wishes } }: WishOrderProps) {
  const i18n = useI18n();
  const { t, local } = i18n;
  const notify = useNotify();
  const queryClient = useQueryClient();
  /** What the parent changes, and the order that it was made from: the server refuses when that is another by now. */
  const [draft, setDraft] = useState<{ shown: number[]; order: number[] } | null>(null);
  const [announced, setAnnounced] = useState('');
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const title = t('wishes.title', { project: local(course, 'name') });
  const lines = inChosenOrder(wishes, draft?.order ?? null);

  const move = (index: number, by: -1 | 1): void => {
    const line = lines[index];
    if (isBusy || !line || !lines[index + by]) return;
    const ids = lines.map(({ id }) => id);
    const shown = draft?.shown ?? ids;
    const order = movedBy(ids, index, by);
    setDraft(order.join() === shown.join() ? null : { shown, order });
    setRefusal(null);
    const place = { week: local(line.courseWeek, 'name'), position: index + by + 1, count: lines.length };
    setAnnounced(t('signup.order_moved', place));
  };
  const save = async (): Promise<void> => {
    if (!draft) return;
    setIsBusy(true);
    setRefusal(null);
    try {
      await request('PUT', `${API.myFamilyChildren}/{id}/wishes`, {
        params: { id: child.id },
        body: { course_id: course.id, shown: draft.shown, wishes: draft.order },
      });
      notify('success', t('wishes.saved'));
    } catch (error) {
      setRefusal(error);
      setAnnounced('');
    }
    // Refused or not: what is stored is shown then, and what was not saved is no more there.
    await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey });
    setDraft(null);
    setIsBusy(false);
  };
  return (
    <Folded title={title}>
      <Typography variant="body2">{t('wishes.text', { date: formatDate(course.register_to) })}</Typography>
      <Box component="ol" aria-label={title} sx={{ p: 0, m: 0, mt: 1, listStyle: 'none' }}>
        {lines.map(({ id, courseWeek }, index) => {
          const week = local(courseWeek, 'name');
          return (
            <Box component="li" key={id} sx={LINE}>
              <Box sx={{ fontWeight: 900, fontSize: '1.2rem', minWidth: 20, textAlign: 'center' }}>
                {index + 1}
              </Box>
              <div>
                <Box sx={{ fontWeight: 700 }}>
                  <OwnText>{week}</OwnText>
                </Box>
                <Typography variant="body2">{formatPeriod(courseWeek.from, courseWeek.to)}</Typography>
              </div>
              <MoveButtons
                label={{ week, name: child.name }}
                isFirst={index === 0}
                isLast={index === lines.length - 1}
                onMove={(by) => move(index, by)}
              />
            </Box>
          );
        })}
      </Box>
      {refusal !== null && (
        <Alert severity="error" sx={{ mt: 1 }}>
          <strong>{t('wishes.not_saved')}</strong> <ContactText text={messageOf(refusal, i18n)} />
        </Alert>
      )}
      {draft && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1.5 }}>
          <Typography variant="body2" sx={{ flexBasis: '100%', fontWeight: 700 }}>
            {t('wishes.unsaved')}
          </Typography>
          <Button variant="contained" loading={isBusy} onClick={() => void save()}>
            {t('wishes.save')}
          </Button>
          <Button color="inherit" disabled={isBusy} onClick={() => setDraft(null)}>
            {t('wishes.discard')}
          </Button>
        </Box>
      )}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {announced}
      </Box>
    </Folded>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 1.5,
  alignItems: 'center',
  py: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
