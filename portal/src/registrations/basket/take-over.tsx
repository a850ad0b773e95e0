import type { MyFamily } from '@feria/shared/contracts/family';
import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { lazyDialog } from '../../components/lazy-dialog';
import { CARD } from '../../components/section';
import { useI18n } from '../../i18n';
import { formatPeriod } from '../../i18n/format';
import { useChangeBasket, useProjects } from './basket';
import { agesIn, childrenOfAge, linesOfChildren, useLinesBeforeLogin, visitorItems } from './before-login';
import { withLines } from './changes';

const ChildDialog = lazyDialog(() => import('../../families/child-dialog'));

/** Asks a parent for which children the weeks are that were chosen on this device before the login, and puts them into the basket. */
export function TakeOver({ family }: { family: MyFamily }) {
  const i18n = useI18n();
  const { t, local } = i18n;
  const [lines, keep] = useLinesBeforeLogin();
  const { projects, isLoading } = useProjects(lines.map(({ course_id }) => course_id));
  const changeBasket = useChangeBasket();
  const items = visitorItems(lines, projects);
  const [ticks, setTicks] = useState<ReadonlyMap<number, readonly number[]>>(new Map());
  const [isAdding, setIsAdding] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  if (!lines.length || isLoading) return null;
  const { childrens } = family;
  const chosenFor = (age: number): readonly number[] =>
    ticks.get(age) ?? childrenOfAge(age, items, childrens).map(({ id }) => id);
  const ages = agesIn(lines);
  const toggle = (age: number, id: number): void => {
    const ids = chosenFor(age);
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    setTicks(new Map(ticks).set(age, next));
    setIsMissing(false);
  };
  const takeOver = async (): Promise<void> => {
    const chosen = new Map(ages.map((age) => [age, chosenFor(age)]));
    const isEveryAge = ages.every((age) => chosenFor(age).length > 0);
    setIsMissing(!isEveryAge);
    if (!isEveryAge) return notice.current?.focus();
    setIsSaving(true);
    const known = linesOfChildren(
      items.map(({ line }) => line),
      chosen,
    );
    if (await changeBasket(withLines(known))) keep([]);
    setIsSaving(false);
  };
  return (
    <Box sx={{ pt: { xs: 3, md: 5 }, maxWidth: 820, mx: 'auto' }}>
      <Box component="section" aria-labelledby="take-over" sx={CARD}>
        <Typography variant="h2" id="take-over">
          {t('basket.take_over_title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {t(childrens.length > 0 ? 'basket.take_over_text' : 'basket.take_over_no_child')}
        </Typography>
        {ages.map((age) => (
          <Box
            component="fieldset"
            key={age}
            sx={{
              border: 0,
              borderTop: '1px solid',
              borderColor: 'divider',
              p: 0,
              pt: 1.5,
              m: 0,
              mt: 1.5,
              minWidth: 0,
            }}
          >
            <Box component="legend" sx={{ p: 0, fontWeight: 700, float: 'left', width: '100%' }}>
              {t('finder.years', { smart_count: age })}
            </Box>
            <Box component="ul" sx={{ pl: 2.5, my: 0.5, clear: 'both', overflowWrap: 'anywhere' }}>
              {items
                .filter(({ line }) => line.age === age)
                .map(({ project, week }) => (
                  <li key={week.id}>
                    {local(project, 'name')}, {local(week, 'name')} ({formatPeriod(week.from, week.to)})
                  </li>
                ))}
            </Box>
            {childrens.map(({ id, first_name }) => (
              <FormControlLabel
                key={id}
                label={first_name}
                control={<Checkbox checked={chosenFor(age).includes(id)} onChange={() => toggle(age, id)} />}
              />
            ))}
          </Box>
        ))}
        <Box ref={notice} tabIndex={-1} role="status" sx={{ outline: 0 }}>
          {isMissing && <Alert severity="warning">{t('basket.take_over_missing')}</Alert>}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {childrens.length > 0 && (
            <Button variant="contained" loading={isSaving} onClick={() => void takeOver()}>
              {t('basket.take_over')}
            </Button>
          )}
          <Button
            variant={childrens.length > 0 ? 'outlined' : 'contained'}
            startIcon={<Add />}
            onClick={() => setIsAdding(true)}
          >
            {t('signup.add_child')}
          </Button>
          <Button color="inherit" onClick={() => keep([])}>
            {t('basket.take_over_drop')}
          </Button>
        </Box>
      </Box>
      {isAdding && (
        <ChildDialog
          child={null}
          parent={family.parent}
          onSaved={(_saved, hasNext) => {
            setIsAdding(hasNext);
            setIsMissing(false);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Box>
  );
}
