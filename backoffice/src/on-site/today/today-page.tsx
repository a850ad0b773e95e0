import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ChildDialog } from './child-dialog';
import { countChildren, groupsOf, type ChildView } from './child-view';
import { useToday, useWords } from './context';
import { CountDialog } from './count-dialog';
import { scopesOf } from './counts';
import { CorrectDialog } from './correct-dialog';
import { DayList } from './day-list';
import { dayWord } from './days';
import { LeaveDialog } from './leave-dialog';
import { NOT_LEFT } from './marks';
import { Messages } from './messages';
import { overDayOf, titleOfDay } from './names';
import { NewPoints } from './new-points';
import { NoDay } from './no-day';
import { OpenPoints } from './open-points';
import { PageMenu } from './page-menu';
import type { Departure } from './people';
import { pointsOf, type Point } from './points';
import { QuestionDialog } from './question-dialog';
import { useNoSecondTaps } from './second-tap';
import { SyncState } from './sync-state';
import { TakenOff } from './taken-off';
import { dayName } from './times';
import { UndoBar } from './undo-bar';
import { useMarking } from './use-marking';

/** The page of a leader: the children of today, one tap for each (product/on-site.md#today). */
export function TodayPage() {
  const { state } = useToday();
  useNoSecondTaps();
  // After a logout a new page: nothing that was typed or marked stays in it.
  return <Page key={String(state.phase === 'signed_out')} />;
}

/** The height of an element, as it is now. */
function useHeight(): [measure: (element: HTMLElement | null) => void, height: number] {
  const [element, measure] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [measure, height];
}

/** What is open over the list: of which child, or the counting. */
type Opened = { what: 'child' | 'leave' | 'correct'; childId: number } | { what: 'count' };

function Page() {
  const t = useWords();
  const { state, store, language } = useToday();
  const { held, marks, unkept, rejected } = state;
  const day = held?.day ?? null;
  const [weekId, setWeekId] = useState(0);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [unfolded, setUnfolded] = useState(false);
  const [wantedPoint, setWantedPoint] = useState<Pick<Point, 'key'> | null>(null);
  const showPoint = (key: string): void => {
    setOpened(null);
    setUnfolded(true);
    setWantedPoint({ key });
  };
  const [setBelow, heightBelow] = useHeight();
  const points = pointsOf(state).filter(({ date }) => date === day?.date);
  const groups = useMemo(
    () =>
      day
        ? groupsOf(
            day,
            marks.filter(({ id }) => !rejected.has(id)),
            unkept,
          )
        : [],
    [day, marks, unkept, rejected],
  );
  const views = groups.flatMap(({ children }) => children);
  const find = (childId: number | undefined) => views.find(({ child }) => child.child_id === childId);
  const { mark, undo, question, answer, takeBack, dismissUndo } = useMarking();
  // A list that was kept before an update does not say it.
  const canMark = day !== null && day.date <= store.today() && day.may_mark !== false;
  const over = day && overDayOf(t, day.date, store.today(), language);
  const isOver = over !== null;

  const open = useCallback(
    (what: 'child' | 'leave' | 'correct') =>
      ({ child }: ChildView) =>
        setOpened({ what, childId: child.child_id }),
    [],
  );
  const close = (): void => setOpened(null);
  // Of a day that is over the time of now would be wrong: there the times are typed.
  const onCorrect = useMemo(() => open('correct'), [open]);
  const arriveNow = useCallback(
    (view: ChildView) =>
      mark(view, { status: 'present', arrived_at: store.now().toISOString(), ...NOT_LEFT }, 'present'),
    [mark, store],
  );
  const onArrive = isOver ? onCorrect : arriveNow;
  const leave = (view: ChildView, departure: Departure): void => {
    close();
    mark(view, { left_at: store.now().toISOString(), ...departure }, 'left');
  };
  const onLeave = useMemo(() => open(isOver ? 'correct' : 'leave'), [open, isOver]);
  const onOpen = useMemo(() => open('child'), [open]);

  const openedView = opened && 'childId' in opened ? find(opened.childId) : undefined;
  // A child that stays without a place leaves the list with the mark that it has left, and the mark can be taken back all the same.
  const markedView = find(undo?.childId) ?? (undo?.view.child.place_ended ? undo.view : undefined);
  // A tap that is meant for a dialog must not take back the mark of another child.
  const isCovered = opened !== null || question !== null;
  const all = views.filter(({ week }) => weekId === 0 || week.id === weekId);
  return (
    <>
      <AppBar position="sticky" elevation={0}>
        <Toolbar sx={{ gap: 1, minHeight: 56, pr: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography component="h1" sx={{ fontWeight: 700, fontSize: '1.15rem', lineHeight: 1.2 }}>
              {day
                ? titleOfDay(t, dayWord(day.date, store.today()), dayName(day.date, language))
                : t('title')}
            </Typography>
            {day && canMark && (
              <Typography sx={{ fontSize: '0.9rem' }}>
                {t('there', {
                  present: countChildren(all.filter(({ presence }) => presence === 'present')),
                  all: countChildren(all),
                })}
              </Typography>
            )}
          </Box>
          <PageMenu />
        </Toolbar>
        <SyncState />
      </AppBar>
      <Box
        component="main"
        sx={{ maxWidth: 900, mx: 'auto', px: 1, pt: 1 }}
        // What is below stays until somebody closes it, and must not lie over the last lines.
        style={{ paddingBottom: Math.max(96, heightBelow + 24) }}
      >
        <Messages />
        {day && <TakenOff day={day} />}
        <OpenPoints
          unfolded={unfolded}
          onUnfold={setUnfolded}
          wanted={wantedPoint}
          hasChild={(childId) => find(childId) !== undefined}
          onChild={(childId) => setOpened({ what: 'child', childId })}
        />
        {day ? (
          <DayList
            {...{ day, groups, weekId, canMark, onArrive, onLeave, onOpen }}
            withPoints={new Set(points.map(({ childId }) => childId))}
            onWeek={setWeekId}
            onCount={() => setOpened({ what: 'count' })}
          />
        ) : (
          <NoDay />
        )}
      </Box>
      {openedView && opened?.what === 'child' && (
        <ChildDialog
          view={openedView}
          canMark={canMark}
          over={over}
          points={points.filter(({ childId }) => childId === openedView.child.child_id)}
          onPoint={showPoint}
          onClose={close}
          onMark={mark}
          onLeave={() => onLeave(openedView)}
          onCorrect={() => onCorrect(openedView)}
        />
      )}
      {openedView && opened?.what === 'leave' && (
        <LeaveDialog view={openedView} onClose={close} onLeave={leave} />
      )}
      {openedView && day && opened?.what === 'correct' && (
        <CorrectDialog view={openedView} date={day.date} over={over} onClose={close} onMark={mark} />
      )}
      {day && opened?.what === 'count' && (
        <CountDialog
          scopes={scopesOf(
            day.weeks.filter((week) => weekId === 0 || week.id === weekId),
            store.userId ?? 0,
          )}
          views={all}
          onClose={close}
        />
      )}
      {question && <QuestionDialog question={question} onAnswer={answer} />}
      <Box
        ref={setBelow}
        sx={(theme) => ({
          // Below every dialog and menu.
          position: 'fixed',
          zIndex: theme.zIndex.appBar,
          insetInline: 8,
          bottom: 8,
          display: isCovered ? 'none' : 'grid',
          gap: 1,
          justifyItems: { xs: 'stretch', sm: 'center' },
          pointerEvents: 'none',
          '& > *': { pointerEvents: 'auto' },
        })}
      >
        <NewPoints onShow={showPoint} />
        <UndoBar
          undo={undo}
          view={markedView}
          isCovered={isCovered}
          onTakeBack={takeBack}
          onDismiss={dismissUndo}
        />
      </Box>
    </>
  );
}
