import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { normaliseForSearch, type IsoDate } from '@feria/shared';
import { useCallback, useMemo, useState } from 'react';
import { ChildCard } from './child-card';
import { ChildDialog } from './child-dialog';
import { groupsOf, type ChildView, type GroupView } from './child-view';
import { useToday, useWords } from './context';
import { LeaveDialog } from './leave-dialog';
import { replacedBy, type MarkedFields, type Presence } from './marks';
import { Messages } from './messages';
import { Empty, NoDay } from './no-day';
import { PageMenu } from './page-menu';
import { SheetButtons } from './sheet-buttons';
import { SyncState } from './sync-state';

/** How long a mark can be taken back by one tap. */
const UNDO_MS = 10_000;

/** Of the office, which sees every week, only the first ones: it prints in the back office. */
const MAX_SHEETS = 4;

const FILTERS = ['all', 'expected', 'present', 'left', 'away'] as const;
type Filter = (typeof FILTERS)[number];

/** What was marked last, and how to take it back. */
interface Undo {
  key: string;
  childId: number;
  name: string;
  presence: Presence;
  back: MarkedFields;
}

/** The page of a leader: the children of today, one tap for each (product.md#today). */
export function TodayPage() {
  const t = useWords();
  const { state, store, language } = useToday();
  const { day, marks } = state;
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [weekId, setWeekId] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<number | null>(null);
  const [undo, setUndo] = useState<Undo | null>(null);
  const groups = useMemo(() => (day ? groupsOf(day, marks) : []), [day, marks]);
  const views = groups.flatMap(({ children }) => children);
  const find = (childId: number | null) => views.find(({ child }) => child.child_id === childId);

  const mark = useCallback(
    (view: ChildView, fields: MarkedFields, presence: Presence) => {
      const key = `${view.child.child_id} ${Date.now()}`;
      setUndo({
        ...{ key, childId: view.child.child_id, name: view.name, presence },
        back: replacedBy(fields, view.fields),
      });
      void store.mark(view.child.child_id, fields);
    },
    [store],
  );
  const arrive = useCallback(
    (view: ChildView) =>
      mark(
        view,
        {
          ...{ status: 'present', arrived_at: store.now().toISOString() },
          ...{ left_at: null, left_with: null },
        },
        'present',
      ),
    [mark, store],
  );
  const leave = (view: ChildView, leftWith: string): void => {
    setLeaving(null);
    mark(view, { left_at: store.now().toISOString(), left_with: leftWith }, 'left');
  };

  const shown = groups
    .filter(({ week }) => weekId === 0 || week.id === weekId)
    .map((group) => ({
      ...group,
      shown: group.children.filter((view) => isShown(view, filter) && hasName(view, search)),
    }));
  const openedView = find(opened);
  const leavingView = find(leaving);
  const all = views.filter(({ week }) => weekId === 0 || week.id === weekId);
  return (
    <>
      <AppBar position="sticky" elevation={0}>
        <Toolbar sx={{ gap: 1, minHeight: 56, pr: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography component="h1" sx={{ fontWeight: 700, fontSize: '1.15rem', lineHeight: 1.2 }}>
              {t('title')}
              {day && `, ${dayName(day.date, language)}`}
            </Typography>
            {day && (
              <Typography sx={{ fontSize: '0.9rem' }}>
                {t('there', {
                  present: all.filter(({ presence }) => presence === 'present').length,
                  all: all.length,
                })}
              </Typography>
            )}
          </Box>
          <PageMenu />
        </Toolbar>
        <SyncState />
      </AppBar>
      <Box component="main" sx={{ maxWidth: 900, mx: 'auto', px: 1, pt: 1, pb: 12 }}>
        <Messages views={views} />
        {day ? (
          <Stack spacing={1.5}>
            {day.weeks.length > 1 && (
              <TextField
                select
                size="small"
                label={t('week')}
                value={weekId}
                onChange={(event) => setWeekId(Number(event.target.value))}
              >
                <MenuItem value={0}>{t('all_weeks')}</MenuItem>
                {day.weeks.map((week) => (
                  <MenuItem key={week.id} value={week.id} sx={{ minHeight: 48, whiteSpace: 'normal' }}>
                    {weekName({ week }, language)}
                  </MenuItem>
                ))}
              </TextField>
            )}
            {all.length > 8 && (
              <TextField
                type="search"
                size="small"
                label={t('search')}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            )}
            {all.length > 0 && (
              <ToggleButtonGroup
                exclusive
                fullWidth
                size="small"
                value={filter}
                aria-label={t('show')}
                onChange={(_, next: Filter | null) => next && setFilter(next)}
              >
                {FILTERS.map((name) => (
                  <ToggleButton
                    key={name}
                    value={name}
                    sx={{
                      minHeight: 44,
                      px: 0.5,
                      textTransform: 'none',
                      color: 'text.primary',
                      lineHeight: 1.1,
                    }}
                  >
                    {t(`filters.${name}`)}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
            )}
            {day.weeks.length === 0 && <Empty>{t('empty.no_weeks')}</Empty>}
            {shown.map((group) => (
              <Box key={group.key} component="section" aria-label={groupName(group, t('no_group'), language)}>
                <Typography component="h2" sx={{ fontWeight: 700, mt: 0.5 }}>
                  {groupName(group, t('no_group'), language)}
                  <Typography component="span" color="textSecondary">
                    {' '}
                    {group.children.filter(({ presence }) => presence === 'present').length}/
                    {group.children.length}
                  </Typography>
                </Typography>
                {group.shown.length === 0 && (
                  <Typography color="textSecondary">{t('empty.nobody')}</Typography>
                )}
                <Box
                  component="ul"
                  sx={{
                    ...{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 },
                    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
                  }}
                >
                  {group.shown.map((view) => (
                    <ChildCard
                      key={view.child.child_id}
                      view={view}
                      onArrive={arrive}
                      onLeave={({ child }) => setLeaving(child.child_id)}
                      onOpen={({ child }) => setOpened(child.child_id)}
                    />
                  ))}
                </Box>
              </Box>
            ))}
            {day.weeks
              .filter((week) => weekId === 0 || week.id === weekId)
              .slice(0, MAX_SHEETS)
              .map((week) => (
                <SheetButtons key={week.id} week={week} date={day.date} />
              ))}
          </Stack>
        ) : (
          <NoDay />
        )}
      </Box>
      {openedView && (
        <ChildDialog
          view={openedView}
          onClose={() => setOpened(null)}
          onMark={mark}
          onLeave={() => setLeaving(openedView.child.child_id)}
        />
      )}
      {leavingView && <LeaveDialog view={leavingView} onClose={() => setLeaving(null)} onLeave={leave} />}
      <Snackbar
        key={undo?.key}
        open={undo !== null}
        autoHideDuration={UNDO_MS}
        slotProps={{ content: { sx: { flexWrap: 'nowrap' } } }}
        onClose={(_, reason) => reason !== 'clickaway' && setUndo(null)}
        message={undo && t('marked', { name: undo.name, presence: t(`presence.${undo.presence}`) })}
        action={
          <Button
            color="inherit"
            variant="outlined"
            onClick={() => {
              if (undo) void store.mark(undo.childId, undo.back);
              setUndo(null);
            }}
          >
            {t('undo')}
          </Button>
        }
      />
    </>
  );
}

function isShown({ presence }: ChildView, filter: Filter): boolean {
  if (filter === 'all') return true;
  return filter === 'away' ? presence === 'absent' || presence === 'excused' : presence === filter;
}

function hasName({ name }: ChildView, search: string): boolean {
  return normaliseForSearch(name).includes(normaliseForSearch(search.trim()));
}

function dayName(date: IsoDate, language: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

function weekName({ week }: Pick<GroupView, 'week'>, language: string): string {
  return language === 'it'
    ? `${week.course.name_it} – ${week.name_it}`
    : `${week.course.name} – ${week.name}`;
}

function groupName(group: GroupView, noGroup: string, language: string): string {
  const week = weekName(group, language);
  if (group.name !== null) return `${group.name} · ${week}`;
  return group.week.groups.length > 0 ? `${noGroup} · ${week}` : week;
}
