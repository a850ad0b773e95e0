import GroupAdd from '@mui/icons-material/GroupAdd';
import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { MAX_GROUPS, type GroupableChild, type WeekGroupsDetail, romeToday } from '@feria/shared';
import { useMemo, useState } from 'react';
import { visuallyHidden } from '../../resource-kit/visually-hidden';
import { type CardActions, ChildCard, moveButtonId } from './child-card';
import { Column, GroupHead, Heading } from './group-column';
import { LeadersInput } from './leaders-input';
import { LeaveGuard } from '../../resource-kit/asking/leave-guard';
import { addGroup, changeGroup, moveChildren, nameProblem, removeGroup, splitEvenly } from './plan';
import { SaveBar } from './save-bar';
import { useGroupPlan } from './use-group-plan';
import { useGroupWords } from '../../catalogue/course-week/group-words';

/** Children that are about to be moved, and the button that asked where to. */
interface Moving {
  ids: readonly number[];
  anchor: HTMLElement;
}

/**
 * The groups of a week as columns: children are dragged, or moved by a menu.
 * @param props.canEdit whether anything can be changed
 * @param props.onReload reads what is stored now
 */
export function Board(props: {
  loaded: WeekGroupsDetail;
  canEdit: boolean;
  onReload: () => Promise<WeekGroupsDetail>;
}) {
  const { canEdit, onReload } = props;
  const { stored, plan, isDirty, canUndo, change, undo, load } = useGroupPlan(props.loaded);
  const words = useGroupWords();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [moving, setMoving] = useState<Moving | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [said, setSaid] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const [followed, setFollowed] = useState<number | null>(null);

  const byId = useMemo(() => new Map(stored.children.map((child) => [child.id, child])), [stored.children]);
  const people = useMemo(() => everybody(stored), [stored]);
  const newName = (number: number): string => words('new_name', { number });
  const placed = new Set(plan.groups.flatMap(({ children }) => children));
  const ungrouped = stored.children.filter(({ id }) => !placed.has(id)).length;
  const members = (isMember: (id: number) => boolean): GroupableChild[] =>
    stored.children.filter(({ id }) => isMember(id));

  const move = (ids: readonly number[], key: string | null) => {
    const [first] = ids;
    const child = first === undefined ? undefined : byId.get(first);
    if (!child) return;
    change((before) => moveChildren(before, ids, key));
    setSelected(new Set());
    const target = plan.groups.find((one) => one.key === key);
    const group = target ? target.name.trim() || words('unnamed') : words('none');
    const name = `${child.first_name} ${child.last_name}`;
    setSaid(
      ids.length === 1
        ? words('moved', { name, group })
        : words('moved_many', { smart_count: ids.length, group }),
    );
  };

  const actions: CardActions = useMemo(
    () => ({
      onSelect: (id) =>
        setSelected((before) => {
          const next = new Set(before);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
      onMove: (id, anchor) => {
        setMoving({ ids: [id], anchor });
        setMenuOpen(true);
      },
      onDragStart: (id, event) => {
        setDragged(id);
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', '');
      },
      onDragEnd: () => setDragged(null),
    }),
    [],
  );
  const cardOf = (child: GroupableChild) => (
    <ChildCard
      key={child.id}
      child={child}
      selected={selected.has(child.id)}
      actions={canEdit ? actions : undefined}
    />
  );
  const drop = (key: string | null) => {
    // A card that is selected takes the others along.
    if (dragged !== null) move(selected.has(dragged) ? [...selected] : [dragged], key);
  };
  /** The card stands in another column than its button did: the focus goes there. */
  const followChild = () => {
    if (followed !== null) document.getElementById(moveButtonId(followed))?.focus();
    setFollowed(null);
  };
  const problemOf = (group: (typeof plan.groups)[number]): string | null => {
    const problem = nameProblem(plan, group);
    return problem && (isChecked || problem === 'twice') ? words(`name_${problem}`) : null;
  };
  /** Whether it can be saved; else the first field that is wrong has the focus. */
  const check = (): boolean => {
    setChecked(true);
    const wrong = plan.groups.find((group) => nameProblem(plan, group));
    if (wrong) document.querySelector<HTMLElement>(`[data-group="${wrong.key}"]`)?.focus();
    return !wrong;
  };
  const isLed = plan.leaders.length > 0 || plan.groups.some(({ leaders }) => leaders.length > 0);
  const where = moving?.ids.length === 1 ? groupOf(plan.groups, moving.ids[0]) : undefined;

  return (
    <>
      <LeaveGuard isDirty={isDirty} words={{ question: words('leave'), discard: words('leave_confirm') }} />
      {stored.children.length === 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words('empty')}
        </Alert>
      )}
      {!canEdit && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words('only_see')}
        </Alert>
      )}
      <Box sx={{ maxWidth: 700, mb: 2 }}>
        <LeadersInput
          label={words('week_leaders')}
          help={words('leaders_help')}
          people={people}
          value={plan.leaders}
          onChange={canEdit ? (leaders) => change((before) => ({ ...before, leaders })) : undefined}
        />
      </Box>
      {canEdit && (
        <Tools
          count={plan.groups.length}
          onAdd={() => change((before) => addGroup(before, newName))}
          onSplit={(count) => {
            change((before) => splitEvenly(before, stored.children, count, newName));
            setSelected(new Set());
            setSaid(words('split_done', { smart_count: count }));
          }}
        />
      )}
      {plan.groups.length > 0 && ungrouped > 0 && stored.week.to >= romeToday() && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {words(isLed ? 'without_group' : 'without_group_unled', { smart_count: ungrouped })}
        </Alert>
      )}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          mb: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
        }}
      >
        <Column
          label={words('none')}
          head={<Heading>{words('none')}</Heading>}
          members={members((id) => !placed.has(id))}
          cardOf={cardOf}
          onDrop={canEdit ? () => drop(null) : undefined}
        />
        {plan.groups.map((group) => {
          const inGroup = new Set(group.children);
          return (
            <Column
              key={group.key}
              label={group.name.trim() || words('unnamed')}
              head={
                <GroupHead
                  group={group}
                  people={people}
                  problem={problemOf(group)}
                  onChange={
                    canEdit
                      ? (next) =>
                          change(
                            (before) => changeGroup(before, group.key, next),
                            'name' in next ? group.key : null,
                          )
                      : undefined
                  }
                  onRemove={() => change((before) => removeGroup(before, group.key))}
                />
              }
              members={members((id) => inGroup.has(id))}
              cardOf={cardOf}
              onDrop={canEdit ? () => drop(group.key) : undefined}
            />
          );
        })}
      </Box>
      <Menu
        open={isMenuOpen}
        anchorEl={moving?.anchor}
        onClose={() => setMenuOpen(false)}
        slotProps={{
          list: { 'aria-label': words('move_to'), dense: true },
          transition: { onExited: followChild },
        }}
      >
        {[null, ...plan.groups].map((group) => (
          <MenuItem
            key={group?.key ?? ''}
            disabled={moving?.ids.length === 1 && where?.key === group?.key}
            onClick={() => {
              setMenuOpen(false);
              if (!moving) return;
              move(moving.ids, group?.key ?? null);
              setFollowed(moving.ids[0] ?? null);
            }}
          >
            {group ? group.name.trim() || words('unnamed') : words('none')}
          </MenuItem>
        ))}
      </Menu>
      {canEdit && (
        <Paper
          elevation={4}
          sx={{ position: 'sticky', bottom: 0, zIndex: 2, p: 1.5, display: 'grid', gap: 1 }}
        >
          {selected.size > 0 && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <Typography role="status">{words('selected', { smart_count: selected.size })}</Typography>
              <Button
                variant="outlined"
                aria-haspopup="menu"
                onClick={(event) => {
                  setMoving({ ids: [...selected], anchor: event.currentTarget });
                  setMenuOpen(true);
                }}
              >
                {words('move_selected')}
              </Button>
              <Button onClick={() => setSelected(new Set())}>{words('unselect')}</Button>
            </Stack>
          )}
          <SaveBar
            stored={stored}
            plan={plan}
            isDirty={isDirty}
            check={check}
            onLoaded={load}
            onReload={onReload}
          >
            <Button
              startIcon={<Undo />}
              disabled={!canUndo}
              onClick={() => {
                undo();
                setSaid(words('undone'));
              }}
            >
              {words('undo')}
            </Button>
          </SaveBar>
        </Paper>
      )}
    </>
  );
}

/** Adds a group, or splits all children. */
function Tools(props: { count: number; onAdd: () => void; onSplit: (count: number) => void }) {
  const words = useGroupWords();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(Math.max(2, props.count));
  const wanted = Number(shown);
  const isPossible = Number.isInteger(wanted) && wanted >= 1 && wanted <= MAX_GROUPS;
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
      <Button
        variant="outlined"
        startIcon={<GroupAdd />}
        disabled={props.count >= MAX_GROUPS}
        onClick={props.onAdd}
      >
        {words('add')}
      </Button>
      <TextField
        type="number"
        size="small"
        label={words('split_count')}
        value={shown}
        error={!isPossible}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { min: 1, max: MAX_GROUPS } }}
        sx={{ width: 160 }}
      />
      <Button variant="outlined" disabled={!isPossible} onClick={() => props.onSplit(wanted)}>
        {words('split')}
      </Button>
    </Stack>
  );
}

/** Who can be assigned, and who is already, also without the permission for it. */
function everybody({ assignable, leaders, groups }: WeekGroupsDetail): WeekGroupsDetail['assignable'] {
  const known = [assignable, leaders, ...groups.map((group) => group.leaders)].flat();
  return [...new Map(known.map((person) => [person.id, person])).values()];
}

function groupOf<Group extends { children: number[] }>(
  groups: readonly Group[],
  childId: number | undefined,
): Group | undefined {
  return groups.find(({ children }) => childId !== undefined && children.includes(childId));
}
