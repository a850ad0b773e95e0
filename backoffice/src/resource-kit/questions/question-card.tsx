import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import { commonMessages } from '@feria/shared';
import { labelIn } from '@feria/shared/rules/questions';
import { memo, useEffect, useEffectEvent, useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLanguage } from '../../i18n';
import { QuestionFields } from './question-fields';
import { EMPTY_QUESTION, isThere, neededTexts, type EditedQuestion } from './question-values';
import { RowButton } from './row-button';
import { useQuestionWords } from './words';

/** What can be done with a question in the list. */
export interface QuestionActions {
  onToggle: (key: string, isOpen: boolean) => void;
  /** @param part the button that gets the focus there */
  onMove: (from: number, to: number, part?: 'up' | 'down') => void;
  onDuplicate: (index: number) => void;
  onRemove: (index: number) => void;
  /** Which question is dragged; `null` when none is any more. */
  onDrag: (index: number | null) => void;
  /** @param isBehind whether it is dropped on the lower half of the question */
  onDrop: (over: number, isBehind: boolean) => void;
}

interface CardProps {
  rowKey: string;
  /** Of the field. */
  name: string;
  index: number;
  count: number;
  isOpen: boolean;
  isDragging: boolean;
  isDragged: boolean;
  isFull: boolean;
  actions: QuestionActions;
}

/**
 * A question of the list. Its inputs are in the page only while it is open: a project may have a hundred. One in which something is wrong
 * opens by itself.
 */
export const QuestionCard = memo(function QuestionCard(props: CardProps) {
  const { rowKey, name, index, count, isDragged, isDragging, isFull, actions } = props;
  const path = `${name}.${index}`;
  const question = (useWatch({ name: path }) ?? EMPTY_QUESTION) as EditedQuestion;
  const { errors } = useFormState({ name: path });
  const wrong = (errors[name] as Record<number, unknown> | undefined)?.[index] !== undefined;
  const isOpen = props.isOpen || wrong;
  const words = useQuestionWords();
  const language = useLanguage();
  const id = useId();
  const [dropsBehind, setDropsBehind] = useState<boolean | null>(null);
  useEffect(() => {
    // It stays open while it is mended.
    if (wrong) actions.onToggle(rowKey, true);
  }, [wrong, actions, rowKey]);
  useNeededTexts(path, question, !isOpen);

  const shown = labelIn(language, { label: question.label ?? '', label_it: question.label_it ?? '' });
  const nth = words('nth', { row: index + 1 });
  const label = shown || nth;
  const { day_type: dayTypes } = commonMessages[language];
  const [only, ...others] = question.day_types;
  const facts = [words(`kinds.${question.kind}`), ...(only && others.length === 0 ? [dayTypes[only]] : [])];
  const over = isDragging && !isDragged ? dropsBehind : null;
  return (
    <Box
      component="li"
      data-row={index}
      onDragOver={(event) => {
        if (!isDragging) return;
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        setDropsBehind(event.clientY > top + height / 2);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropsBehind(null);
      }}
      onDrop={(event) => {
        if (!isDragging) return;
        event.preventDefault();
        actions.onDrop(index, dropsBehind ?? false);
        setDropsBehind(null);
      }}
      sx={{
        border: 1,
        borderColor: wrong ? 'error.main' : 'divider',
        borderRadius: 1,
        minWidth: 0,
        opacity: isDragged ? 0.5 : 1,
        // Where it would be put.
        boxShadow: (theme) =>
          over === null ? 'none' : `0 ${over ? 3 : -3}px 0 0 ${theme.palette.primary.main}`,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}>
        <Box
          draggable
          title={words('drag', { name: label })}
          // For the mouse alone: the two buttons do the same by keyboard and by touch.
          aria-hidden
          data-part="drag"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            // Firefox drags nothing without data.
            event.dataTransfer.setData('text/plain', '');
            actions.onDrag(index);
          }}
          onDragEnd={() => actions.onDrag(null)}
          sx={{
            display: { xs: 'none', sm: 'flex' },
            p: 1,
            cursor: 'grab',
            color: 'text.secondary',
          }}
        >
          <DragIndicator fontSize="small" />
        </Box>
        <ButtonBase
          data-part="open"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => actions.onToggle(rowKey, !isOpen)}
          sx={{
            flex: '1 1 200px',
            minWidth: 0,
            minHeight: 44,
            px: { xs: 1.5, sm: 1 },
            gap: 1,
            justifyContent: 'flex-start',
            textAlign: 'left',
            font: 'inherit',
            borderRadius: 1,
            '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
          }}
        >
          <ExpandMore fontSize="small" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', py: 0.5 }}>
            <Box component="span" sx={{ fontWeight: 700 }}>
              {`${index + 1}. ${shown || nth}`}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {facts.join(', ')}
            </Box>{' '}
            {question.required && (
              <Chip component="span" size="small" variant="outlined" label={words('required_short')} />
            )}{' '}
            {question.health && (
              <Chip component="span" size="small" variant="outlined" color="error" label={words('health')} />
            )}
          </Box>
        </ButtonBase>
        <Box sx={{ display: 'flex', ml: 'auto' }}>
          <RowButton
            part="up"
            label={words('up', { name: label })}
            isOff={index === 0}
            onClick={() => actions.onMove(index, index - 1, 'up')}
          >
            <ArrowUpward fontSize="small" />
          </RowButton>
          <RowButton
            part="down"
            label={words('down', { name: label })}
            isOff={index === count - 1}
            onClick={() => actions.onMove(index, index + 1, 'down')}
          >
            <ArrowDownward fontSize="small" />
          </RowButton>
          <RowButton
            part="duplicate"
            label={words('duplicate', { name: label })}
            isOff={isFull}
            onClick={() => actions.onDuplicate(index)}
          >
            <ContentCopy fontSize="small" />
          </RowButton>
          <RowButton
            part="remove"
            label={words('remove', { name: label })}
            onClick={() => actions.onRemove(index)}
          >
            <DeleteOutline fontSize="small" />
          </RowButton>
        </Box>
      </Box>
      {isOpen && (
        <Box id={id} role="group" aria-label={label} sx={{ p: { xs: 1.5, sm: 2 }, pt: 1 }}>
          <QuestionFields path={path} />
        </Box>
      )}
    </Box>
  );
});

/** Texts of a closed question are checked as well when the form is saved; its inputs, which do that else, are not there. */
function useNeededTexts(path: string, question: EditedQuestion, isClosed: boolean): void {
  const { register } = useFormContext();
  const names = neededTexts(question).join(' ');
  const check = useEffectEvent(() => {
    for (const text of names.split(' ')) {
      const name = `${path}.${text}`;
      register(name, {
        validate: (value: unknown, values: object) =>
          isFilled(value) || !isThere(name, values) || 'ra.validation.required',
      });
    }
  });
  useEffect(() => {
    if (isClosed) check();
  }, [isClosed, path, names]);
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
