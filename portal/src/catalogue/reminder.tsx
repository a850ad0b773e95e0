import { API, PORTAL } from '@feria/shared/routes';
import NotificationsActive from '@mui/icons-material/NotificationsActive';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useUser } from '../accounts/account';
import { request } from '../api/client';
import { remindersQuery } from './reminders';
import type { LoginState } from '../api/session';
import { messageOf } from '../components/error-notice';
import { useNotify } from '../components/toasts';
import { useI18n, useT } from '../i18n';
import type { BookingState } from './use-booking';

/** Address parameter of a visitor who pressed the button, and comes back logged in. */
const REMIND = 'remind';

const HOUR_MS = 3_600_000;

/**
 * Whether the reminder is offered: while registration is not open, until an hour before. In that hour there would be no mail
 * any more, and the page must ask for nothing (product/catalogue.md#the-opening-minute).
 */
export function offersReminder({ booking, left }: Pick<BookingState, 'booking' | 'left'>): boolean {
  return booking === 'unset' || (booking === 'before' && left > HOUR_MS);
}

/** Switches the mails before the opening on and off (product/catalogue.md#opening-reminder). Nothing for accounts without a family. */
export function Reminder({ projectId }: { projectId: number }) {
  const t = useT();
  const { isSignedIn, user } = useUser();
  const { pathname } = useLocation();
  if (user && !user.people) return null;
  if (isSignedIn) return <ReminderSwitch projectId={projectId} isReady={user !== undefined} />;
  const state: LoginState = { from: `${pathname}?${REMIND}=1` };
  return (
    <>
      <Button
        component={Link}
        to={PORTAL.login}
        state={state}
        variant="outlined"
        startIcon={<NotificationsNone />}
      >
        {t('project.remind')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t('project.remind_hint')}
      </Typography>
    </>
  );
}

function ReminderSwitch({ projectId, isReady }: { projectId: number; isReady: boolean }) {
  const i18n = useI18n();
  const { t } = i18n;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const { data } = useQuery({ ...remindersQuery, enabled: isReady });
  const [isBusy, setIsBusy] = useState(false);
  const isOn = data?.course_ids.includes(projectId) ?? false;

  /** Keeps what is known now. A list that was asked for before the change would arrive after it and undo it on the page. */
  const keep = async (change: (before: number[]) => number[]): Promise<void> => {
    const { queryKey } = remindersQuery;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (before) => ({ course_ids: change(before?.course_ids ?? []) }));
  };

  const change = async (on: boolean): Promise<void> => {
    setIsBusy(true);
    try {
      const call = { params: { id: projectId } };
      if (on) {
        const { course_ids } = await request('PUT', `${API.myFamilyReminders}/{id}`, call);
        await keep(() => course_ids);
        notify('success', t('project.reminded'));
      } else {
        const { message } = await request('DELETE', `${API.myFamilyReminders}/{id}`, call);
        await keep((before) => before.filter((id) => id !== projectId));
        notify('success', message);
      }
    } catch (error) {
      notify('error', messageOf(error, i18n));
    }
    setIsBusy(false);
  };

  const wasAsked = search.has(REMIND);
  const finish = useEffectEvent(() => {
    setSearch(
      (before) => {
        before.delete(REMIND);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    void change(true);
  });
  useEffect(() => {
    if (!wasAsked || !isReady) return;
    const timer = setTimeout(() => finish());
    return () => clearTimeout(timer);
  }, [wasAsked, isReady]);

  return (
    <>
      <Button
        variant="outlined"
        startIcon={isOn ? <NotificationsActive /> : <NotificationsNone />}
        // Not `disabled`: the button that was just pressed would lose the keyboard focus.
        aria-disabled={isBusy || !isReady}
        onClick={() => {
          if (!isBusy && isReady) void change(!isOn);
        }}
      >
        {t(isOn ? 'project.remind_off' : 'project.remind')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t(isOn ? 'project.remind_on_hint' : 'project.remind_hint')}
      </Typography>
    </>
  );
}
