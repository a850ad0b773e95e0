import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { visuallyHidden } from '../../../resource-kit/visually-hidden';
import { useSetupWords } from './words';

/** Whether a step is done, as a sign and as a word for screen readers. */
export function StepMark({ isDone }: { isDone: boolean }) {
  const words = useSetupWords();
  const Sign = isDone ? CheckCircle : RadioButtonUnchecked;
  return (
    <>
      <Sign color={isDone ? 'success' : 'action'} aria-hidden />
      <span style={visuallyHidden}>{`${words(isDone ? 'done' : 'open')}: `}</span>
    </>
  );
}
