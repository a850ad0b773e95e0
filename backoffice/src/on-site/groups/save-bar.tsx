import Save from '@mui/icons-material/Save';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { WeekGroupsDetail } from '@feria/shared';
import { type ReactNode, useState } from 'react';
import { type HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { changedMeanwhileOf, useChangedQuestion } from '../../resource-kit/changed/use-changed-question';
import { type GroupPlan, planOf } from './plan';
import { useGroupWords } from '../../catalogue/course-week/group-words';

/**
 * Saves the groups. When somebody else has changed them since, it says so and offers to read them anew.
 * @param props.check whether it can be saved
 * @param props.onLoaded what is stored now
 */
export function SaveBar(props: {
  stored: WeekGroupsDetail;
  plan: GroupPlan;
  isDirty: boolean;
  check: () => boolean;
  onLoaded: (stored: WeekGroupsDetail) => void;
  onReload: () => Promise<WeekGroupsDetail>;
  children: ReactNode;
}) {
  const { stored, plan, isDirty, check, onLoaded, onReload, children } = props;
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const words = useGroupWords();
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Error | null>(null);
  const run = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await action();
      setFailed(null);
    } catch (error) {
      setFailed(error as Error);
    }
    setBusy(false);
  };
  const { ask, question } = useChangedQuestion();
  /** Asks whose groups are to stay when somebody else has changed them meanwhile; `null` when that was cancelled. */
  const send = async (body: Body): Promise<WeekGroupsDetail | null> => {
    try {
      return await dataProvider.api('PUT', 'api/courseWeek/{id}/groups', {
        params: { id: stored.week.id },
        body,
      });
    } catch (error) {
      const changed = changedMeanwhileOf(error);
      if (!changed) throw error;
      const opened = bodyOf(planOf(stored), stored.version);
      const fields = (['leaders', 'groups'] as const).filter((name) => changed.conflicts[name]);
      // What was not touched here is taken as the other one left it.
      const isTouched = (name: 'leaders' | 'groups'): boolean =>
        JSON.stringify(body[name]) !== JSON.stringify(opened[name]);
      const asked = fields.filter(isTouched);
      const textOf = (name: 'leaders' | 'groups', value: unknown): string =>
        describe(stored, name, value) || words('changed_none');
      const choice =
        asked.length === 0
          ? {}
          : await ask(
              asked.map((name) => ({
                name,
                label: words(`changed_${name}`),
                yours: textOf(name, body[name]),
                theirs: textOf(name, changed.conflicts[name]?.theirs),
              })),
            );
      if (!choice) return null;
      const taken = fields.filter((name) => !isTouched(name) || choice[name] === 'theirs');
      const theirs = Object.fromEntries(taken.map((name) => [name, changed.conflicts[name]?.theirs]));
      return send(
        withoutGone({ ...body, ...theirs, version: changed.version }, changed.conflicts.groups?.theirs),
      );
    }
  };
  const save = async (): Promise<void> => {
    const saved = await send(bodyOf(plan, stored.version));
    if (!saved) return;
    onLoaded(saved);
    notify(words('saved'), { type: 'success', messageArgs: { _: words('saved') } });
  };
  // Also when a child has left the week meanwhile: what is on the screen is old.
  const isOld = failed !== null && [409, 422].includes((failed as HttpError).status);
  return (
    <>
      {question}
      {failed && (
        <Alert
          severity={isOld ? 'warning' : 'error'}
          action={
            isOld && (
              <Button
                color="inherit"
                onClick={() => void run(async () => onLoaded(await onReload()))}
                disabled={busy}
              >
                {words('reload')}
              </Button>
            )
          }
        >
          {messageOf(failed, translate)} {isOld && words('conflict_help')}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="contained"
          startIcon={<Save />}
          loading={busy}
          loadingPosition="start"
          disabled={!isDirty}
          onClick={() => {
            if (check()) void run(save);
          }}
        >
          {words('save')}
        </Button>
        {children}
        <Typography variant="body2" color="textSecondary">
          {words(isDirty ? 'unsaved' : 'all_saved')}
        </Typography>
      </Stack>
    </>
  );
}

type Body = ReturnType<typeof bodyOf>;

/** A group that somebody else has deleted meanwhile is made again. */
function withoutGone(body: Body, theirs: unknown): Body {
  if (theirs === undefined) return body;
  const known = new Set((theirs as { id: number }[]).map(({ id }) => id));
  return {
    ...body,
    groups: body.groups.map((group) => ({
      ...group,
      id: group.id !== null && known.has(group.id) ? group.id : null,
    })),
  };
}

/** Leaders by name, groups with the names of their leaders and children, a line each. */
function describe(
  { assignable, leaders, groups, children }: WeekGroupsDetail,
  name: 'leaders' | 'groups',
  value: unknown,
): string {
  const names = new Map(
    [...assignable, ...leaders, ...groups.flatMap((group) => group.leaders)].map((one) => [one.id, one.name]),
  );
  const childNames = new Map(children.map((child) => [child.id, `${child.first_name} ${child.last_name}`]));
  const leadersOf = (ids: readonly number[]): string[] => ids.map((id) => names.get(id) ?? `${id}`);
  if (name === 'leaders') return leadersOf((value ?? []) as number[]).join(', ');
  return ((value ?? []) as Body['groups'])
    .map((group) =>
      [
        `${group.name}:`,
        [...leadersOf(group.leaders), ...group.children.map((id) => childNames.get(id) ?? `${id}`)].join(
          ', ',
        ),
      ].join(' '),
    )
    .join('\n');
}

function bodyOf({ leaders, groups }: GroupPlan, version: string) {
  return {
    version,
    leaders,
    groups: groups.map((group) => ({
      id: group.id,
      name: group.name.trim(),
      leaders: group.leaders,
      children: group.children,
    })),
  };
}
