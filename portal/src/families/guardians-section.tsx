import type {
  ChildGuardians,
  GuardianInvitation,
  InvitedGuardian,
  OpenBookings,
} from '@feria/shared/contracts/guardian';
import { API } from '@feria/shared/routes';
import PersonAdd from '@mui/icons-material/PersonAdd';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatEuros, formatInstant } from '../i18n/format';
import { request } from '../api/client';
import { familyQuery } from './family';
import { needsOffice, refusalTexts } from './guardian-refusals';
import { guardiansQuery } from './guardians';
import { ConfirmDialog } from '../components/confirm-dialog';
import { ContactText, useContact } from '../components/contact';
import { messageOf } from '../components/error-notice';
import { lazyDialog } from '../components/lazy-dialog';
import { Tag } from '../components/tag';
import { useNotify } from '../components/toasts';
import { useIsNear } from '../components/use-is-near';
import { useI18n, useT, type Translate } from '../i18n';
import { CARD, Section } from '../components/section';

const InviteGuardianDialog = lazyDialog(() => import('./invite-guardian-dialog'));

/** What is about to be taken back. */
type Ending =
  | { kind: 'invitation'; invitation: GuardianInvitation }
  | { kind: 'guardian'; child: ChildGuardians; guardian: InvitedGuardian }
  /** The reader's own access. */
  | { kind: 'own'; child: ChildGuardians };

/** The section with the second guardians: open invitations, and who was invited for which child. Loaded when it comes in sight. */
export function GuardiansSection() {
  const i18n = useI18n();
  const { t } = i18n;
  const top = useRef<HTMLParagraphElement>(null);
  const guardians = useQuery({ ...guardiansQuery, enabled: useIsNear(top) });
  const [isInviting, setIsInviting] = useState(false);
  const [ending, setEnding] = useState<Ending | null>(null);
  const { children = [], invitations = [] } = guardians.data ?? {};
  const canInvite = children.some(({ refusal }) => refusal === null);
  const wasInviting = useRef(false);
  // The button that opened the dialog goes when nobody can be invited any more, and would take the focus along.
  useEffect(() => {
    if (wasInviting.current && !isInviting && !canInvite) top.current?.focus();
    wasInviting.current = isInviting;
  }, [isInviting, canInvite]);
  if (guardians.data && children.length === 0 && invitations.length === 0) return null;
  const shared = children.filter((child) => child.guardians.length > 0 || child.invited_by !== null);
  return (
    <Section
      isFolded
      title={t('guardians.title')}
      action={
        canInvite && (
          <Button variant="outlined" startIcon={<PersonAdd />} onClick={() => setIsInviting(true)}>
            {t('guardians.invite')}
          </Button>
        )
      }
    >
      <Typography ref={top} tabIndex={-1} color="textSecondary" sx={{ mb: 2, maxWidth: 720 }}>
        {t('guardians.help')}
      </Typography>
      {!canInvite && children.length > 0 && <Refusals childrens={children} />}
      {guardians.error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void guardians.refetch()}>
              {t('action.retry')}
            </Button>
          }
        >
          {messageOf(guardians.error, i18n)}
        </Alert>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
        {shared.flatMap((child) => [
          ...child.guardians.map((guardian) => {
            const name = `${guardian.first_name} ${guardian.last_name}`;
            return (
              <Entry
                key={`${child.id}:${guardian.id}`}
                title={name}
                text={t('guardians.sees', { child: child.first_name })}
                action={t('guardians.end')}
                actionOf={t('guardians.end_of', { name, child: child.first_name })}
                onAction={() => setEnding({ kind: 'guardian', child, guardian })}
              />
            );
          }),
          ...(child.invited_by === null
            ? []
            : [
                <Entry
                  key={child.id}
                  title={child.first_name}
                  text={t('guardians.invited_by', { name: child.invited_by })}
                  {...(child.can_leave && {
                    action: t('guardians.leave'),
                    actionOf: t('guardians.leave_of', { child: child.first_name }),
                    onAction: () => setEnding({ kind: 'own', child }),
                  })}
                />,
              ]),
        ])}
        {invitations.map((invitation) => (
          <Entry
            key={`invitation:${invitation.id}`}
            title={invitation.email}
            text={t('guardians.invited_for', { children: namesOf(invitation) })}
            tag={
              invitation.state === 'expired' ? (
                <Tag tone="quiet">{t('guardians.expired')}</Tag>
              ) : (
                <Tag tone="info">
                  {t('guardians.pending', { until: formatInstant(invitation.expires_at) })}
                </Tag>
              )
            }
            action={t(invitation.state === 'expired' ? 'guardians.remove' : 'guardians.withdraw')}
            actionOf={t(invitation.state === 'expired' ? 'guardians.remove_of' : 'guardians.withdraw_of', {
              email: invitation.email,
            })}
            onAction={() => setEnding({ kind: 'invitation', invitation })}
          />
        ))}
      </Box>
      {isInviting && <InviteGuardianDialog childrens={children} onClose={() => setIsInviting(false)} />}
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </Section>
  );
}

/** Why nobody can be invited for any of the children. */
function Refusals({ childrens }: { childrens: ChildGuardians[] }) {
  const t = useT();
  const { office } = useContact();
  const texts = [...refusalTexts(childrens, t), ...(needsOffice(childrens) ? [office] : [])];
  return (
    <Typography sx={{ mb: 2, maxWidth: 720 }}>
      <ContactText text={texts.join(' ')} />
    </Typography>
  );
}

function namesOf({ children }: GuardianInvitation): string {
  return children.map(({ first_name }) => first_name).join(', ');
}

interface EntryProps {
  title: string;
  text: string;
  tag?: ReactNode;
  /** What can be done; nothing when left out. */
  action?: string;
  /** The same, then the names, for screen readers: who speaks to the page says what stands on the button. */
  actionOf?: string;
  onAction?: () => void;
}

function Entry({ title, text, tag, action, actionOf, onAction }: EntryProps) {
  return (
    <Box component="li" sx={{ ...CARD, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
        <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: tag ? 1 : 0 }}>
          {text}
        </Typography>
        {tag}
      </Box>
      {action && (
        <Button size="small" variant="outlined" aria-label={actionOf} onClick={onAction}>
          {action}
        </Button>
      )}
    </Box>
  );
}

/** Asks before an invitation is withdrawn or the access of a guardian is ended. */
function EndDialog({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (): Promise<void> => {
    setIsBusy(true);
    setError(null);
    try {
      const { message } = await end(ending);
      notify('success', message);
      onClose();
    } catch (failure) {
      setError(messageOf(failure, i18n));
    } finally {
      setIsBusy(false);
    }
    // After a failure too: the other person may have been faster.
    await queryClient.invalidateQueries({ queryKey: guardiansQuery.queryKey });
    // A child that was left goes, with its registrations.
    if (ending.kind === 'own') await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey });
  };
  return (
    <ConfirmDialog
      isDangerous
      {...questionOf(ending, t)}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}

function questionOf(ending: Ending, t: Translate) {
  switch (ending.kind) {
    case 'invitation':
      return {
        title: t('guardians.withdraw_title'),
        question: t('guardians.withdraw_question', { email: ending.invitation.email }),
        confirmLabel: t('guardians.withdraw'),
      };
    case 'guardian':
      return {
        title: t('guardians.end_title'),
        question: [
          t('guardians.end_question', {
            name: `${ending.guardian.first_name} ${ending.guardian.last_name}`,
            child: ending.child.first_name,
          }),
          ...whoPays(ending.guardian.open, 'guardians.end_open', t),
        ].join(' '),
        confirmLabel: t('guardians.end'),
      };
    case 'own':
      return {
        title: t('guardians.leave_title'),
        question: [
          t('guardians.leave_question', {
            child: ending.child.first_name,
            name: ending.child.invited_by ?? '',
          }),
          ...whoPays(ending.child.own_open, 'guardians.leave_open', t, ending.child.invited_by ?? ''),
          t('guardians.leave_documents'),
        ].join(' '),
        confirmLabel: t('guardians.leave'),
      };
  }
}

/** Who pays what is open once the access has ended; nothing where nothing is. */
function whoPays(
  open: OpenBookings | null,
  key: 'guardians.end_open' | 'guardians.leave_open',
  t: Translate,
  name = '',
): string[] {
  if (open === null) return [];
  const { amount, to_inviter, credit_pays = 0 } = open;
  return [
    t(to_inviter ? key : `${key}_other`, { open: formatEuros(amount), name }),
    ...(credit_pays > 0 ? [t('guardians.end_credit_pays', { pays: formatEuros(credit_pays) })] : []),
  ];
}

function end(ending: Ending) {
  if (ending.kind === 'invitation')
    return request('DELETE', `${API.myFamilyInvitations}/{id}`, { params: { id: ending.invitation.id } });
  if (ending.kind === 'own')
    return request('DELETE', `${API.myFamilyChildren}/{id}/guardianship`, {
      params: { id: ending.child.id },
    });
  return request('DELETE', `${API.myFamilyChildren}/{id}/guardians/{personId}`, {
    params: { id: ending.child.id, personId: ending.guardian.id },
  });
}
