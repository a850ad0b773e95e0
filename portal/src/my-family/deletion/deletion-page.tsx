import type { AccountDeletion } from '@feria/shared/contracts/privacy';
import { ACCOUNT_API, PORTAL } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { factorOf, NO_FACTOR, type FactorInput } from '../../accounts/second-factor/factor';
import { FactorInputs } from '../../accounts/second-factor/factor-inputs';
import { request } from '../../api/client';
import { MINE } from '../../api/query-client';
import { LoadErrorPage } from '../../components/error-notice';
import { Form } from '../../components/form/form';
import { FormAlert } from '../../components/form/form-alert';
import { PasswordInput } from '../../components/form/password-input';
import { SubmitButton } from '../../components/form/submit-button';
import { PageSkeleton } from '../../components/page-skeleton';
import { PageTitle } from '../../components/page-title';
import { CARD } from '../../components/section';
import { useNotify } from '../../components/toasts';
import { useI18n } from '../../i18n';
import { leavingOf } from '../../registrations/waiting';
import { Obstacles } from './obstacles';
import { useWeekName, useWords, type WeekName, type Words } from './words';

interface Values extends FactorInput {
  current_password: string;
}

/**
 * `/account/delete`: what deleting the own account would do, what is to be settled before, and the password that does it.
 * @param props.onDeleted forgets the login, which has ended
 */
export default function DeletionPage({ onDeleted }: { onDeleted: () => void }) {
  const { language } = useI18n();
  const { data, error, refetch } = useQuery({
    // What stands against it comes in the words of the server.
    queryKey: [MINE, 'deletion', language],
    queryFn: ({ signal }) => request('GET', ACCOUNT_API.deletion, { signal }),
    staleTime: 0,
  });
  const reload = (): void => void refetch();
  if (data) return <Deletion data={data} onDeleted={onDeleted} onChanged={reload} />;
  return error ? <LoadErrorPage error={error} onRetry={reload} /> : <PageSkeleton />;
}

interface DeletionProps {
  data: AccountDeletion;
  onDeleted: () => void;
  /** What is open may be something else by now. */
  onChanged: () => void;
}

function Deletion({ data, onDeleted, onChanged }: DeletionProps) {
  const w = useWords();
  const weekName = useWeekName();
  const stays = whatStays(data, w);
  return (
    <Box sx={{ py: { xs: 2, md: 5 }, maxWidth: 720, display: 'grid', gap: 3, ...NARROW }}>
      <PageTitle>{w('title')}</PageTitle>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{w('intro', { email: data.email })}</Typography>
      <Button component={Link} to={PORTAL.accountData} variant="outlined" sx={{ justifySelf: 'start' }}>
        {w('data_first')}
      </Button>
      {data.obstacles.length > 0 && (
        <Part title={w('before')}>
          <Obstacles deletion={data} words={w} onChanged={onChanged} />
        </Part>
      )}
      <Part title={w('goes')}>
        <Sentences texts={whatGoes(data, w, weekName)} />
      </Part>
      {stays.length > 0 && (
        <Part title={w('stays')}>
          <Sentences texts={stays} />
        </Part>
      )}
      {data.obstacles.length === 0 && (
        <Part title={w('confirm')}>
          <Confirmation words={w} onDeleted={onDeleted} onRefused={onChanged} />
        </Part>
      )}
    </Box>
  );
}

const NARROW = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={CARD}>
      <Typography variant="h2" id={id} sx={{ mb: 1.5, fontSize: '1.25rem' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Sentences({ texts }: { texts: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 3, '& li': { mb: 0.75 } }}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Box>
  );
}

const GOES = { leave: 'goes_waiting', leave_held: 'goes_held', leave_wish: 'goes_wish' } as const;

function whatGoes(data: AccountDeletion, w: Words, weekName: WeekName): string[] {
  const { childrens, waiting, invitations } = data;
  return [
    w('goes_account'),
    ...childrens.filter(({ stays }) => !stays).map((child) => w('goes_child', { child: nameOf(child) })),
    ...waiting.map((registration) =>
      w(GOES[leavingOf(registration) ?? 'leave'], {
        child: nameOf(registration.people),
        week: weekName(registration),
      }),
    ),
    ...(invitations > 0 ? [w('goes_invitations', { smart_count: invitations })] : []),
  ];
}

function whatStays({ childrens, contacts, kept }: AccountDeletion, w: Words): string[] {
  return [
    ...childrens.filter(({ stays }) => stays).map((child) => w('stays_child', { child: nameOf(child) })),
    ...(contacts > 0 ? [w('stays_contacts', { smart_count: contacts })] : []),
    ...(kept.payments + kept.receipts > 0 ? [w('stays_payments', kept)] : []),
  ];
}

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`;
}

interface ConfirmationProps {
  words: Words;
  onDeleted: () => void;
  /** Something may be open by now. */
  onRefused: () => void;
}

/** The password, and the second factor where there is one. */
function Confirmation({ words: w, onDeleted, onRefused }: ConfirmationProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const notify = useNotify();
  const remove = async ({ current_password, ...factor }: Values): Promise<void> => {
    const body = { current_password, ...factorOf(factor) };
    await request('POST', ACCOUNT_API.deletion, { body }).catch((failure: unknown) => {
      onRefused();
      throw failure;
    });
    // In this order and in one render: otherwise the page would redirect to the login.
    void navigate(PORTAL.index);
    onDeleted();
    notify('success', w('done'));
  };
  return (
    <Form<Values> defaultValues={{ current_password: '', ...NO_FACTOR }} onSubmit={remove}>
      <Typography>{w('confirm_text')}</Typography>
      <FormAlert />
      <PasswordInput<Values>
        name="current_password"
        label={t('field.password_current')}
        autoComplete="current-password"
      />
      <FactorInputs />
      <SubmitButton color="error" sx={{ justifySelf: 'start' }}>
        {w('submit')}
      </SubmitButton>
    </Form>
  );
}
