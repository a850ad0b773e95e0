import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { commonMessages, DAY_TYPES, OFFICE_LANGUAGES, type Answer, type DayType } from '@feria/shared';
import { askedQuestions, valueOf } from '@feria/shared/rules/questions';
import { useState } from 'react';
import { useLanguage } from '../../i18n';
import { TitledDialog } from '../titled-dialog';
import { AnswerField, useAnswerProblem } from './answer-field';
import { previewQuestions, withAnswer, type EditedQuestion } from './question-values';
import { useQuestionWords } from './words';

/** The questions as parents get them, in both languages, to be tried out. */
export default function PreviewDialog(props: { questions: readonly EditedQuestion[]; onClose: () => void }) {
  const words = useQuestionWords();
  const ofScreen = useLanguage();
  const [language, setLanguage] = useState(ofScreen);
  const [dayType, setDayType] = useState<DayType>('full_day');
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const problemOf = useAnswerProblem();
  const questions = previewQuestions(props.questions);
  const asked = askedQuestions(questions, [dayType]);
  const firstOfHealth = asked.find(({ health }) => health);
  return (
    <TitledDialog
      title={words('look.title')}
      onClose={props.onClose}
      asks={false}
      sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}
      actions={<Button onClick={props.onClose}>{words('look.close')}</Button>}
    >
      <Typography>{words('look.help')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={words('look.language')}
          value={language}
          onChange={(_, next: typeof language | null) => next && setLanguage(next)}
        >
          {OFFICE_LANGUAGES.map((one) => (
            <ToggleButton key={one} value={one}>
              {words(`look.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {questions.some(({ day_types }) => day_types.length > 0) && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={words('asked_of')}
            value={dayType}
            onChange={(_, next: DayType | null) => next && setDayType(next)}
          >
            {DAY_TYPES.map((one) => (
              <ToggleButton key={one} value={one}>
                {commonMessages[ofScreen].day_type[one]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </Box>
      {asked.length === 0 && <Typography color="textSecondary">{words('look.nothing')}</Typography>}
      {asked.map((question) => {
        const value = valueOf(answers, question.id);
        return (
          <Box key={question.id} lang={language} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {question === firstOfHealth && (
              <Typography variant="body2" color="textSecondary" lang={ofScreen} sx={{ mb: 1 }}>
                {words('look.consent')}
              </Typography>
            )}
            <AnswerField
              question={question}
              value={value}
              onChange={(next) => setAnswers(withAnswer(answers, question.id, next))}
              error={problemOf(question, value)}
              language={language}
            />
          </Box>
        );
      })}
    </TitledDialog>
  );
}
