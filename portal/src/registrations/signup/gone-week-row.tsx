import type { FamilyChild } from '@feria/shared/contracts/family';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useT } from '../../i18n';

interface GoneWeekRowProps {
  /** Id of the button, which takes the focus. */
  id: string;
  child: FamilyChild;
  onRemove: () => void;
}

/** A week that was chosen and that the project does not have any more; it goes when the parent removes it. */
export function GoneWeekRow({ id, child, onRemove }: GoneWeekRowProps) {
  const t = useT();
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
      <FormHelperText error id={`${id}-error`} sx={{ fontSize: '0.9rem', m: 0 }}>
        {t('signup.gone_line', { name: child.first_name })}
      </FormHelperText>
      <Button id={id} size="small" color="error" aria-describedby={`${id}-error`} onClick={onRemove}>
        {t('signup.remove')}
      </Button>
    </Box>
  );
}
