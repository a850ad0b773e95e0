import type { Named } from '@feria/shared/contracts/frontend';
import { addDays, type IsoDate } from '@feria/shared/rules/dates';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { formatPeriod } from '../i18n/format';
import { useI18n } from '../i18n';
import { ChoiceChip } from './choice-chip';
import type { ListChoice, TypeEntry } from './filter';
import { useTypeName } from './type-cards';

/** The ages to choose from, in years. */
const AGES = Array.from({ length: 16 }, (_, index) => index + 3);

interface ProjectFiltersProps {
  id: string;
  types: TypeEntry[];
  places: Named[];
  /** Mondays. */
  weeks: IsoDate[];
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
}

/** The filters of the project list that are not always in sight: type, week, age and places. */
export default function ProjectFilters({ id, types, places, weeks, choice, onChoose }: ProjectFiltersProps) {
  const { t, local } = useI18n();
  const nameOf = useTypeName();
  const { locations } = choice;
  const toggle = (place: number): void => {
    const others = locations.filter((other) => other !== place);
    onChoose({ ...choice, locations: others.length < locations.length ? others : [...locations, place] });
  };
  const known = choice.week && !weeks.includes(choice.week) ? [choice.week, ...weeks] : weeks;
  return (
    <Box id={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2 }}>
      <Group label={t('finder.type')}>
        {types.map((entry) => (
          <ChoiceChip
            key={entry.choice}
            kind="radio"
            name="type"
            label={nameOf(entry)}
            checked={entry.choice === choice.type}
            onChange={() => onChoose({ ...choice, type: entry.choice })}
          />
        ))}
      </Group>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, maxWidth: 640 }}>
        <TextField
          select
          label={t('finder.week')}
          value={choice.week ?? ''}
          onChange={({ target }) => onChoose({ ...choice, week: target.value || null })}
          sx={{ bgcolor: 'background.paper', borderRadius: 1 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('finder.any_week')}</MenuItem>
          {known.map((monday) => (
            <MenuItem key={monday} value={monday}>
              {formatPeriod(monday, addDays(monday, 6))}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('finder.age')}
          value={choice.age ?? ''}
          onChange={({ target }) => onChoose({ ...choice, age: Number(target.value) || null, child: null })}
          sx={{ bgcolor: 'background.paper', borderRadius: 1 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('finder.any_age')}</MenuItem>
          {AGES.map((age) => (
            <MenuItem key={age} value={age}>
              {t('finder.years', { smart_count: age })}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {places.length > 1 && (
        <Group label={t('finder.location')}>
          {places.map((place) => (
            <ChoiceChip
              key={place.id}
              kind="checkbox"
              name="location"
              label={local(place, 'name')}
              checked={locations.includes(place.id)}
              onChange={() => toggle(place.id)}
            />
          ))}
        </Group>
      )}
    </Box>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 800 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}
