import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../i18n';
import { LABEL } from '../signup/consent-part';
import { sharedWeeks, type Item } from './basket-lines';

interface TogetherPartProps {
  items: readonly Item[];
  /** Ids of the weeks. */
  together: readonly number[];
  onChange: (together: number[]) => void;
}

/** Asks of each week that several children take whether they take it only together; nothing where there is none. */
export function TogetherPart({ items, together, onChange }: TogetherPartProps) {
  const { t, local, language } = useI18n();
  const weeks = sharedWeeks(items.map((item) => ({ ...item, course_week_id: item.line.course_week_id })));
  if (weeks.size === 0) return null;
  const others = (id: number): number[] => together.filter((week) => week !== id);
  return (
    <Box component="section" aria-labelledby="basket-together">
      <Typography variant="h2" id="basket-together" sx={{ mb: 0.5 }}>
        {t('basket.together_title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t('basket.together_help')}
      </Typography>
      {[...weeks].map(([id, own]) => {
        const [first] = own;
        const names = new Intl.ListFormat(language).format(own.map(({ child }) => child.first_name));
        return (
          <FormControlLabel
            key={id}
            sx={{ ...LABEL, display: 'flex' }}
            control={
              <Checkbox
                checked={together.includes(id)}
                onChange={(event) => onChange(event.target.checked ? [...others(id), id] : others(id))}
              />
            }
            label={t('basket.together', {
              names,
              week: first?.week ? local(first.week, 'name') : t('basket.week_unknown'),
              project: first?.project ? local(first.project, 'name') : t('basket.project_unknown'),
            })}
          />
        );
      })}
    </Box>
  );
}
