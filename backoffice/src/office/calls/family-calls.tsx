import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Edit from '@mui/icons-material/Edit';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatInstant, type FamilyCall } from '@feria/shared';
import { lazy, Suspense, useState } from 'react';
import { rows } from '../../families/person/rows';
import { ConfirmIconButton, RowIconButton } from '../../resource-kit/confirm';
import { TodoCheck } from './todo-check';
import { useSaveCall } from './use-save-call';
import { useCallWords } from './words';

const CallDialog = lazy(() => import('./call-dialog'));

/** The calls of a family, the newest first; each can be changed, and its to-do ticked. */
export default function FamilyCalls({ personId, calls }: { personId: number; calls: readonly FamilyCall[] }) {
  const words = useCallWords();
  const [open, setOpen] = useState<FamilyCall | 'new' | null>(null);
  return (
    <>
      <Button variant="outlined" startIcon={<PhoneOutlined />} onClick={() => setOpen('new')}>
        {words('note')}
      </Button>
      {calls.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {words('empty')}
        </Typography>
      )}
      <Stack component="ul" sx={{ ...rows, mt: 1 }}>
        {calls.map((call) => (
          <li key={call.id}>
            <Call call={call} isOthers={call.person.id !== personId} onEdit={() => setOpen(call)} />
          </li>
        ))}
      </Stack>
      {open && (
        <Suspense>
          <CallDialog
            personId={personId}
            call={open === 'new' ? undefined : open}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function Call({ call, isOthers, onEdit }: { call: FamilyCall; isOthers: boolean; onEdit: () => void }) {
  const words = useCallWords();
  const { remove } = useSaveCall();
  const { at, by, text, todo, person } = call;
  const when = formatInstant(at);
  const name = `${person.first_name} ${person.last_name}`;
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {[
            when,
            ...(by ? [words('by', { name: by })] : []),
            ...(isOthers ? [words('with', { name })] : []),
          ].join(' · ')}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
        {todo !== null && <TodoCheck call={{ ...call, todo }} />}
      </Box>
      <RowIconButton icon={<Edit fontSize="small" />} label={words('edit', { at: when })} onClick={onEdit} />
      <ConfirmIconButton
        icon={<DeleteOutline fontSize="small" color="error" />}
        label={words('delete', { at: when })}
        question={words('delete_question')}
        confirm={words('delete_confirm')}
        destructive
        action={() => remove(call)}
      />
    </Stack>
  );
}
