import Add from '@mui/icons-material/Add';
import History from '@mui/icons-material/History';
import Visibility from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../i18n';
import type { FieldInputProps } from '../types';
import { visuallyHidden } from '../visually-hidden';
import { QuestionCard, type QuestionActions } from './question-card';
import { copyOf, dropIndex, EMPTY_QUESTION, type EditedQuestion } from './question-values';
import { useQuestionWords } from './words';

const LibraryDialog = lazy(() => import('./library-dialog'));
const PreviewDialog = lazy(() => import('./preview-dialog'));

/** What gets the focus once the rows are drawn: a part of a question, or the button that adds one. */
interface Wanted {
  row: number;
  part: 'open' | 'up' | 'down' | 'label';
}

/** The questions of a project, in their order: a row for each, which opens to be changed. */
export default function QuestionsInput({ definition, name, field }: FieldInputProps) {
  const { fields, append, insert, remove, move } = useFieldArray({ name, keyName: 'rowKey' });
  const { getValues } = useFormContext();
  const words = useQuestionWords();
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const [dialog, setDialog] = useState<'library' | 'preview' | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  /** A row that is new has its key only after it is drawn: it is opened then. */
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const max = field.type === 'questions' ? field.max : 0;
  const isFull = fields.length >= max;
  const keys = fields.map(({ rowKey }) => rowKey);
  const questions = useCallback(() => (getValues(name) ?? []) as EditedQuestion[], [getValues, name]);
  const nameAt = useCallback(
    (index: number): string => {
      const one = questions()[index];
      const label = (language === 'it' && one?.label_it) || one?.label;
      return label || words('nth', { row: index + 1 });
    },
    [language, questions, words],
  );

  const keyOfWanted = wanted?.part === 'label' ? keys[wanted.row] : undefined;
  const isReady = wanted !== null && (keyOfWanted === undefined || opened.has(keyOfWanted));
  if (keyOfWanted !== undefined && !isReady) setOpened(new Set([...opened, keyOfWanted]));
  useEffect(() => {
    if (!isReady) return;
    const row = list.current?.querySelector(`[data-row="${wanted.row}"]`);
    const part = row?.querySelector<HTMLElement>(`[data-part="${wanted.part}"]`);
    const input = part?.matches('button') ? part : part?.querySelector('input');
    (input ?? list.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    setWanted(null);
  }, [isReady, wanted]);

  const now = { move, remove, insert, words, nameAt, questions, isFull, dragged, count: fields.length };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  // The same at each render: a hundred rows are not drawn again for one that is typed in.
  const [actions] = useState<QuestionActions>(() => {
    const onMove: QuestionActions['onMove'] = (from, to, part) => {
      const { count, nameAt: label, words: say, move: put } = latest.current;
      if (to < 0 || to >= count || to === from) return;
      const moved = label(from);
      put(from, to);
      setSaid(say('moved', { name: moved, row: to + 1, of: count }));
      if (part) setWanted({ row: to, part });
    };
    return {
      onMove,
      onToggle: (key, isOpen) =>
        setOpened((before) => {
          const next = new Set(before);
          if (isOpen) next.add(key);
          else next.delete(key);
          return next;
        }),
      onDuplicate: (index) => {
        const { questions: all, insert: put, isFull: full, words: say } = latest.current;
        const one = all()[index];
        if (!one || full) return;
        put(index + 1, copyOf(one), { shouldFocus: false });
        setSaid(say('added', { smart_count: 1 }));
        setWanted({ row: index + 1, part: 'label' });
      },
      onRemove: (index) => {
        const { remove: drop, nameAt: label, count, words: say } = latest.current;
        const gone = label(index);
        drop(index);
        setSaid(say('removed', { name: gone }));
        // The button that had the focus is gone.
        setWanted({ row: Math.min(index, count - 2), part: 'open' });
      },
      onDrag: setDragged,
      onDrop: (over, isBehind) => {
        const from = latest.current.dragged;
        setDragged(null);
        if (from !== null) onMove(from, dropIndex(from, over, isBehind));
      },
    };
  });

  const add = () => {
    if (isFull) return;
    append(EMPTY_QUESTION, { shouldFocus: false });
    setWanted({ row: fields.length, part: 'label' });
  };
  const take = (chosen: EditedQuestion[]) => {
    const some = chosen.slice(0, max - fields.length);
    append(some, { shouldFocus: false });
    setSaid(words('added', { smart_count: some.length }));
    setDialog(null);
  };
  return (
    <Box ref={list} role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3" id={id}>
        {translate(`resources.${definition.route}.fields.${name}`)}
        {fields.length > 0 && ` (${fields.length})`}
      </Typography>
      {fields.length === 0 && <Typography color="textSecondary">{words('none')}</Typography>}
      {fields.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, minWidth: 0 }}>
          {keys.map((key, index) => (
            <QuestionCard
              key={key}
              rowKey={key}
              name={name}
              index={index}
              count={keys.length}
              isOpen={opened.has(key)}
              isDragging={dragged !== null}
              isDragged={dragged === index}
              isFull={isFull}
              actions={actions}
            />
          ))}
        </Box>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {/* Not `disabled`: a button that is switched off would lose the focus of the keyboard. */}
        <Button data-add startIcon={<Add />} variant="outlined" aria-disabled={isFull} onClick={add}>
          {words('add')}
        </Button>
        <Button
          startIcon={<History />}
          aria-disabled={isFull}
          onClick={() => !isFull && setDialog('library')}
          aria-haspopup="dialog"
        >
          {words('from_library')}
        </Button>
        {fields.length > 0 && (
          <Button startIcon={<Visibility />} onClick={() => setDialog('preview')} aria-haspopup="dialog">
            {words('preview')}
          </Button>
        )}
      </Stack>
      {isFull && <Typography color="textSecondary">{words('full', { max })}</Typography>}
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
      <Suspense>
        {dialog === 'library' && (
          <LibraryDialog
            has={questions()}
            room={max - fields.length}
            onTake={take}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'preview' && <PreviewDialog questions={questions()} onClose={() => setDialog(null)} />}
      </Suspense>
    </Box>
  );
}
