import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  formatDate,
  formatInstant,
  isNoted,
  OFFICE_API,
  type AttendanceIssue,
  type WeekLeader,
} from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useId, useState } from 'react';
import { LinkBase, useCreatePath, useDataProvider, useNotify } from 'react-admin';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { nameOf } from '../../resource-kit/definitions';
import { PhoneLink } from '../../resource-kit/phone-link';
import { CloseDialog } from './close-dialog';
import { RestoreDialog } from './restore-dialog';
import { dayText, markText, whyText } from './point-text';
import { usePointWords } from './words';

/** Who settled a point, in words, by what became of it. */
const SETTLED_BY = { restored: 'restored_by', closed: 'closed_by', undone: 'undone_by' } as const;

/** A point: who, when, what and why; and what can be done about it. */
export function PointCard({
  point,
  others,
  onSettled,
}: {
  point: AttendanceIssue;
  /** Further points that may be closed with it (`closedBeside`). */
  others: readonly AttendanceIssue[];
  onSettled: () => void;
}) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const words = usePointWords();
  const language = useLanguage();
  const notify = useNotify();
  const can = useCan();
  const createPath = useCreatePath();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<'restore' | 'close' | null>(null);
  const name = `${point.child.first_name} ${point.child.last_name}`;
  const who = (user: WeekLeader | null): string => user?.name ?? words('somebody');
  const isNotedPoint = isNoted(point.reason);
  const made = point.reason === 'place_ended' ? 'ended' : point.reason === 'told_absent' ? 'noted' : 'made';
  const settle = async (
    action: 'restore' | 'close',
    { reason, also }: { reason?: string; also?: number[] } = {},
  ): Promise<void> => {
    setBusy(true);
    try {
      const params = { id: point.id };
      if (action === 'restore')
        await api('POST', `${OFFICE_API.attendanceIssues}/{id}/restore`, {
          params,
          body: { version: point.version ?? '' },
        });
      else
        await api('POST', `${OFFICE_API.attendanceIssues}/{id}/close`, {
          params,
          body: { reason: reason || null, also },
        });
      const message = words(action === 'restore' ? 'restored' : 'closed', { name });
      notify(message, { type: 'success', messageArgs: { _: message } });
    } catch (error) {
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
    setBusy(false);
    setAsked(null);
    // After a failure too: somebody else may have settled it.
    onSettled();
  };
  return (
    <Paper component="li" aria-labelledby={id} sx={{ p: 2, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography id={id} variant="h6" component="h3">
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[formatDate(point.date), nameOf(point.week.course, language), nameOf(point.week, language)].join(
          ' · ',
        )}
      </Typography>
      <Box component="dl" sx={{ m: 0, my: 1, '& dt': { fontWeight: 700, mt: 1 }, '& dd': { m: 0 } }}>
        <dt>{words(isNotedPoint && point.reason !== 'not_authorised' ? 'then' : 'what')}</dt>
        <dd>{markText({ ...point.mark, may_pick_up: point.may_pick_up }, words, point.date)}</dd>
        <dt>{words('now')}</dt>
        <dd>{dayText(point.attendance, words, point.date)}</dd>
        {point.replaced && (
          <>
            <dt>{words('replaced')}</dt>
            <dd>{dayText(point.replaced, words, point.date)}</dd>
          </>
        )}
        <dt>{words(isNotedPoint ? 'why_open' : 'why')}</dt>
        <dd>{whyText(point, words)}</dd>
        {point.contact && point.contact.parents.length > 0 && (
          <>
            <dt>{words('parents')}</dt>
            {point.contact.parents.map((parent) => (
              <dd key={parent.id}>
                {can(resources.parent.permissions.view) ? (
                  <Link
                    component={LinkBase}
                    to={createPath({ resource: resources.parent.route, type: 'show', id: parent.id })}
                  >
                    {parent.name}
                  </Link>
                ) : (
                  parent.name
                )}{' '}
                {parent.phone && <PhoneLink phone={parent.phone} />}
              </dd>
            ))}
          </>
        )}
        {point.contact && point.contact.contacts.length > 0 && (
          <>
            <dt>{words('contacts')}</dt>
            {point.contact.contacts.map((contact) => (
              <dd key={`${contact.name} ${contact.phone}`}>
                {contact.name} <PhoneLink phone={contact.phone} />
              </dd>
            ))}
          </>
        )}
      </Box>
      {point.contact?.health && (
        <Typography variant="body2" color="error" sx={{ fontWeight: 700 }}>
          {words('health')}
        </Typography>
      )}
      {point.contact && can(resources.child.permissions.view) && (
        <Link
          component={LinkBase}
          to={createPath({ resource: resources.child.route, type: 'show', id: point.child.id })}
          aria-label={`${words('child')}: ${name}`}
        >
          {words('child')}
        </Link>
      )}
      <Typography variant="body2">
        {words(made, { at: formatInstant(point.made_at), who: who(point.made_by) })}
      </Typography>
      {made === 'made' && (
        <Typography variant="body2">{words('received', { at: formatInstant(point.received_at) })}</Typography>
      )}
      {point.state !== 'open' && (
        <Typography variant="body2">
          {words(SETTLED_BY[point.state], {
            at: formatInstant(point.settled_at),
            who: who(point.settled_by),
          })}
          {point.settled_reason && `: ${point.settled_reason}`}
        </Typography>
      )}
      {point.may_close && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          {point.may_restore && (
            <Button
              variant="contained"
              disabled={busy}
              aria-label={words('restore_of', { name })}
              onClick={() => setAsked('restore')}
            >
              {words('restore')}
            </Button>
          )}
          <Button
            variant="outlined"
            disabled={busy}
            aria-label={words('close_of', { name })}
            onClick={() => setAsked('close')}
          >
            {words('close')}
          </Button>
        </Stack>
      )}
      {asked === 'restore' && (
        <RestoreDialog
          point={point}
          name={name}
          busy={busy}
          onClose={() => setAsked(null)}
          onConfirm={() => void settle('restore')}
        />
      )}
      {asked === 'close' && (
        <CloseDialog
          point={point}
          others={others}
          name={name}
          busy={busy}
          onClose={() => setAsked(null)}
          onConfirm={(reason, also) => void settle('close', { reason, also })}
        />
      )}
    </Paper>
  );
}
