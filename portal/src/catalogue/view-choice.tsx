import Box from '@mui/material/Box';
import { VISUALLY_HIDDEN } from '../components/visually-hidden';
import { useT } from '../i18n';
import { ChoiceChip } from './choice-chip';

interface ViewChoiceProps {
  isByWeek: boolean;
  onChange: (isByWeek: boolean) => void;
}

/** Whether the list is by projects or by weeks. */
export function ViewChoice({ isByWeek, onChange }: ViewChoiceProps) {
  const t = useT();
  return (
    <Box component="fieldset" sx={{ display: 'flex', gap: 1, border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={VISUALLY_HIDDEN}>
        {t('finder.view')}
      </Box>
      {[false, true].map((each) => (
        <ChoiceChip
          key={String(each)}
          kind="radio"
          name="view"
          label={t(each ? 'finder.by_week' : 'finder.by_project')}
          checked={each === isByWeek}
          onChange={() => onChange(each)}
        />
      ))}
    </Box>
  );
}
