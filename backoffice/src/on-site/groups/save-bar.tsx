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
import type { Choice } from '../../resource-kit/changed/changed-field';
import { changedMeanwhileOf, useChangedQuestion } from '../../resource-kit/changed/use-changed-question';
import { fieldOf } from './disagreement';
import { mergeStates, type SavedGroup } from './merge';
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
  /**
   * Saves, and asks about what somebody else has changed meanwhile too; what only one of both changed stays.
   * @param base what both had opened
   * @returns `null` when the question was cancelled
   */
  const send = async (body: Body, base: State): Promise<WeekGroupsDetail | null> => {
    try {
      return await dataProvider.api('PUT', 'api/courseWeek/{id}/groups', {
        params: { id: stored.week.id },
        body,
      });
    } catch (error) {
      const changed = changedMeanwhileOf(error);
      if (!changed) throw error;
      const theirs: State = {
        leaders: (changed.conflicts.leaders?.theirs ?? body.leaders) as number[],
        groups: (changed.conflicts.groups?.theirs ?? body.groups) as SavedGroup[],
      };
      const merged = (choice: Choice = {}) => mergeStates({ opened: base, yours: body, theirs }, choice);
      const { disagreements } = merged();
      const choice =
        disagreements.length === 0
          ? {}
          : await ask(disagreements.map((one) => fieldOf(one, { stored, words })));
      if (!choice) return null;
      const { leaders, groups } = merged(choice);
      return send({ version: changed.version, leaders, groups }, theirs);
    }
  };
  const save = async (): Promise<void> => {
    const saved = await send(bodyOf(plan, stored.version), bodyOf(planOf(stored), stored.version));
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

type State = Pick<Body, 'leaders' | 'groups'>;

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
