import type { FrontendProject } from '@feria/shared/contracts/frontend';
import type { FamilyChild } from '@feria/shared/contracts/family';
import { romeToday } from '@feria/shared/rules/dates';
import Search from '@mui/icons-material/Search';
import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import { useEffect, useId, useState } from 'react';
import { lazyDialog } from '../components/lazy-dialog';
import { PlainButton } from '../components/plain-button';
import { VISUALLY_HIDDEN } from '../components/visually-hidden';
import { useT } from '../i18n';
import { ChoiceChip } from './choice-chip';
import { EVERYTHING, hasCondition, locationsOf, typeEntries, type ListChoice } from './filter';
import { calendarWeeks } from './find';

const ProjectFilters = lazyDialog(() => import('./project-filters'));

interface ProjectSearchProps {
  projects: readonly FrontendProject[];
  /** Children of the reader. */
  childrens: readonly FamilyChild[];
  choice: ListChoice;
  /** @param isTyping whether the choice is one of many while somebody types, so that Back does not go through all of them */
  onChoose: (choice: ListChoice, isTyping?: boolean) => void;
}

/** What a parent looks for: words, a child that it fits, free seats; the other filters on demand. */
export function ProjectSearch({ projects, childrens, choice, onChoose }: ProjectSearchProps) {
  const t = useT();
  const panel = useId();
  const [isOpen, setOpen] = useState(
    () => choice.locations.length > 0 || choice.week !== null || choice.age !== null,
  );
  return (
    <Box
      component="form"
      role="search"
      aria-label={t('projects.find')}
      onSubmit={(event) => event.preventDefault()}
      sx={{ mt: 2.5, p: { xs: 1.5, sm: 2.5 }, borderRadius: 5, bgcolor: 'primary.wash' }}
    >
      <SearchField text={choice.text} onChange={(text) => onChoose({ ...choice, text }, true)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {childrens.map((child) => (
          <ChoiceChip
            key={child.id}
            kind="checkbox"
            name="child"
            label={t('projects.fits_child', { name: child.first_name })}
            checked={choice.child === child.id}
            onChange={() =>
              onChoose({ ...choice, child: choice.child === child.id ? null : child.id, age: null })
            }
          />
        ))}
        <Box sx={ONE_ROW}>
          <ChoiceChip
            kind="checkbox"
            name="free"
            label={t('projects.free_only')}
            checked={choice.isFree}
            onChange={() => onChoose({ ...choice, isFree: !choice.isFree })}
          />
          <PlainButton
            size="small"
            startIcon={<Tune />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => setOpen(!isOpen)}
            sx={{ px: 1.5 }}
          >
            {t('projects.filters')}
          </PlainButton>
        </Box>
        {hasCondition(choice) && (
          <PlainButton size="small" onClick={() => onChoose({ ...EVERYTHING, type: choice.type })}>
            {t('projects.clear')}
          </PlainButton>
        )}
      </Box>
      {isOpen && (
        <ProjectFilters
          id={panel}
          types={typeEntries(projects)}
          places={locationsOf(projects)}
          weeks={calendarWeeks(projects, romeToday())}
          choice={choice}
          onChoose={onChoose}
        />
      )}
    </Box>
  );
}

/**
 * “Free places” and “more filters” stand side by side from 360 px on, whatever font is there yet: else the list below jumps by a row
 * when the font arrives. Until then the button may be cut. In `em`, so that they still break for who has larger letters.
 */
const ONE_ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  maxWidth: '100%',
  '@media (min-width: 22em)': {
    flexWrap: 'nowrap',
    '& > button': { minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap' },
    '& > label': { flex: 'none' },
  },
} as const;

/** Shows what is typed while somebody types, because the address follows a moment later; else what the address says. */
function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const follow = (): void => setTyped(null);
  useEffect(() => {
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 48,
        px: 2,
        borderRadius: 99,
        border: '2px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '&:focus-within': { borderColor: 'primary.main', outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Search aria-hidden sx={{ color: 'primary.main' }} />
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {t('projects.search')}
      </Box>
      <Box
        component="input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        value={typed ?? text}
        onBlur={follow}
        placeholder={t('projects.search')}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
          setTyped(target.value);
          onChange(target.value);
        }}
        sx={{
          flex: 1,
          minWidth: 0,
          border: 0,
          outline: 'none',
          font: 'inherit',
          fontSize: '1rem',
          color: 'inherit',
          bgcolor: 'transparent',
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
    </Box>
  );
}
