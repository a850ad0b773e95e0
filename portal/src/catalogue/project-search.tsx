import type { FamilyChild } from '@feria/shared/contracts/family';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { VISUALLY_HIDDEN } from '../components/visually-hidden';
import { useI18n, type I18n } from '../i18n';
import { AskBar } from './ask-bar';
import { ChoiceChip } from './choice-chip';
import type { ListChoice } from './filter';
import { wantedMondays } from './find';
import { shortWeekText } from './week-words';

interface ProjectSearchProps {
  /** Children of the reader. */
  childrens: readonly FamilyChild[];
  choice: ListChoice;
  /** @param isTyping whether the choice is one of many while somebody types, so that Back does not go through all of them */
  onChoose: (choice: ListChoice, isTyping?: boolean) => void;
  onIntent: () => void;
  /** Opens all questions. */
  onAsk: () => void;
}

/** The answers to *How old? Which weeks?* in short; nothing of one that was not answered. */
function answersOf(
  choice: ListChoice,
  childrens: readonly FamilyChild[],
  { t, language }: I18n,
): { age?: string | undefined; weeks?: string | undefined } {
  const { age } = choice;
  const [monday, ...others] = wantedMondays(choice);
  return {
    age:
      age === null
        ? childrens.find(({ id }) => id === choice.child)?.first_name
        : t('finder.years', { smart_count: age }),
    weeks: !monday
      ? undefined
      : others.length
        ? t('finder.weeks', { smart_count: others.length + 1 })
        : shortWeekText(monday, language),
  };
}

/** What a parent looks for: how old and which weeks come first; then words. On a wide screen a child of the reader is one tap. */
export function ProjectSearch({ childrens, choice, onChoose, onIntent, onAsk }: ProjectSearchProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <Box
      component="form"
      role="search"
      aria-label={t('finder.find')}
      onSubmit={(event) => event.preventDefault()}
      sx={{ mt: { xs: 1.5, sm: 2.5 }, p: { xs: 1, sm: 2.5 }, borderRadius: 5, bgcolor: 'primary.wash' }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'center',
          gap: 1,
        }}
      >
        <AskBar {...answersOf(choice, childrens, i18n)} onIntent={onIntent} onOpen={onAsk} />
        <SearchField text={choice.text} onChange={(text) => onChoose({ ...choice, text }, true)} />
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {childrens.map(({ id, first_name }) => (
          <ChoiceChip
            key={id}
            kind="checkbox"
            name="child"
            label={t('finder.fits_child', { name: first_name })}
            checked={choice.child === id}
            onChange={() => onChoose({ ...choice, child: choice.child === id ? null : id, age: null })}
          />
        ))}
        <ChoiceChip
          kind="checkbox"
          name="free"
          label={t('finder.free_only')}
          checked={choice.isFree}
          onChange={() => onChoose({ ...choice, isFree: !choice.isFree })}
        />
      </Box>
    </Box>
  );
}

/** Shows what is typed while somebody types, because the address follows a moment later; else what the address says. */
function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useI18n();
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
        {t('finder.search')}
      </Box>
      <Box
        component="input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        value={typed ?? text}
        onBlur={follow}
        placeholder={t('finder.search')}
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
