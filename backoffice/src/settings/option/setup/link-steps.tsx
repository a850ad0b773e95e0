import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { OFFICE_API, PORTAL, type Setup } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { type ReactNode, useState } from 'react';
import { LinkBase, useCreatePath, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useAccount } from '../../../resource-kit/account';
import type { FeriaDataProvider } from '../../../resource-kit/data-provider';
import { messageOf } from '../../../resource-kit/message-of';
import { useSetupWords } from './words';

/** What a step says, and its buttons with the one that leads on. */
function StepText({ text, children, leave }: { text: string; children?: ReactNode; leave: ReactNode }) {
  return (
    <>
      <Typography sx={{ maxWidth: 720, mb: 2 }}>{text}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {children}
        {leave}
      </Stack>
    </>
  );
}

/** Sends a mail to the account itself, to see whether mails arrive. */
export function MailStep({ leave }: { leave: ReactNode }) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const { email } = useAccount();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const notify = useNotify();
  const translate = useTranslate();
  const words = useSetupWords();
  const send = async (): Promise<void> => {
    setState('busy');
    try {
      await api('POST', OFFICE_API.trialMail);
      setState('sent');
    } catch (error) {
      setState('idle');
      notify(messageOf(error, translate), { type: 'error', multiLine: true });
    }
  };
  return (
    <>
      <StepText text={words('steps.mails.help')} leave={leave}>
        <Button variant="contained" loading={state === 'busy'} onClick={() => void send()}>
          {words('steps.mails.send')}
        </Button>
      </StepText>
      {state === 'sent' && (
        <Alert
          severity="info"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" component={LinkBase} to="/failedMail">
              {words('steps.mails.failed_mails')}
            </Button>
          }
        >
          {words('steps.mails.sent', { email })}
        </Alert>
      )}
    </>
  );
}

/** The first project: what it lacks next, and where that is entered. */
export function ProjectStep({ project, leave }: { project: Setup['project']; leave: ReactNode }) {
  const { course_id, lacks } = project;
  const createPath = useCreatePath();
  const words = useSetupWords();
  const resource = resources.course.route;
  if (course_id === null)
    return (
      <StepText text={words('steps.project.course')} leave={leave}>
        <Button variant="contained" component={LinkBase} to={createPath({ resource, type: 'create' })}>
          {words('steps.project.create')}
        </Button>
      </StepText>
    );
  const edit = createPath({ resource, type: 'edit', id: course_id });
  return (
    <StepText text={words(`steps.project.${lacks ?? 'ready'}`)} leave={leave}>
      {lacks === null ? (
        <Button href={PORTAL.project(course_id)}>{words('steps.project.portal')}</Button>
      ) : (
        <Button variant="contained" component={LinkBase} to={edit}>
          {words('steps.project.edit')}
        </Button>
      )}
    </StepText>
  );
}

/** Leads to the page of the portal on which an account sets up its second factor. */
export function SecondFactorStep({ isDone, leave }: { isDone: boolean; leave: ReactNode }) {
  const words = useSetupWords();
  return (
    <StepText text={words(`steps.second_factor.${isDone ? 'ready' : 'help'}`)} leave={leave}>
      {!isDone && (
        <Button variant="contained" href={PORTAL.secondFactor}>
          {words('steps.second_factor.set_up')}
        </Button>
      )}
    </StepText>
  );
}
