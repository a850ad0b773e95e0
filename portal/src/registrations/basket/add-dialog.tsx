import type { BasketLine } from '@feria/shared/contracts/basket';
import type { FamilyChild, MyFamily } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import type { DayType } from '@feria/shared/rules/day-type';
import { PORTAL } from '@feria/shared/routes';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../accounts/account';
import { EmptyState } from '../../components/empty-state';
import { ErrorNotice } from '../../components/error-notice';
import { useIsPhone } from '../../components/form/form-dialog';
import { lazyDialog } from '../../components/lazy-dialog';
import { Skeleton } from '../../components/skeleton';
import { useNotify } from '../../components/toasts';
import { familyForSignUp } from '../../families/family';
import { useI18n } from '../../i18n';
import { EMPTY_DRAFT } from '../signup/draft';
import { blockOf, type Block } from '../signup/lines';
import { blockText } from '../signup/validation';
import { basketQuery, useChangeBasket } from './basket';
import { isSameLine, withLines } from './changes';
import { VisitorChoice } from './visitor-choice';
import { dayTypeIn, dayTypesOf } from './day-types';
import { DayTypeField, WeekHead } from './week-choice';

const ChildDialog = lazyDialog(() => import('../../families/child-dialog'));

interface AddDialogProps {
  project: FrontendProjectDetail;
  onClose: () => void;
}

/** Puts weeks of a project into the basket, for any of the children; what is in it already is chosen. */
export default function AddDialog({ project, onClose }: AddDialogProps) {
  const { t, local } = useI18n();
  const isPhone = useIsPhone();
  const { isSignedIn, user, error, reload } = useUser();
  const isParent = Boolean(user?.people);
  const family = useQuery({ ...familyForSignUp, enabled: isParent });
  const basket = useQuery({ ...basketQuery, enabled: isParent });
  const failure = error ?? family.error ?? basket.error;
  const retry = (): void => void Promise.all([reload(), family.refetch(), basket.refetch()]);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      aria-labelledby="add-title"
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      <DialogTitle id="add-title">{t('basket.add_title', { name: local(project, 'name') })}</DialogTitle>
      {!isSignedIn ? (
        <VisitorChoice project={project} weeks={weeksToChoose(project)} onClose={onClose} />
      ) : user && !isParent ? (
        <Notice text={t('signup.admin_notice')} onClose={onClose} />
      ) : family.data && basket.data ? (
        <Choice project={project} family={family.data} kept={basket.data.lines} onClose={onClose} />
      ) : (
        <DialogContent aria-busy={!failure}>
          {failure ? <ErrorNotice error={failure} onRetry={retry} /> : <Skeleton height={160} />}
        </DialogContent>
      )}
    </Dialog>
  );
}

function Notice({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useI18n();
  return (
    <>
      <DialogContent>{text}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </>
  );
}

/** Why a week cannot be put in for a child. One that is not open yet can: it waits in the basket. */
function refusalOf(
  week: FrontendWeekDetail,
  child: FamilyChild,
  { project, family }: { project: FrontendProjectDetail; family: MyFamily },
): Block | null {
  const isEarly = week.state === 'before_registration' && !week.cancelled_at;
  const asOpen = isEarly ? { ...week, state: 'open' as const, full: false } : week;
  return blockOf(asOpen, child, { project, family, draft: EMPTY_DRAFT });
}

function weeksToChoose({ courseWeeks }: FrontendProjectDetail): FrontendWeekDetail[] {
  return courseWeeks.filter(({ state, cancelled_at }) => state !== 'after_registration' && !cancelled_at);
}

interface ChoiceProps extends AddDialogProps {
  family: MyFamily;
  kept: readonly BasketLine[];
}

function Choice({ project, family, kept, onClose }: ChoiceProps) {
  const i18n = useI18n();
  const { t, local } = i18n;
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const changeBasket = useChangeBasket();
  const weeks = weeksToChoose(project);
  const isOfProject = (line: Pick<BasketLine, 'course_week_id'>): boolean =>
    project.courseWeeks.some(({ id }) => id === line.course_week_id);
  const [chosen, setChosen] = useState<readonly BasketLine[]>(() => kept.filter(isOfProject));
  const [wanted, setWanted] = useState<DayType>(dayTypesOf(weeks)[0] ?? 'full_day');
  const [isSaving, setIsSaving] = useState(false);
  // Without a child nothing else can be done.
  const [isAdding, setIsAdding] = useState(!family.childrens.length);

  const isChosen = (week: FrontendWeekDetail, child: FamilyChild): boolean =>
    chosen.some((line) => isSameLine(line, { child_id: child.id, course_week_id: week.id }));
  const toggle = (week: FrontendWeekDetail, some: readonly FamilyChild[], isIn: boolean): void => {
    const day_type = dayTypeIn(week, wanted);
    if (!day_type) return;
    const lines = some.map((child) => ({ child_id: child.id, course_week_id: week.id, day_type }));
    const others = chosen.filter((line) => !lines.some((other) => isSameLine(line, other)));
    setChosen(isIn ? [...others, ...lines] : others);
  };
  const store = async (then: () => void): Promise<void> => {
    setIsSaving(true);
    const gone = kept.filter((line) => isOfProject(line) && !chosen.some((other) => isSameLine(line, other)));
    const isStored = await changeBasket((lines) =>
      withLines(chosen)(lines.filter((line) => !gone.some((other) => isSameLine(line, other)))),
    );
    setIsSaving(false);
    if (!isStored) return;
    const count = queryClient.getQueryData(basketQuery.queryKey)?.lines.length ?? 0;
    notify('success', t('basket.added', { smart_count: count }));
    then();
  };

  const addChild = (
    <Button variant="outlined" startIcon={<Add />} onClick={() => setIsAdding(true)}>
      {t('signup.add_child')}
    </Button>
  );
  return (
    <>
      <DialogContent dividers>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('basket.add_text')}
        </Typography>
        {!family.childrens.length && (
          <EmptyState title={t('signup.no_children')} text={t('signup.no_children_text')} action={addChild} />
        )}
        <DayTypeField project={project} weeks={weeks} wanted={wanted} onChange={setWanted} />
        <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {weeks.map((week) => {
            const possible = family.childrens.filter(
              (child) => isChosen(week, child) || !refusalOf(week, child, { project, family }),
            );
            return (
              <Box
                component="li"
                key={week.id}
                sx={{ py: 1.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
              >
                <WeekHead project={project} week={week} wanted={wanted} />
                <Box
                  role="group"
                  aria-label={local(week, 'name')}
                  sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
                >
                  {family.childrens.map((child) => {
                    const isIn = isChosen(week, child);
                    const block = isIn ? null : refusalOf(week, child, { project, family });
                    return (
                      <FormControlLabel
                        key={child.id}
                        disabled={block !== null}
                        label={
                          block ? `${child.first_name} (${blockText(block, week, i18n)})` : child.first_name
                        }
                        control={
                          <Checkbox
                            checked={isIn}
                            onChange={(event) => toggle(week, [child], event.target.checked)}
                          />
                        }
                      />
                    );
                  })}
                  {possible.length > 1 && !possible.every((child) => isChosen(week, child)) && (
                    <Button size="small" onClick={() => toggle(week, possible, true)}>
                      {t('basket.all_children', { smart_count: possible.length })}
                    </Button>
                  )}
                </Box>
              </Box>
            );
          })}
        </Box>
        {!weeks.length && <Typography>{t('project.reason_after')}</Typography>}
        {family.childrens.length > 0 && addChild}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button
          variant="outlined"
          disabled={isSaving}
          onClick={() => void store(() => void navigate(PORTAL.planner))}
        >
          {t('basket.add_store')}
        </Button>
        <Button
          variant="contained"
          loading={isSaving}
          onClick={() => void store(() => void navigate(PORTAL.basket))}
        >
          {t('basket.show')}
        </Button>
      </DialogActions>
      {isAdding && (
        <ChildDialog
          child={null}
          parent={family.parent}
          onSaved={(saved, hasNext) => {
            setIsAdding(hasNext);
            // Whoever is added here is meant to come along; where there is a choice of weeks, it is left open.
            const [only, another] = weeks;
            if (only && !another && !refusalOf(only, saved, { project, family })) toggle(only, [saved], true);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}
