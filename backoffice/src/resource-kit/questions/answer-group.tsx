import Box from '@mui/material/Box';
import type { Answer, Question } from '@feria/shared';
import { valueOf } from '@feria/shared/rules/questions';
import type { ReactNode } from 'react';
import { AnswerField, useAnswerProblem } from './answer-field';
import { withAnswer } from './question-values';
import { useQuestionWords } from './words';

/** The answers of a child to questions, side by side where there is room. */
export default function AnswerGroup(props: {
  /** Whose answers they are, where there are several children. */
  of?: string;
  questions: readonly Question[];
  answers: readonly Answer[];
  onChange: (answers: Answer[]) => void;
  /** What the API says of an answer. */
  problemOf: (questionId: number) => string | undefined;
  children?: ReactNode;
}) {
  const { of, questions, answers, onChange, problemOf } = props;
  const words = useQuestionWords();
  const ownProblem = useAnswerProblem();
  return (
    <Box
      component="fieldset"
      sx={{
        m: 0,
        p: 2,
        pt: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        minWidth: 0,
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box component="legend" sx={{ px: 1, fontWeight: 700 }}>
        {of === undefined ? words('answer.title') : words('answer.of', { name: of })}
      </Box>
      {questions.map((question) => {
        const value = valueOf(answers, question.id);
        return (
          <Box key={question.id} data-question={question.id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <AnswerField
              question={question}
              value={value}
              onChange={(next) => onChange(withAnswer(answers, question.id, next))}
              error={ownProblem(question, value) ?? problemOf(question.id)}
            />
          </Box>
        );
      })}
      {props.children}
    </Box>
  );
}
