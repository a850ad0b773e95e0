import type { FamilyChild } from '@feria/shared/contracts/family';
import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useT } from '../../i18n';
import { EmptyState } from '../../ui/EmptyState';
import { Fieldset } from '../../ui/Fieldset';
import { lazyDialog } from '../../ui/part';
import { ChildPart } from './ChildPart';
import type { ChildDraft } from './draft';
import type { PartProps } from './SignUpForm';

const ChildDialog = lazyDialog(() => import('../family/ChildDialog'));

const NOTHING_CHOSEN: ChildDraft = { custom_field: '', weeks: {} };

/** Who takes part, and for each child the weeks. A child can be added or looked through without leaving. */
export function ChildrenPart({ facts, problems, change }: PartProps) {
  const t = useT();
  const { family, draft } = facts;
  const [dialog, setDialog] = useState<FamilyChild | 'new' | null>(null);

  const changeChild = (id: number, next: ChildDraft | null): void => {
    const { [id]: _left, ...others } = draft.children;
    change({ children: next ? { ...others, [id]: next } : others });
  };
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
        {problems.children && <Alert severity="error">{problems.children}</Alert>}
        {family.childrens.length ? (
          family.childrens.map((child) => (
            <ChildPart
              key={child.id}
              child={child}
              facts={facts}
              problems={problems}
              onToggle={(isIn) => changeChild(child.id, isIn ? NOTHING_CHOSEN : null)}
              onChange={(next) => changeChild(child.id, next)}
              onCheck={() => setDialog(child)}
            />
          ))
        ) : (
          <EmptyState title={t('signup.no_children')} text={t('signup.no_children_text')} action={add} />
        )}
      </Box>
      {family.childrens.length > 0 && <div>{add}</div>}
      {dialog && (
        <ChildDialog
          child={dialog === 'new' ? null : dialog}
          lastName={family.parent.last_name}
          onSaved={(saved) => {
            if (dialog === 'new') changeChild(saved.id, NOTHING_CHOSEN);
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </Fieldset>
  );
}
