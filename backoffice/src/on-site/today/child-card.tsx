import type { Presence } from '@feria/shared';
import Call from '@mui/icons-material/Call';
import Check from '@mui/icons-material/Check';
import DirectionsWalk from '@mui/icons-material/DirectionsWalk';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import EventBusy from '@mui/icons-material/EventBusy';
import Pool from '@mui/icons-material/Pool';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { telAddress } from '../../resource-kit/phone-link';
import { firstContact, type ChildView } from './child-view';
import { useWords } from './context';
import { departureText, healthLine } from './describe';

import { timeOf } from './times';

const COLOUR: Record<Presence, string> = {
  expected: '#ffffff',
  present: '#e6f4e7',
  left: '#eceff1',
  absent: '#fdecea',
  excused: '#fff4e0',
};

/** For fingers in gloves. */
const ARRIVE = { width: 76, minHeight: 64 } as const;

interface Props {
  view: ChildView;
  /** Whether a note of the child is typed and not saved. */
  hasDraft: boolean;
  /** Whether something that was marked of the child on this day does not count. */
  hasPoint: boolean;
  /** `false`: the day has not come. */
  canMark: boolean;
  onArrive: (view: ChildView) => void;
  onLeave: (view: ChildView) => void;
  onOpen: (view: ChildView) => void;
}

/**
 * A child: what one must know at a glance, a telephone and one big button. Where the button of arriving was there is nothing to tap
 * afterwards, so that a second tap by mistake does nothing.
 */
export const ChildCard = memo(function ChildCard(props: Props) {
  const { view, hasDraft, hasPoint, canMark, onArrive, onLeave, onOpen } = props;
  const t = useWords();
  const { child, name, presence } = view;
  const contact = firstContact(child);
  const health = healthLine(t, child);
  const arrives = presence === 'expected' || presence === 'absent' || presence === 'excused';
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ bgcolor: COLOUR[presence], display: 'flex', alignItems: 'stretch', p: 0.5, gap: 0.5 }}
    >
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <ButtonBase
          onClick={() => onOpen(view)}
          sx={{
            flex: 1,
            minHeight: 64,
            display: 'block',
            textAlign: 'start',
            p: 0.75,
            borderRadius: 1,
            fontFamily: 'inherit',
            overflowWrap: 'anywhere',
          }}
        >
          <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.1rem', lineHeight: 1.25 }}>
            {name}
          </Typography>{' '}
          <Typography component="span" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {child.age !== null && t('child.years', { smart_count: child.age })}
            {child.day_type === 'half_day' && ` · ${t('child.half_day')}`}
          </Typography>
          {child.place_ended && (
            <Mark icon={<EventBusy sx={{ fontSize: 18 }} />} isWarning>
              {t('child.place_ended')}
            </Mark>
          )}
          {child.to_take_over && presence === 'present' && (
            <Mark icon={<WarningAmber sx={{ fontSize: 18 }} />} isWarning>
              {t('child.to_take_over', { name: child.attendance?.told_by?.name ?? t('somebody') })}
            </Mark>
          )}
          {hasPoint && (
            <Mark icon={<ErrorOutline sx={{ fontSize: 18 }} />} isWarning>
              {t('child.open_point')}
            </Mark>
          )}
          <StateLine view={view} hasDraft={hasDraft} />
          {child.absence && presence === 'present' && (
            <Mark icon={<WarningAmber sx={{ fontSize: 18 }} />} isWarning>
              {t('child.told_present')}
            </Mark>
          )}
          {child.leave_alone && (
            <Mark icon={<DirectionsWalk sx={{ fontSize: 18 }} />}>{t('child.leaves_alone')}</Mark>
          )}
          {child.swimming_help && <Mark icon={<Pool sx={{ fontSize: 18 }} />}>{t('child.swimming')}</Mark>}
          {child.health === null && (
            <Mark icon={<VisibilityOff sx={{ fontSize: 18 }} />}>{t('child.health_hidden')}</Mark>
          )}
          {health && (
            <Mark icon={<WarningAmber sx={{ fontSize: 18 }} />} isWarning>
              {health}
            </Mark>
          )}
        </ButtonBase>
        {contact && (
          <Button
            href={telAddress(contact.phone)}
            startIcon={<Call />}
            sx={{
              justifyContent: 'flex-start',
              textAlign: 'start',
              lineHeight: 1.2,
              overflowWrap: 'anywhere',
            }}
          >
            {contact.name}
          </Button>
        )}
      </Box>
      {canMark && (
        <Box sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: 0.5 }}>
          {arrives ? (
            <Button
              variant="contained"
              color="success"
              sx={{ ...ARRIVE, fontSize: '1.1rem' }}
              onClick={() => onArrive(view)}
              aria-label={`${t('child.arrive')}: ${name}`}
            >
              {t('child.arrive')}
            </Button>
          ) : (
            <Box sx={{ ...ARRIVE, display: 'grid', placeItems: 'center', color: 'success.main' }}>
              {presence === 'present' && <Check fontSize="large" />}
            </Box>
          )}
          {presence === 'present' && (
            <Button
              variant="outlined"
              sx={{ width: 76, bgcolor: '#fff' }}
              onClick={() => onLeave(view)}
              aria-label={`${t('child.leave')}: ${name}`}
            >
              {t('child.leave')}
            </Button>
          )}
        </Box>
      )}
    </Card>
  );
});

/** What was marked, or told. */
function StateLine({ view, hasDraft }: { view: ChildView; hasDraft: boolean }) {
  const t = useWords();
  const { child, fields, presence, note, unsent, unsentNote, unkept } = view;
  const parts: string[] = [];
  if (presence === 'present' && fields.arrived_at)
    parts.push(t('child.since', { time: timeOf(fields.arrived_at) }));
  else if (presence === 'left') parts.push(departureText(t, fields) ?? '');
  else if (presence !== 'expected') parts.push(t(`presence.${presence}`));
  if (child.absence && presence !== 'present')
    parts.push(
      child.absence.reason ? t('child.told_reason', { reason: child.absence.reason }) : t('child.told'),
    );
  if (unsent && !unkept) parts.push(t('child.unsent'));
  if (hasDraft) parts.push(t('child.note_draft'));
  else if (unsentNote && !unkept) parts.push(t('child.note_unsent'));
  return (
    <>
      {parts.length > 0 && (
        <Typography component="span" sx={{ display: 'block', fontSize: '0.95rem', fontWeight: 600 }}>
          {parts.join(' · ')}
        </Typography>
      )}
      {note && !hasDraft && (
        <Typography component="span" sx={{ display: 'block', fontSize: '0.95rem', whiteSpace: 'pre-line' }}>
          {t('mark.note', { note })}
        </Typography>
      )}
      {unkept && (
        <Mark icon={<WarningAmber sx={{ fontSize: 18 }} />} isWarning>
          {t('child.unkept')}
        </Mark>
      )}
    </>
  );
}

function Mark({
  icon,
  isWarning = false,
  children,
}: {
  icon: ReactNode;
  isWarning?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        gap: 0.5,
        alignItems: 'flex-start',
        fontSize: '0.95rem',
        mt: 0.25,
        ...(isWarning && { color: '#8c1d18', fontWeight: 700 }),
      }}
    >
      {icon}
      <span>{children}</span>
    </Box>
  );
}
