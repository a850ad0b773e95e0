import { PORTAL } from '@feria/shared/routes';
import type { FamilyParent } from '@feria/shared/contracts/family';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAddressDialog } from '../components/address-dialog';
import { useT } from '../i18n';
import { lazyDialog } from '../components/lazy-dialog';
import { CARD, Section } from '../components/section';

const ParentDialog = lazyDialog(() => import('./parent-dialog'));
const PasswordDialog = lazyDialog(() => import('../accounts/password-dialog'));

/**
 * The section with the parent's own data: name, e-mail, tax code, address, telephone and language.
 * @param props.actions more buttons about the parent
 */
export function ParentSection({ parent, actions }: { parent: FamilyParent; actions: ReactNode }) {
  const t = useT();
  const edit = useAddressDialog('parentEdit');
  const [isPasswordOpen, setIsPasswordOpen] = useState(false);
  const postcodeAndTown = [parent.plz, parent.place].filter(Boolean).join(' ');
  const facts = [
    [t('field.email'), parent.email],
    [t('field.tax'), parent.tax],
    [t('field.address'), [parent.address, postcodeAndTown].filter(Boolean).join(', ')],
    [t('field.phone'), parent.phone],
    [t('field.language'), t(`common.lang.${parent.lang}`)],
  ] as const;
  return (
    <Section title={t('family.parent')}>
      <Box sx={CARD}>
        <Box sx={{ fontWeight: 800, fontSize: '1.15rem', mb: 1.5 }}>
          {parent.first_name} {parent.last_name}
        </Box>
        <Box component="dl" sx={FACTS}>
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                    {label}
                  </Box>
                  <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {value}
                  </Box>
                </div>
              ),
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            size="small"
            onClick={() => edit.open('1')}
            aria-label={t('family.parent_edit')}
          >
            {t('action.edit')}
          </Button>
          <Button size="small" onClick={() => setIsPasswordOpen(true)}>
            {t('family.change_password')}
          </Button>
          {actions}
          <Button size="small" component={Link} to={PORTAL.accountData}>
            {t('family.export')}
          </Button>
        </Box>
      </Box>
      {edit.value && <ParentDialog parent={parent} onClose={edit.close} />}
      {isPasswordOpen && <PasswordDialog onClose={() => setIsPasswordOpen(false)} />}
    </Section>
  );
}

/** On a phone the last two, which are short, stand beside each other. */
const FACTS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
  gap: 1,
  m: 0,
  mb: 1.5,
  '& > *': { gridColumn: '1 / -1' },
  '& > :nth-last-child(-n + 2)': { gridColumn: 'auto' },
} as const;
