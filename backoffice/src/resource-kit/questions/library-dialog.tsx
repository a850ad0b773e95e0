import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { LibraryQuestion } from '@feria/shared';
import { labelIn } from '@feria/shared/rules/questions';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useLanguage } from '../../i18n';
import { CancelButton } from '../asking/asking-dialog';
import type { FeriaDataProvider } from '../data-provider';
import { nameOf } from '../definitions';
import { LoadFailed } from '../load-failed';
import { TitledDialog } from '../titled-dialog';
import { foundInLibrary, fromLibrary, type EditedQuestion } from './question-values';
import { useQuestionWords } from './words';

/** How many are listed at once; the search finds the others. */
const SHOWN = 50;

/** Questions that other projects ask, to be asked here as well. */
export default function LibraryDialog(props: {
  /** What the form has already. */
  has: readonly EditedQuestion[];
  /** How many may be added. */
  room: number;
  onTake: (questions: EditedQuestion[]) => void;
  onClose: () => void;
}) {
  const { has, room, onTake, onClose } = props;
  const { api } = useDataProvider<FeriaDataProvider>();
  const words = useQuestionWords();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { data, error, refetch } = useQuery({
    queryKey: ['course', 'questions'],
    queryFn: () => api('GET', 'api/course/questions'),
    // Somebody may just have saved another project.
    staleTime: 0,
  });
  const all = data ? foundInLibrary(data, has, '') : [];
  const found = foundInLibrary(all, [], search);
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id) && next.size < room) next.add(id);
    setChosen(next);
  };
  const take = () => onTake(all.filter(({ id }) => chosen.has(id)).map(fromLibrary));
  return (
    <TitledDialog
      title={words('library.title')}
      onClose={onClose}
      asks={false}
      sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
      actions={
        <>
          <CancelButton />
          <Button variant="contained" disabled={chosen.size === 0} onClick={take}>
            {chosen.size === 0
              ? words('library.take')
              : words('library.take_some', { smart_count: chosen.size })}
          </Button>
        </>
      }
    >
      <Typography>{words('library.help')}</Typography>
      <TextField
        type="search"
        label={words('library.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        autoFocus
        autoComplete="off"
      />
      {error && <LoadFailed onRetry={refetch}>{words('library.failed')}</LoadFailed>}
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      {data && (
        <Typography role="status" color="textSecondary" sx={{ '&:empty': { display: 'none' } }}>
          {all.length === 0
            ? words('library.none')
            : found.length === 0
              ? words('library.nothing')
              : found.length > SHOWN
                ? words('library.more', { smart_count: found.length - SHOWN })
                : null}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {found.slice(0, SHOWN).map((question) => (
          <li key={question.id}>
            <LibraryRow
              question={question}
              isChosen={chosen.has(question.id)}
              onToggle={() => toggle(question.id)}
            />
          </li>
        ))}
      </Box>
    </TitledDialog>
  );
}

function LibraryRow(props: { question: LibraryQuestion; isChosen: boolean; onToggle: () => void }) {
  const { question, isChosen, onToggle } = props;
  const words = useQuestionWords();
  const language = useLanguage();
  const id = useId();
  const name = nameOf(question.course, language);
  const facts = [
    words(`kinds.${question.kind}`),
    ...(question.health ? [words('health')] : []),
    question.options.map((option) => labelIn(language, option)).join(', '),
  ].filter(Boolean);
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        borderRadius: 1,
        cursor: 'pointer',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Checkbox
        checked={isChosen}
        onChange={onToggle}
        slotProps={{ input: { 'aria-labelledby': id, 'aria-describedby': `${id}-facts` } }}
      />
      <Box component="span" sx={{ py: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" id={id} sx={{ display: 'block', fontWeight: 700 }}>
          {labelIn(language, question)}
        </Box>
        <Typography
          id={`${id}-facts`}
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block' }}
        >
          {facts.join(' · ')}
          <br />
          {question.courses > 0
            ? words('library.used', { smart_count: question.courses, name })
            : words('library.unused', { name })}
        </Typography>
      </Box>
    </Box>
  );
}
