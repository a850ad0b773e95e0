import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { option } from '@feria/shared/resources/option/index';
import { useEffect, useRef, useState } from 'react';
import { CanAccess, Loading, ResourceContextProvider, Title } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Forbidden } from '../../../core/pages';
import { PageTitle } from '../../../resource-kit/page-title';
import { OptionForm, type OptionFormProps } from '../option-form';
import InstallationLacks from '../../readiness/installation-lacks';
import { StepPanel } from './step-panel';
import { nextStep, STEPS, useSetup, type Done, type Step } from './use-setup';
import { useSetupWords } from './words';

/** What has to be entered before parents can register, step by step, each with its tick (product/office.md#set-up). */
export default function SetupPage() {
  return (
    <CanAccess resource={option.route} action="edit" loading={<Loading />} accessDenied={<Forbidden />}>
      <Setup />
    </CanAccess>
  );
}

function Setup() {
  const { stored, done, error, reload } = useSetup();
  const words = useSetupWords();
  return (
    <Card sx={{ my: 2 }}>
      <Title title={<PageTitle text={words('title')} />} preferenceKey={false} />
      <CardContent>
        {error && !done && <Alert severity="error">{words('failed')}</Alert>}
        {!error && !done && <Loading />}
        {stored && done && (
          <>
            <Typography sx={{ mb: 1, maxWidth: 720 }}>{words('intro')}</Typography>
            <InstallationLacks />
            <Typography role="status" sx={{ mb: 2, fontWeight: 700 }}>
              {nextStep(done) === null
                ? words('all_done')
                : words('progress', {
                    done: STEPS.filter((step) => done[step]).length,
                    total: STEPS.length,
                  })}
            </Typography>
            <ResourceContextProvider value={option.route}>
              <OptionForm>
                {(form) => <Steps {...form} project={stored.project} done={done} reload={reload} />}
              </OptionForm>
            </ResourceContextProvider>
          </>
        )}
      </CardContent>
    </Card>
  );
}

interface StepsProps extends OptionFormProps {
  project: NonNullable<ReturnType<typeof useSetup>['stored']>['project'];
  done: Done;
  reload: () => Promise<Done | null>;
}

/** The steps, one of them unfolded: the one of the address, else the first that is open. */
function Steps({ done, reload, ...shared }: StepsProps) {
  const params = new URLSearchParams(useLocation().search);
  const [current, setCurrent] = useState<Step | null>(
    () => STEPS.find((step) => step === params.get('step')) ?? nextStep(done),
  );
  const [goesOn, setGoesOn] = useState(false);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (goesOn) heading.current?.focus();
  }, [current, goesOn]);
  const leave = async (step: Step): Promise<void> => {
    const fresh = (await reload()) ?? done;
    setGoesOn(true);
    setCurrent(nextStep(fresh, step));
  };
  return STEPS.map((step) => (
    <StepPanel
      key={step}
      {...shared}
      step={step}
      isDone={done[step]}
      isOpen={step === current}
      headingRef={step === current ? heading : undefined}
      onToggle={(isOpen) => {
        setGoesOn(false);
        setCurrent(isOpen ? step : null);
      }}
      onLeave={() => leave(step)}
    />
  ));
}
