import Box from '@mui/material/Box';
import { commonMessages, type Question } from '@feria/shared';
import { labelIn } from '@feria/shared/rules/questions';
import { useLanguage } from '../../i18n';
import { useQuestionWords } from './words';

/** Questions to read: each on a line, with what is set of it. */
export default function QuestionLines({ questions }: { questions: readonly Question[] }) {
  const words = useQuestionWords();
  const language = useLanguage();
  const dayTypes = commonMessages[language].day_type;
  return questions.map((question, index) => {
    const [only, ...others] = question.day_types;
    const options = question.options.map((option) => labelIn(language, option)).join(', ');
    const facts = [
      words(`kinds.${question.kind}`) + (options ? `: ${options}` : ''),
      question.required ? words('required_short') : '',
      only && others.length === 0 ? dayTypes[only] : '',
      question.health ? words('health') : '',
    ].filter(Boolean);
    return (
      // A question of a form may have no id yet.
      <Box component="span" key={index} sx={{ display: 'block' }}>
        {`${index + 1}. ${labelIn(language, question)} (${facts.join('; ')})`}
      </Box>
    );
  });
}
