import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { useT } from '../../i18n';
import { Form, type Kept } from './form';
import { useFormExtras } from './form-context';
import { LITTLE_HEIGHT_QUERY } from '../little-height';
import { SubmitButton } from './submit-button';

/** Whether the screen is so small, in width or in height, that dialogs fill it. */
export function useIsPhone(): boolean {
  return useMediaQuery((theme: Theme) => `${theme.breakpoints.down('sm')}, ${LITTLE_HEIGHT_QUERY}`, {
    noSsr: true,
  });
}

interface FormDialogProps<T extends FieldValues> {
  title: string;
  defaultValues: DefaultValues<T>;
  /** @param hasNext whether `submitNext` was pressed: the dialog stays open and starts again when this is done */
  onSubmit: (values: T, form: UseFormReturn<T>, hasNext: boolean) => Promise<void>;
  onInvalid?: (errors: FieldErrors<T>) => void;
  onClose: () => void;
  /** What was typed outlives the dialog, until it is saved or cancelled. */
  kept?: Kept<T>;
  submit?: string;
  /** Label of a second button, which saves and starts with the next. */
  submitNext?: string | undefined;
  maxWidth?: 'xs' | 'sm';
  children: ReactNode;
}

/** A form in a dialog. A click beside the dialog does not close it. */
export function FormDialog<T extends FieldValues>(props: FormDialogProps<T>) {
  const { title, onClose, onSubmit, submit, submitNext, maxWidth = 'sm', children, ...form } = props;
  const t = useT();
  const titleId = useId();
  const isPhone = useIsPhone();
  const hasNext = useRef(false);
  const [round, setRound] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round) content.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [round]);
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      fullScreen={isPhone}
      aria-labelledby={titleId}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      <Form<T>
        {...form}
        key={round}
        onSubmit={async (values, handle) => {
          const isNext = hasNext.current;
          await onSubmit(values, handle, isNext);
          if (isNext) setRound(round + 1);
        }}
        sx={{ display: 'flex', flexDirection: 'column', gap: 0, minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent
          ref={content}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2.5,
            alignContent: 'start',
            pt: '8px !important',
          }}
        >
          {children}
        </DialogContent>
        <DialogActions
          sx={{ flexWrap: 'wrap', rowGap: 1, '& > [type=submit]': { flex: { xs: 1, sm: 'none' } } }}
        >
          {submitNext && (
            <Button
              variant="outlined"
              // Not of type `submit`: Enter would press the first of them.
              onClick={({ currentTarget }) => {
                hasNext.current = true;
                currentTarget.form?.requestSubmit();
              }}
              sx={{ width: { xs: '100%', sm: 'auto' }, mr: 'auto' }}
            >
              {submitNext}
            </Button>
          )}
          <CancelButton onClose={onClose} />
          <SubmitButton size="medium" onClick={() => (hasNext.current = false)}>
            {submit ?? t('action.save')}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Leaves the form on purpose: what was typed is forgotten, unlike with Escape or Back. */
function CancelButton({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { forget } = useFormExtras();
  return (
    <Button
      color="inherit"
      onClick={() => {
        forget();
        onClose();
      }}
    >
      {t('action.cancel')}
    </Button>
  );
}
