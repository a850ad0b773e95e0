import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { formatDate, romeToday, type FamilyCall } from '@feria/shared';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { messageOf } from '../../resource-kit/message-of';
import { useSaveCall } from './use-save-call';
import { useCallWords } from './words';

/** The to-do of a call with its day, and a tick that says that it is done. */
export function TodoCheck({ call }: { call: FamilyCall & { todo: string } }) {
  const words = useCallWords();
  const notify = useNotify();
  const translate = useTranslate();
  const { change, question } = useSaveCall();
  const [isBusy, setBusy] = useState(false);
  const isDue = !call.done && call.todo_on !== null && call.todo_on <= romeToday();
  const tick = async (done: boolean): Promise<void> => {
    setBusy(true);
    try {
      await change(call, { done });
    } catch (problem) {
      const message = messageOf(problem, translate);
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
    setBusy(false);
  };
  return (
    <>
      {question}
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={call.done}
            disabled={isBusy}
            onChange={(_, done) => void tick(done)}
            slotProps={{ input: { 'aria-label': words('done_of', { todo: call.todo }) } }}
          />
        }
        label={
          <Typography
            component="span"
            color={isDue ? 'error' : undefined}
            sx={{
              overflowWrap: 'anywhere',
              fontWeight: isDue ? 700 : 400,
              textDecoration: call.done ? 'line-through' : 'none',
            }}
          >
            {`${formatDate(call.todo_on)}: ${call.todo}`}
          </Typography>
        }
      />
    </>
  );
}
