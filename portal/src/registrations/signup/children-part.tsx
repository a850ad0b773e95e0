import type { FamilyChild } from '@feria/shared/contracts/family';
import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../i18n';
import { EmptyState } from '../../components/empty-state';
import { Fieldset } from '../../components/fieldset';
import { lazyDialog } from '../../components/lazy-dialog';
import { ChildPart } from './child-part';
import type { ChildDraft } from './draft';
import { asksForSiblings, chosenChildren } from './lines';
import type { FormPartProps } from './validation';
import { wantedWeek, withWantedWeek } from './wanted';

const ChildDialog = lazyDialog(() => import('../../families/child-dialog'));

/**
 * Chooses the children, and the weeks of each. A child can be added or edited in a dialog, which opens by itself for a family
 * without children: nothing else can be done then.
 */
export function ChildrenPart({ data, errors, change }: FormPartProps) {
  const { t, local } = useI18n();
  const { family, draft } = data;
  const [search] = useSearchParams();
  const [dialog, setDialog] = useState<FamilyChild | 'new' | null>(family.childrens.length ? null : 'new');

  const changeChild = (id: number, next: ChildDraft | null): void => {
    const { [id]: _left, ...others } = draft.children;
    change({ children: next ? { ...others, [id]: next } : others });
  };
  // Which week was pressed stays in sight until somebody takes part, for whom it is chosen then.
  const wanted = chosenChildren(data).length ? undefined : wantedWeek(data.project, search);
  const start = (child: FamilyChild): void => changeChild(child.id, withWantedWeek(child, data, search));
  const add = (
    <Button variant="outlined" startIcon={<Add />} onClick={() => setDialog('new')}>
      {t('signup.add_child')}
    </Button>
  );

  return (
    <Fieldset legend={t('signup.children')} hint={t('signup.children_text')}>
      <Box
        id="children"
        tabIndex={-1}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
      >
        {errors.children && <Alert severity="error">{errors.children}</Alert>}
        {wanted && !errors.children && (
          <Alert severity="info">{t('signup.wanted', { week: local(wanted, 'name') })}</Alert>
        )}
        {family.childrens.length ? (
          family.childrens.map((child) => (
            <ChildPart
              key={child.id}
              child={child}
              data={data}
              errors={errors}
              onToggle={(isIn) => (isIn ? start(child) : changeChild(child.id, null))}
              onChange={(next) => changeChild(child.id, next)}
              onCheck={() => setDialog(child)}
            />
          ))
        ) : (
          <EmptyState title={t('signup.no_children')} text={t('signup.no_children_text')} action={add} />
        )}
      </Box>
      {family.childrens.length > 0 && <div>{add}</div>}
      {asksForSiblings(data) && (
        <Box>
          <FormControlLabel
            sx={{
              alignItems: 'flex-start',
              mr: 0,
              '& .MuiFormControlLabel-label': { pt: '9px', fontWeight: 800 },
            }}
            label={t('signup.siblings')}
            control={
              <Checkbox
                checked={draft.siblingsTogether}
                onChange={(event) => change({ siblingsTogether: event.target.checked })}
                slotProps={{ input: { 'aria-describedby': 'siblings-text' } }}
              />
            }
          />
          <Typography id="siblings-text" variant="body2" sx={{ ml: '31px' }}>
            {t('signup.siblings_text')}
          </Typography>
        </Box>
      )}
      {dialog && (
        <ChildDialog
          child={dialog === 'new' ? null : dialog}
          parent={family.parent}
          onSaved={(saved, hasNext) => {
            if (dialog === 'new') start(saved);
            if (!hasNext) setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </Fieldset>
  );
}
