import Add from '@mui/icons-material/Add';
import History from '@mui/icons-material/History';
import Undo from '@mui/icons-material/Undo';
import Visibility from '@mui/icons-material/Visibility';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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

/** A question that was taken away, and where it stood. */
interface LeftOut {
  question: EditedQuestion;
  index: number;
  name: string;
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
  /** Taken away since the form was opened, the last one last. */
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
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

  const now = { move, remove, insert, words, nameAt, questions, isFull, dragged, keys };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  /** Moves the focus to a part of a row, or to the button that adds one when no row is left. */
  const focusOn = (row: number, part: 'open' | 'up' | 'down' | 'label') => {
    const found = list.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-part="${part}"]`);
    const input = part === 'label' ? found?.querySelector('input') : found;
    (input ?? list.current?.querySelector<HTMLElement>(':scope > div > [data-add]'))?.focus();
  };
  const toggle = (key: string | undefined, isOpen: boolean) =>
    setOpened((before) => {
      const next = new Set(before);
      if (isOpen && key !== undefined) next.add(key);
      else if (key !== undefined) next.delete(key);
      return next;
    });
  /** Opens a row that was just put there. It has its key only after it is drawn. */
  const openNew = (row: number, put: () => void) => {
    flushSync(put);
    flushSync(() => toggle(latest.current.keys[row], true));
    focusOn(row, 'label');
  };

  // The same at each render: a hundred rows are not drawn again for one that is typed in.
  const [actions] = useState<QuestionActions>(() => {
    const onMove: QuestionActions['onMove'] = (from, to, part) => {
      const { keys: rows, nameAt: label, words: say, move: put } = latest.current;
      if (to < 0 || to >= rows.length || to === from) return;
      const moved = label(from);
      flushSync(() => {
        put(from, to);
        setSaid(say('moved', { name: moved, row: to + 1, of: rows.length }));
      });
      if (part) focusOn(to, part);
    };
    return {
      onMove,
      onToggle: toggle,
      onDuplicate: (index) => {
        const { questions: all, insert: put, isFull: full, words: say } = latest.current;
        const one = all()[index];
        if (!one || full) return;
        openNew(index + 1, () => {
          put(index + 1, copyOf(one), { shouldFocus: false });
          setSaid(say('added', { smart_count: 1 }));
        });
      },
      onRemove: (index) => {
        const { remove: drop, nameAt: label, keys: rows, words: say, questions: all } = latest.current;
        const gone = label(index);
        const question = all()[index];
        flushSync(() => {
          drop(index);
          if (question) setLeftOut((before) => [...before, { question, index, name: gone }]);
          setSaid(say('removed', { name: gone }));
        });
        // The button that had the focus is gone.
        focusOn(Math.min(index, rows.length - 2), 'open');
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
    if (!isFull) openNew(fields.length, () => append(EMPTY_QUESTION, { shouldFocus: false }));
  };
  const last = leftOut.at(-1);
  const takeBack = ({ question, index, name: label }: LeftOut) => {
    if (isFull) return;
    const row = Math.min(index, fields.length);
    flushSync(() => {
      insert(row, question, { shouldFocus: false });
      setLeftOut((before) => before.slice(0, -1));
      setSaid(words('taken_back', { name: label, row: row + 1 }));
    });
    focusOn(row, 'open');
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
      {last && (
        <Alert
          severity="info"
          // What was said of it, the status below has said.
          role="presentation"
          action={
            <Button
              color="inherit"
              size="small"
              startIcon={<Undo />}
              aria-disabled={isFull}
              onClick={() => takeBack(last)}
            >
              {words('take_back', { name: last.name })}
            </Button>
          }
          sx={{ flexWrap: 'wrap', overflowWrap: 'anywhere', '& .MuiAlert-message': { flex: '1 1 240px' } }}
        >
          {words('left_out', { names: leftOut.map((one) => one.name).join(', ') })}
          {leftOut.some(({ question }) => question.id) && ` ${words('left_out_kept')}`}
        </Alert>
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
