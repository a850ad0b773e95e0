import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { normaliseForSearch, type AttendanceDay } from '@feria/shared';
import { useState } from 'react';
import { ChildCard } from './child-card';
import type { ChildView, GroupView } from './child-view';
import { useToday, useWords } from './context';
import { scopesOf } from './counts';
import { DaySwitch } from './day-switch';
import { countShown, FILTERS, isShown, type Filter } from './filters';
import { Erased } from './erased';
import { Gone } from './gone';
import { Headcount } from './headcount';
import { groupName, weekName } from './names';
import { Empty } from './no-day';
import { NotListed } from './not-listed';
import { SheetButtons } from './sheet-buttons';
import { noteKey } from './state';
import { WithoutGroup } from './without-group';

/** Of the office, which sees every week, only the first ones: it prints in the back office. */
const MAX_SHEETS = 4;
/** From how many children on there is a field to search them. */
const MANY = 8;

interface Props {
  day: AttendanceDay;
  groups: readonly GroupView[];
  /** Of whom something that was marked on this day does not count. */
  withPoints: ReadonlySet<number>;
  /** `0`: all weeks. */
  weekId: number;
  onWeek: (id: number) => void;
  /** `false`: the day has not come. */
  canMark: boolean;
  onArrive: (view: ChildView) => void;
  onLeave: (view: ChildView) => void;
  onOpen: (view: ChildView) => void;
  onCount: () => void;
}

/** The children of a day, by week and group. */
export function DayList({
  day,
  groups,
  withPoints,
  weekId,
  onWeek,
  canMark,
  onArrive,
  onLeave,
  onOpen,
  onCount,
}: Props) {
  const t = useWords();
  const { state, store, language } = useToday();
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const weeks = day.weeks.filter((week) => weekId === 0 || week.id === weekId);
  const chosen = groups.filter(({ week }) => weekId === 0 || week.id === weekId);
  const views = chosen.flatMap(({ children }) => children);
  const shown = chosen.map((group) => ({
    ...group,
    shown: group.children.filter((view) => isShown(view, filter) && hasName(view, search)),
  }));
  return (
    <Stack spacing={1.5}>
      <DaySwitch />
      {day.weeks.length > 1 && (
        <TextField
          select
          size="small"
          label={t('week')}
          value={weekId}
          onChange={(event) => onWeek(Number(event.target.value))}
        >
          <MenuItem value={0}>{t('all_weeks')}</MenuItem>
          {day.weeks.map((week) => (
            <MenuItem key={week.id} value={week.id} sx={{ minHeight: 48, whiteSpace: 'normal' }}>
              {weekName(week, language)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {day.date <= store.today() && (
        <Headcount
          views={views}
          scopes={scopesOf(weeks, store.userId ?? 0)}
          canCount={canMark}
          onCount={onCount}
        />
      )}
      {views.length > MANY && (
        <TextField
          type="search"
          size="small"
          label={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {views.length > 0 && canMark && (
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
                px: 0.25,
                flexDirection: 'column',
                textTransform: 'none',
                color: 'text.primary',
                lineHeight: 1.15,
              }}
            >
              <span>{t(`filters.${name}`)}</span> <b>{countShown(views, name)}</b>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <WithoutGroup groups={chosen} />
      <Erased weeks={weeks} />
      <Gone weeks={weeks} />
      {day.weeks.length === 0 && <Empty>{t('empty.no_weeks')}</Empty>}
      {shown.map((group) => (
        <Box key={group.key} component="section" aria-label={groupName(t, group, language)}>
          <Typography component="h2" sx={{ fontWeight: 700, mt: 0.5 }}>
            {groupName(t, group, language)}
            <Typography component="span" color="textSecondary">
              {' '}
              {canMark && `${group.children.filter(({ presence }) => presence === 'present').length}/`}
              {group.children.length}
            </Typography>
          </Typography>
          {group.week.cancelled && (
            <Typography sx={{ color: '#8c1d18', fontWeight: 700, mb: 0.5 }}>{t('week_cancelled')}</Typography>
          )}
          {group.shown.length === 0 && <Typography color="textSecondary">{t('empty.nobody')}</Typography>}
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              p: 0,
              m: 0,
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {group.shown.map((view) => (
              <ChildCard
                key={view.child.child_id}
                view={view}
                hasDraft={noteKey(day.date, view.child.child_id) in state.notes}
                hasPoint={withPoints.has(view.child.child_id)}
                canMark={canMark}
                onArrive={onArrive}
                onLeave={onLeave}
                onOpen={onOpen}
              />
            ))}
          </Box>
        </Box>
      ))}
      {canMark && <NotListed officePhone={day.office_phone} />}
      {weeks.slice(0, MAX_SHEETS).map((week) => (
        <SheetButtons key={week.id} week={week} date={day.date} />
      ))}
    </Stack>
  );
}

function hasName({ name }: ChildView, search: string): boolean {
  return normaliseForSearch(name).includes(normaliseForSearch(search.trim()));
}
