import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { API, OFFICE_API } from '@feria/shared';
import { useId, useState } from 'react';
import { LinkBase, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../../resource-kit/data-provider';
import { messageOf } from '../../../resource-kit/message-of';
import InstallationLacks from '../../readiness/installation-lacks';
import { StepMark } from './step-mark';
import { nextStep, SETUP, STEPS, useSetup } from './use-setup';
import { useSetupWords } from './words';

/** The steps of the set-up on the start page, until all are done or somebody hides them (product/office.md#set-up). */
export default function SetupCard() {
  const { stored, done, reload } = useSetup();
  const words = useSetupWords();
  const id = useId();
  if (!stored || !done) return null;
  // The steps say more while they are shown.
  if (stored.hidden || nextStep(done) === null) return <InstallationLacks quiet />;
  const count = STEPS.filter((step) => done[step]).length;
  return (
    <Card component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <CardContent>
        <Typography id={id} variant="h6" component="h2">
          {words('title')}
        </Typography>
        <Typography color="textSecondary">
          {words('progress', { done: count, total: STEPS.length })}
        </Typography>
        <Stack component="ol" sx={{ listStyle: 'none', p: 0, my: 1.5, gap: 0.5 }}>
          {STEPS.map((step) => (
            <Stack
              key={step}
              component="li"
              direction="row"
              sx={{ gap: 1, alignItems: 'center', minHeight: 32 }}
            >
              <StepMark isDone={done[step]} />
              <Link component={LinkBase} to={`${SETUP}?step=${step}`}>
                {words(`steps.${step}.title`)}
              </Link>
            </Stack>
          ))}
        </Stack>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button component={LinkBase} to={SETUP} variant="contained">
            {words(count === 0 ? 'start' : 'go_on')}
          </Button>
          <HideButton onHidden={reload} />
        </Stack>
      </CardContent>
    </Card>
  );
}

/** Hides the steps for everybody; the settings show them again. */
function HideButton({ onHidden }: { onHidden: () => Promise<unknown> }) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const translate = useTranslate();
  const words = useSetupWords();
  const hide = async (): Promise<void> => {
    setBusy(true);
    try {
      const hidden = (await api('GET', API.options)).find(({ key }) => key === 'setup_hidden');
      const body = { key: 'setup_hidden' as const, value: '1' };
      if (hidden) await api('PUT', `${OFFICE_API.option}/{id}`, { params: { id: hidden.id }, body });
      else await api('POST', OFFICE_API.option, { body });
      notify(words('hidden'), { type: 'info', multiLine: true });
      await onHidden();
    } catch (error) {
      notify(messageOf(error, translate), { type: 'error', multiLine: true });
    }
    setBusy(false);
  };
  return (
    <Button onClick={() => void hide()} loading={isBusy}>
      {words('hide')}
    </Button>
  );
}
