import { PORTAL } from '@feria/shared/routes';
import type { BasketInput, KeptBasket } from '@feria/shared/contracts/basket';
import type { MyFamily } from '@feria/shared/contracts/family';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useUser } from '../../accounts/account';
import { SignedInOnly } from '../../accounts/guards';
import { sessionHasExpired, useSession } from '../../api/session';
import { dropAnswers } from '../../catalogue/answered';
import { BASKET, loadUntilThere, useUnanswered } from '../../catalogue/unanswered';
import { UnansweredOutage } from '../../catalogue/unanswered-outage';
import { EmptyState } from '../../components/empty-state';
import { LoadErrorPage } from '../../components/error-notice';
import { PageSkeleton } from '../../components/page-skeleton';
import { PageTitle } from '../../components/page-title';
import { CARD } from '../../components/section';
import { familyForSignUp } from '../../families/family';
import { NoPersonPage } from '../../families/no-person-page';
import { useI18n, useT } from '../../i18n';
import { AwaitingAnswerView } from '../signup/awaiting-answer-view';
import { EMPTY_DRAFT, keepDraft, loadDraft, NOTHING_CHOSEN } from '../signup/draft';
import { withContacts } from '../signup/last-contacts';
import { sentBookings } from '../signup/sending';
import { useSending } from '../signup/use-sending';
import { useLinesBeforeLogin } from './before-login';
import { BASKET_WAY, basketQuery, quoteQuery, useProjects } from './basket';
import { BasketForm, refusalTexts, type Refusal } from './basket-form';
import { REMOVE } from './basket-line';
import { BasketResultView } from './basket-result';
import { isSameLine } from './changes';
import { LeftOut } from './left-out';
import { SentLines } from './sent-lines';
import { TakeOver } from './take-over';
import { VisitorBasket } from './visitor-basket';
import { groupsOf } from './together';
import { itemsOf, type KeptLine } from './basket-items';
import { isStillTrue, quoteInput, type BasketDraft } from './basket-lines';

/** `/basket`: what is to be booked of several projects, sent at once. Who has not logged in has ages and weeks. */
export default function BasketPage() {
  const [lines] = useLinesBeforeLogin();
  const isVisitor = useSession() === null && !sessionHasExpired();
  if (isVisitor && lines.length > 0) return <VisitorBasket />;
  return (
    <SignedInOnly>
      <ParentBasket />
    </SignedInOnly>
  );
}

function ParentBasket() {
  const t = useT();
  const unanswered = useUnanswered(BASKET);
  const { user, error, reload } = useUser(loadUntilThere(unanswered));
  const isParent = Boolean(user?.people);
  const untilThere = { enabled: isParent, ...loadUntilThere(unanswered) };
  const family = useQuery({ ...familyForSignUp, ...untilThere });
  const basket = useQuery({ ...basketQuery, ...untilThere });
  // Whoever comes again, by the header or from a result, is done with the last answer.
  const { key: visit } = useLocation();
  const [round, setRound] = useState(0);
  // A booking asks for everything anew; the page keeps what it had until that is there.
  const [known, setKnown] = useState<Known | null>(null);
  if (user && family.data && basket.data && !isKnown(known, user.id, family.data, basket.data)) {
    setKnown({ userId: user.id, family: family.data, basket: basket.data });
  }
  if (user && !isParent) return <NoPersonPage title={t('basket.title')} />;
  if (known && known.userId === user?.id) {
    const startAgain = (): void => {
      dropAnswers(BASKET);
      setRound(round + 1);
    };
    return (
      <>
        <TakeOver family={known.family} />
        <Basket key={`${known.userId}-${visit}-${round}`} {...known} onAgain={startAgain} />
      </>
    );
  }
  const failure = error ?? family.error ?? basket.error;
  const retry = (): void => void Promise.all([reload(), family.refetch(), basket.refetch()]);
  return (
    <>
      {unanswered && <UnansweredOutage sent={unanswered} />}
      {failure ? <LoadErrorPage error={failure} onRetry={retry} /> : <PageSkeleton />}
    </>
  );
}

interface Known {
  userId: number;
  family: MyFamily;
  basket: KeptBasket;
}

function isKnown(known: Known | null, userId: number, family: MyFamily, basket: KeptBasket): boolean {
  return known?.userId === userId && known.family === family && known.basket === basket;
}

interface BasketProps extends Known {
  onAgain: () => void;
}

/** What was answered for each child in a basket that was sent. */
function childrenOf(body: string): BasketDraft['children'] {
  const children: BasketDraft['children'] = {};
  for (const { id, answers = [] } of sentBookings(body).flatMap(({ bookedChildren }) => bookedChildren)) {
    const typed = Object.fromEntries(answers.map(({ question_id, value }) => [question_id, value] as const));
    const before = children[id] ?? NOTHING_CHOSEN;
    children[id] = { ...before, answers: { ...before.answers, ...typed } };
  }
  return children;
}

/** What was typed in this tab, else what was sent and not answered, else the contacts of the last booking. */
function firstDraft(userId: number, family: MyFamily, body: string): BasketDraft {
  const typed = loadDraft(userId, BASKET) as BasketDraft | null;
  if (typed)
    return {
      ...typed,
      together: typed.together ?? [],
      togetherOf: typed.togetherOf ?? [],
    };
  const [sent] = body ? sentBookings(body) : [];
  const empty = { ...EMPTY_DRAFT, together: [], togetherOf: [] };
  if (!sent) return { ...empty, ...withContacts(empty, family) };
  return {
    ...empty,
    children: childrenOf(body),
    contact1: sent.emergency_contact1_phone,
    contact1Name: sent.emergency_contact1_name ?? '',
    contact2: sent.emergency_contact2_phone ?? '',
    contact2Name: sent.emergency_contact2_name ?? '',
    comment: sent.comment ?? '',
  };
}

/** When the line whose button has the focus is taken out, the button of the next line gets it, else the heading of the page. */
function useFocusAfterRemoval(lines: readonly KeptLine[]) {
  const page = useRef<HTMLDivElement>(null);
  const removed = useRef<{ line: KeptLine; index: number } | null>(null);
  const buttons = (): HTMLElement[] => [
    ...(page.current?.querySelectorAll<HTMLElement>(`[${REMOVE}]`) ?? []),
  ];
  useEffect(() => {
    const { line, index } = removed.current ?? {};
    if (!line || index === undefined || lines.some((other) => isSameLine(line, other))) return;
    removed.current = null;
    // Whoever has gone on meanwhile stays there.
    if (document.activeElement !== document.body) return;
    (buttons()[index] ?? page.current?.querySelector<HTMLElement>('h1'))?.focus();
  }, [lines]);
  const noteRemoval = (line: KeptLine): void => {
    const index = buttons().findIndex((button) => button === document.activeElement);
    removed.current = index < 0 ? null : { line, index };
  };
  return { page, noteRemoval };
}

/** The basket of one parent: the form, then asking until there is an answer, then what became of it. */
function Basket({ userId, family, basket, onAgain }: BasketProps) {
  const t = useT();
  const sending = useSending(userId, BASKET_WAY, (result) =>
    isStillTrue(result, { family, lines: basket.lines }),
  );
  const { state } = sending;
  const [initial] = useState(() => firstDraft(userId, family, 'sent' in state ? state.sent.body : ''));
  const [draft, setDraft] = useState(initial);
  // Every change is kept, so that a reload or a lost session costs nothing.
  useEffect(() => {
    if (draft !== initial) keepDraft(userId, BASKET, draft);
  }, [draft, initial, userId]);
  const isAnswered = state.step === 'answered';
  const lines = isAnswered ? [...state.answered.result.registrations, ...basket.lines] : basket.lines;
  const ids = [...lines, ...basket.left_out].map(({ course_id }) => course_id);
  // Of a line that goes, what it was can still be said.
  const [allIds, setAllIds] = useState(ids);
  const moreIds = ids.filter((id) => !allIds.includes(id));
  if (moreIds.length > 0) setAllIds([...allIds, ...moreIds]);
  const { projects } = useProjects(allIds);
  const { page, noteRemoval } = useFocusAfterRemoval(basket.lines);
  // Why something is still in the basket.
  const left = useQuery({
    ...quoteQuery(
      quoteInput(
        basket.lines,
        groupsOf(itemsOf({ lines: basket.lines, family, projects, quote: undefined }), draft),
      ),
    ),
    enabled: isAnswered && basket.lines.length > 0,
  });

  // The first try is shown by the form: most answers come at once.
  const isFirstTry = (state.step === 'sending' || state.step === 'signed_out') && state.lost === 0;
  const isForm = state.step === 'editing' || state.step === 'refused' || isFirstTry;
  const [before] = useLinesBeforeLogin();
  const refusal =
    state.step === 'refused'
      ? { error: state.error, sent: JSON.parse(state.last.body) as BasketInput }
      : null;
  return (
    <Box ref={page} sx={{ pt: { xs: 3, md: 5 }, maxWidth: 820, mx: 'auto' }}>
      {isAnswered ? (
        <BasketResultView
          answered={state.answered}
          family={family}
          projects={projects}
          left={itemsOf({ lines: basket.lines, family, projects, quote: left.data })}
          onAgain={onAgain}
        />
      ) : (
        <>
          <PageTitle>{t('basket.title')}</PageTitle>
          {isForm && <LeftOut family={family} projects={projects} leftOut={basket.left_out} />}
          {isForm && !basket.lines.length && !isFirstTry ? (
            <>
              {refusal && <RefusedAll refusal={refusal} family={family} />}
              {!before.length && <Empty />}
            </>
          ) : isForm ? (
            <BasketForm
              data={{ family, lines: basket.lines, projects }}
              leftOut={basket.left_out}
              draft={draft}
              isSending={isFirstTry}
              refusal={refusal}
              change={(part) => setDraft((before) => ({ ...before, ...part }))}
              onRemove={noteRemoval}
              onSend={sending.send}
            />
          ) : (
            <Box sx={{ ...CARD, mt: 3, p: 0, overflow: 'hidden' }}>
              <AwaitingAnswerView
                state={state}
                onRetry={sending.retry}
                onStop={sending.stop}
                onEdit={sending.edit}
              >
                {state.sent.body && <SentLines body={state.sent.body} family={family} />}
              </AwaitingAnswerView>
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

/** Why nothing was booked of a basket that is empty since: somebody else has booked all of it. */
function RefusedAll({ refusal, family }: { refusal: Refusal; family: MyFamily }) {
  const i18n = useI18n();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} role="alert" sx={{ outline: 'none', mt: 2 }}>
      <Alert severity="error" role="none">
        <strong>{i18n.t('basket.refused_all')}</strong>
        {refusalTexts(refusal, family, i18n).map((text) => (
          <div key={text}>{text}</div>
        ))}
      </Alert>
    </Box>
  );
}

function Empty() {
  const t = useT();
  return (
    <Box sx={{ mt: 3 }}>
      <EmptyState
        level="h2"
        title={t('basket.empty')}
        text={t('basket.empty_text')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
            <Button component={Link} to={PORTAL.planner} variant="contained">
              {t('planner.link')}
            </Button>
            <Button component={Link} to="/?type=all">
              {t('projects.all_types')}
            </Button>
          </Box>
        }
      />
      <Typography sx={{ mt: 2, textAlign: 'center' }}>
        <Link to={PORTAL.myFamily}>{t('signup.result_family')}</Link>
      </Typography>
    </Box>
  );
}
