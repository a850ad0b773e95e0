import Typography from '@mui/material/Typography';
import { otherWeekOf, type ChildView } from './child-view';
import { useToday, useWords } from './context';
import { weekName } from './names';

/** Says where a child whose place ended stands when its mark is deleted: on no list, or on that of another week only. */
export function WithoutMark({ view }: { view: ChildView }) {
  const t = useWords();
  const { state, language } = useToday();
  const other = otherWeekOf(view, state.held?.day);
  return (
    <Typography>
      {other ? t('reset_ended.text_other', { week: weekName(other, language) }) : t('reset_ended.text')}
    </Typography>
  );
}
