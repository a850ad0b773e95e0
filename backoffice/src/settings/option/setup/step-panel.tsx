import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import type { Setup } from '@feria/shared';
import type { Ref } from 'react';
import type { OptionFormProps } from '../option-form';
import { MailStep, ProjectStep, SecondFactorStep } from './link-steps';
import { OptionStep } from './option-step';
import { StepMark } from './step-mark';
import type { Step } from './use-setup';
import { useSetupWords } from './words';

interface StepPanelProps extends OptionFormProps {
  step: Step;
  isDone: boolean;
  isOpen: boolean;
  project: Setup['project'];
  headingRef: Ref<HTMLDivElement> | undefined;
  onToggle: (isOpen: boolean) => void;
  /** Goes on with the next open step. */
  onLeave: () => Promise<void>;
}

/** A step with its tick; unfolded it says what it is for and takes what is entered. */
export function StepPanel(props: StepPanelProps) {
  const { step, isDone, isOpen, headingRef, onToggle } = props;
  const words = useSetupWords();
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, expanded) => onToggle(expanded)}
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary
        ref={headingRef}
        expandIcon={<ExpandMore />}
        id={`setup-${step}`}
        aria-controls={`setup-${step}-content`}
        slotProps={{ content: { sx: { gap: 1, alignItems: 'center', fontWeight: 600 } } }}
      >
        <StepMark isDone={isDone} />
        {words(`steps.${step}.title`)}
      </AccordionSummary>
      <AccordionDetails>{isOpen && <Content {...props} />}</AccordionDetails>
    </Accordion>
  );
}

function Content({ step, isDone, project, ids, onSaved, onLeave }: StepPanelProps) {
  const words = useSetupWords();
  const leave = <Button onClick={() => void onLeave()}>{words(isDone ? 'next' : 'later')}</Button>;
  if (step === 'mails') return <MailStep leave={leave} />;
  if (step === 'project') return <ProjectStep project={project} leave={leave} />;
  if (step === 'second_factor') return <SecondFactorStep isDone={isDone} leave={leave} />;
  return (
    <OptionStep
      key={step}
      step={step}
      isDone={isDone}
      ids={ids}
      onSaved={onSaved}
      onLeave={onLeave}
      leave={leave}
    />
  );
}
