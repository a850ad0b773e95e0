import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_CHOSEN_COURSES, OFFICE_API, type ChangedActive } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useState } from 'react';
import { useDataProvider, useListContext, useRefresh, useTranslate } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { LoadFailed } from '../../resource-kit/load-failed';
import { messageOf } from '../../resource-kit/message-of';
import { ResultDialog } from '../../resource-kit/result-dialog';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { LacksOfSeveral, useReadinessOf } from '../../settings/readiness/lacks-of-several';
import { useActivateWords } from './activate-words';

interface Props {
  ids: readonly number[];
  active: boolean;
  onClose: () => void;
}

/** Asks before the selected projects become active or inactive, says what they lack, and afterwards which stayed as they were. */
export default function ActivateSeveral(props: Props) {
  const [done, setDone] = useState<ChangedActive>();
  return done ? <Outcome {...props} done={done} /> : <Question {...props} onDone={setDone} />;
}

function Question({ ids, active, onClose, onDone }: Props & { onDone: (done: ChangedActive) => void }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { api } = useDataProvider<FeriaDataProvider>();
  const translate = useTranslate();
  const words = useActivateWords();
  const tooMany = ids.length > MAX_CHOSEN_COURSES;
  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      onDone(await api('POST', OFFICE_API.courseActive, { body: { ids: [...ids], active } }));
    } catch (error) {
      setFailure(messageOf(error, translate));
      setBusy(false);
    }
  };
  return (
    <TitledDialog
      title={words(active ? 'activate_title' : 'deactivate_title', { smart_count: ids.length })}
      onClose={onClose}
      asks={false}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={busy} />
          <Button onClick={() => void send()} variant="contained" loading={busy} disabled={tooMany} autoFocus>
            {words(active ? 'activate' : 'deactivate')}
          </Button>
        </>
      }
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      {tooMany && <Alert severity="warning">{words('too_many', { max: MAX_CHOSEN_COURSES })}</Alert>}
      {!tooMany && active && <Lacks ids={ids} />}
      {!active && <Typography>{words('deactivate_help')}</Typography>}
    </TitledDialog>
  );
}

/** Nothing for who may not see projects. */
function Lacks({ ids }: Pick<Props, 'ids'>) {
  const can = useCan();
  const translate = useTranslate();
  const words = useActivateWords();
  const maySee = can(resources.course.permissions.view);
  const { data, error, refetch } = useReadinessOf(ids, maySee);
  if (!maySee) return null;
  if (error) return <LoadFailed onRetry={() => void refetch()}>{messageOf(error, translate)}</LoadFailed>;
  if (!data) return <Typography role="status">{words('loading')}</Typography>;
  const lacking = data.filter(({ lacks }) => lacks.length > 0);
  if (lacking.length === 0) return <Alert severity="success">{words('ready')}</Alert>;
  return <LacksOfSeveral projects={lacking} />;
}

function Outcome({ active, done, onClose }: Props & { done: ChangedActive }) {
  const { onUnselectItems } = useListContext();
  const refresh = useRefresh();
  const words = useActivateWords();
  const { changed, failed } = done;
  const lines = failed.map(({ id, name, message }) =>
    words('why', { name: name ?? words('nameless', { id }), message }),
  );
  return (
    <ResultDialog
      result={{
        kind: failed.length === 0 ? 'success' : 'warning',
        title: words(active ? 'activated' : 'deactivated', { smart_count: changed.length }),
        messages: failed.length === 0 ? [] : [words('failed', { smart_count: failed.length }), ...lines],
      }}
      onClose={() => {
        onUnselectItems();
        refresh();
        onClose();
      }}
    />
  );
}
