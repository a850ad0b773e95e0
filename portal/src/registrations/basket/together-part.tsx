import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../i18n';
import { LABEL } from '../signup/consent-part';
import type { Item } from './basket-items';
import { itemsOfChildren, sharedItems, type Together } from './together';

interface TogetherPartProps {
  items: readonly Item[];
  wanted: Together;
  onChange: (part: Partial<Together>) => void;
}

/**
 * Asks of each week that several children take, and of each child with several weeks, whether they are taken only together; nothing
 * where there is neither.
 */
export function TogetherPart({ items, wanted, onChange }: TogetherPartProps) {
  const { t, local, language } = useI18n();
  const weeks = sharedItems(items);
  const children = itemsOfChildren(items, wanted);
  if (weeks.size === 0 && children.size === 0) return null;
  const { together, togetherOf } = wanted;
  const listed = (names: readonly string[]): string => new Intl.ListFormat(language).format(names);
  const nameOf = ({ week }: Item): string => (week ? local(week, 'name') : t('basket.week_unknown'));
  const without = (ids: readonly number[], id: number): number[] => ids.filter((other) => other !== id);
  return (
    <Box component="section" aria-labelledby="basket-together">
      <Typography variant="h2" id="basket-together" sx={{ mb: 0.5 }}>
        {t('basket.together_title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t('basket.together_help')}
      </Typography>
      {[...weeks].map(([id, own]) => (
        <Choice
          key={`week-${id}`}
          checked={together.includes(id)}
          onChange={(is) => onChange({ together: is ? [...together, id] : without(together, id) })}
          label={t('basket.together', {
            names: listed(own.map(({ child }) => child.first_name)),
            week: own[0] ? nameOf(own[0]) : '',
            project: own[0]?.project ? local(own[0].project, 'name') : t('basket.project_unknown'),
          })}
        />
      ))}
      {[...children].map(([id, own]) => (
        <Choice
          key={`child-${id}`}
          checked={togetherOf.includes(id)}
          onChange={(is) => onChange({ togetherOf: is ? [...togetherOf, id] : without(togetherOf, id) })}
          label={t('basket.together_child', {
            name: own[0]?.child.first_name ?? '',
            weeks: listed(
              own.map((item) => `${item.project ? local(item.project, 'name') : ''}, ${nameOf(item)}`),
            ),
          })}
        />
      ))}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

function Choice({ label, checked, onChange }: ChoiceProps) {
  return (
    <FormControlLabel
      sx={{ ...LABEL, display: 'flex' }}
      control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
      label={label}
    />
  );
}
