import type { Named } from '@feria/shared/contracts/frontend';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n';
import type { ListChoice, TypeChoice, TypeEntry } from './filter';
import { PlainButton } from '../../components/plain-button';
import { useTypeName } from './type-cards';

interface ProjectFiltersProps extends ListChoice {
  types: TypeEntry[];
  places: Named[];
  type: TypeChoice;
  onChoose: (choice: ListChoice) => void;
}

/** The filters of the project list: one type and any number of locations, as radio buttons and checkboxes styled as chips. */
export function ProjectFilters({ types, places, type, locations, onChoose }: ProjectFiltersProps) {
  const { t, local } = useI18n();
  const nameOf = useTypeName();
  const toggle = (id: number): void => {
    const next = locations.includes(id) ? locations.filter((other) => other !== id) : [...locations, id];
    onChoose({ type, locations: next });
  };
  return (
    <Box
      component="form"
      role="search"
      aria-label={t('projects.filter')}
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gap: 2,
        mt: 2.5,
        p: { xs: 2, sm: 2.5 },
        borderRadius: 5,
        bgcolor: 'primary.wash',
      }}
    >
      <Group label={t('projects.filter_type')}>
        {types.map((entry) => (
          <Choice
            key={entry.choice}
            kind="radio"
            name="type"
            label={nameOf(entry)}
            checked={entry.choice === type}
            onChange={() => onChoose({ type: entry.choice, locations })}
          />
        ))}
      </Group>
      {places.length > 1 && (
        <Group label={t('projects.filter_location')}>
          {places.map((place) => (
            <Choice
              key={place.id}
              kind="checkbox"
              name="location"
              label={local(place, 'name')}
              checked={locations.includes(place.id)}
              onChange={() => toggle(place.id)}
            />
          ))}
          {locations.length > 0 && (
            <PlainButton size="small" sx={{ flex: 'none' }} onClick={() => onChoose({ type, locations: [] })}>
              {t('projects.filter_clear')}
            </PlainButton>
          )}
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
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'nowrap', sm: 'wrap' },
          gap: 1,
          // On a phone one row that scrolls sideways to the edge of the screen: several rows would push the projects down.
          mx: { xs: -2, sm: 0 },
          px: { xs: 2, sm: 0 },
          py: 0.5,
          overflowX: { xs: 'auto', sm: 'visible' },
          scrollbarWidth: 'none',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

interface ChoiceProps {
  kind: 'radio' | 'checkbox';
  name: string;
  label: string;
  checked: boolean;
  onChange: () => void;
}

function Choice({ kind, name, label, checked, onChange }: ChoiceProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        flex: 'none',
        minHeight: 40,
        px: 2,
        borderRadius: 99,
        cursor: 'pointer',
        fontWeight: 700,
        fontSize: '0.95rem',
        border: '2px solid',
        borderColor: checked ? 'primary.main' : 'divider',
        color: checked ? '#fff' : 'text.primary',
        bgcolor: checked ? 'primary.main' : 'background.paper',
        '&:hover': { borderColor: 'primary.main' },
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.dark', outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        type={kind}
        name={name}
        checked={checked}
        onChange={onChange}
        sx={{ position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'pointer' }}
      />
      {checked && kind === 'checkbox' && <Check sx={{ fontSize: 18 }} aria-hidden />}
      {label}
    </Box>
  );
}
