import Typography from '@mui/material/Typography';
import { ConfirmDialog } from './confirm-dialog';
import { useWords, type Words } from './context';
import { departureText, markText } from './describe';
import type { Question } from './use-marking';
import { WithoutMark } from './without-mark';

interface Asked {
  title: string;
  text: string | null;
  yes: string;
}

/**
 * Asks whether a mark is meant that contradicts what is known: that a child has left, that it is there, or that it does not come; or one that
 * takes a child whose place ended off its list.
 */
export function QuestionDialog({
  question,
  onAnswer,
}: {
  question: Question;
  onAnswer: (isMeant: boolean) => void;
}) {
  const t = useWords();
  const { title, text, yes } = askedBy(t, question);
  return (
    <ConfirmDialog title={title} yes={yes} no={t('undo_departure.no')} onAnswer={onAnswer}>
      {text && <Typography>{text}</Typography>}
      {question.why === 'ended' && <WithoutMark view={question.view} />}
    </ConfirmDialog>
  );
}

function askedBy(t: Words, { why, presence, view: { name, fields, child } }: Question): Asked {
  if (why === 'ended')
    return { title: t('reset_ended.title', { name }), text: null, yes: t('reset_ended.yes') };
  if (why === 'told') {
    const reason = child.absence?.reason;
    return {
      title: t('told_absent.title', { name }),
      text: reason ? t('child.told_reason', { reason }) : t('child.told'),
      yes: t('told_absent.yes'),
    };
  }
  const known = why === 'departure' ? departureText(t, fields) : markText(t, fields);
  const text = t('undo_departure.text', { departure: `${name}: ${known ?? ''}` });
  if (why === 'presence' && child.to_take_over)
    return {
      title: t('undo_presence.title', { name }),
      text: t('child.to_take_over_long', { name: child.attendance?.told_by?.name ?? t('somebody') }),
      yes: t('undo_presence.yes_point'),
    };
  if (why === 'presence')
    return { title: t('undo_presence.title', { name }), text, yes: t('undo_presence.yes') };
  return presence === 'present'
    ? { title: t('undo_departure.title', { name }), text, yes: t('undo_departure.yes') }
    : { title: t('undo_departure.title_other', { name }), text, yes: t('undo_departure.yes_other') };
}
