import type { FamilyRegistration, MyFamily, OwnChild } from '@feria/shared/contracts/family';
import { sitePath } from '@feria/shared/rules/site-path';
import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/Edit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatDate } from '../i18n/format';
import { useAddressDialog } from '../components/address-dialog';
import { useT } from '../i18n';
import { Avatar } from '../components/avatar';
import { EmptyState } from '../components/empty-state';
import { lazyDialog } from '../components/lazy-dialog';
import { Tag } from '../components/tag';
import { ChildOnSite } from './child-on-site';
import { OnSiteDialogs } from './on-site-dialogs';
import { CARD, Section } from '../components/section';

const ChildDialog = lazyDialog(() => import('./child-dialog'));

interface ChildrenSectionProps {
  childrens: OwnChild[];
  parent: MyFamily['parent'];
  /** Confirmed places in weeks that are not over. */
  registrations: FamilyRegistration[];
}

/**
 * The children, each with its dialog. `childEditId` in the address opens it, `new` adds a child; `backUrl` is where a saved
 * child leads.
 */
export function ChildrenSection({ childrens, parent, registrations }: ChildrenSectionProps) {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { value: editId, open, close } = useAddressDialog('childEditId');
  const child = childrens.find(({ id }) => String(id) === editId) ?? null;
  const backUrl = sitePath(search.get('backUrl'), window.location.origin);

  const add = (
    <Button variant="outlined" startIcon={<Add />} onClick={() => open('new')}>
      {t('family.child_add')}
    </Button>
  );

  return (
    <Section title={t('family.children')} action={childrens.length > 0 && add}>
      {editId && editId !== 'new' && !child && (
        <Alert severity="warning" onClose={close} sx={{ mb: 2 }}>
          {t('family.child_missing')}
        </Alert>
      )}
      {childrens.length ? (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: { lg: '1fr 1fr' },
            gap: { xs: 1, md: 1.5 },
            p: 0,
            m: 0,
            listStyle: 'none',
            alignItems: 'start',
          }}
        >
          {childrens.map((each) => (
            <ChildCard
              key={each.id}
              child={each}
              mayMiss={registrations.some(({ people }) => people.id === each.id)}
              onEdit={() => open(String(each.id))}
            />
          ))}
        </Box>
      ) : (
        <EmptyState title={t('family.children_empty')} text={t('family.children_empty_text')} action={add} />
      )}
      <OnSiteDialogs childrens={childrens} registrations={registrations} />
      {(child || editId === 'new') && (
        <ChildDialog
          child={child}
          parent={parent}
          onSaved={(_saved, hasNext) => {
            if (!hasNext) void (backUrl ? navigate(backUrl) : close());
          }}
          onClose={close}
        />
      )}
    </Section>
  );
}

function ChildCard({ child, mayMiss, onEdit }: { child: OwnChild; mayMiss: boolean; onEdit: () => void }) {
  const t = useT();
  const name = `${child.first_name} ${child.last_name}`;
  return (
    <Box component="li" sx={CARD}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Avatar name={child.first_name} seed={child.id} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="h3">
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('family.born', { date: formatDate(child.birth) })}
            <br />
            {t(`common.school.${child.school}`)}
          </Typography>
          {child.needs_update && (
            <Box sx={{ mt: 1 }}>
              <Tag tone="few">{t('family.needs_update')}</Tag>
            </Box>
          )}
        </Box>
        <IconButton
          color="primary"
          aria-label={t('family.child_edit', { name })}
          onClick={onEdit}
          sx={{ mt: -0.5, mr: -0.5 }}
        >
          <Edit />
        </IconButton>
      </Box>
      <ChildOnSite child={child} mayMiss={mayMiss} />
    </Box>
  );
}
