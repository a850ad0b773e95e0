import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OptionKey } from '@feria/shared';
import { option } from '@feria/shared/resources/option/index';
import { SETUP_OPTIONS, type SetupOptionStep } from '@feria/shared/rules/setup';
import { type ReactNode, useRef } from 'react';
import { useTranslateLabel } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { startsPair } from '../../../resource-kit/form/field-layout';
import { focusField } from '../../../resource-kit/form/use-first-error';
import type { OptionFormProps } from '../option-form';
import { OptionInput } from '../option-input';
import { useSaveOptions } from '../use-save-options';
import { useSetupWords } from './words';

interface OptionStepProps extends OptionFormProps {
  step: SetupOptionStep;
  isDone: boolean;
  onLeave: () => Promise<void>;
  leave: ReactNode;
}

/** A step that is options: its fields, saved together; one that is refused keeps the step open. */
export function OptionStep({ step, isDone, ids, onSaved, onLeave, leave }: OptionStepProps) {
  const asked: readonly OptionKey[] = SETUP_OPTIONS[step].asked;
  const { dirtyFields } = useFormState();
  const fields = useRef<HTMLDivElement>(null);
  const { isBusy, save } = useSaveOptions({ ids, onSaved });
  const labelOf = useTranslateLabel();
  const words = useSetupWords();
  const changed = asked.filter((key) => dirtyFields[key]);
  const saveAndLeave = async (): Promise<void> => {
    const refused = await save(changed);
    if (refused) focusField(fields.current, refused);
    else await onLeave();
  };
  const needed = SETUP_OPTIONS[step].needed.map((key) => labelOf({ source: key, resource: option.route }));
  return (
    <>
      <Typography sx={{ maxWidth: 720 }}>{words(`steps.${step}.help`)}</Typography>
      {!isDone && (
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: 720 }}>
          {words('needs', { fields: needed.join(', ') })}
        </Typography>
      )}
      <Box
        ref={fields}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3, my: 3 }}
      >
        {asked.map((key, index) => (
          <Box
            key={key}
            data-field={key}
            sx={{ minWidth: 0, gridColumnStart: startsPair(asked, index) ? 1 : undefined }}
          >
            <OptionInput name={key} />
          </Box>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {changed.length > 0 && (
          <Button variant="contained" loading={isBusy} onClick={() => void saveAndLeave()}>
            {words('save')}
          </Button>
        )}
        {leave}
      </Stack>
    </>
  );
}
