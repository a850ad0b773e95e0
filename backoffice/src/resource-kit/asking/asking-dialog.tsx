import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/resource-kit/discard';
import { words as it } from '../../i18n/it/resource-kit/discard';
import { ConfirmDialog } from '../confirm';
import { contentOf } from './typed';

const texts = { de, it };

interface Asking {
  /** Closes the dialog, after a question when something is typed in it. */
  leave: () => void;
  /** A form in the dialog says itself whether something is typed; `null` once it is gone. */
  tell: (isTyped: boolean | null) => void;
}
const AskingContext = createContext<Asking | null>(null);

interface AskingDialogProps extends Omit<DialogProps, 'onClose'> {
  onClose: () => void;
  /** Whether it asks at all: not where closing it loses nothing. */
  asks?: boolean;
}

/**
 * A dialog that asks before something typed in it is thrown away: by Escape, a click beside it, its {@link CancelButton}, *Back*, or closing
 * the tab. Whoever has saved closes it by `onClose` of the page, which asks nothing.
 */
export function AskingDialog({ onClose, asks = true, children, slotProps, ...props }: AskingDialogProps) {
  const box = useRef<HTMLDivElement>(null);
  /** What stood in it before the first key or click; `null` until then. */
  const before = useRef<string | null>(null);
  const told = useRef<boolean | null>(null);
  const [isTyped, setTyped] = useState(false);
  const [asking, setAsking] = useState(false);

  const look = (): boolean => {
    const differs =
      box.current !== null && before.current !== null && contentOf(box.current) !== before.current;
    return asks && (told.current ?? differs);
  };
  const begin = (): void => {
    if (box.current) before.current ??= contentOf(box.current);
  };
  // After what was done is drawn.
  const update = (): void => void requestAnimationFrame(() => setTyped(look()));
  const leave = (): void => {
    if (look()) setAsking(true);
    else onClose();
  };
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  const context = useMemo(
    (): Asking => ({
      leave: () => latest.current(),
      tell: (typed) => {
        told.current = typed;
        setTyped(typed ?? false);
      },
    }),
    [],
  );
  const paper = slotProps?.paper;
  return (
    <AskingContext value={context}>
      <Dialog
        {...props}
        onClose={leave}
        slotProps={{ ...slotProps, paper: { ...(typeof paper === 'object' ? paper : {}), ref: box } }}
        onKeyDownCapture={begin}
        onPointerDownCapture={begin}
        // Typed without a key or a click, by voice or by the browser: what was there before is not known.
        onInputCapture={() => (before.current ??= '')}
        onInput={update}
        onClick={(event) => {
          props.onClick?.(event);
          update();
        }}
        onKeyUp={update}
      >
        {children}
      </Dialog>
      {isTyped && asks && <LeaveGuard onLeave={onClose} />}
      {asking && <Question onDiscard={onClose} onStay={() => setAsking(false)} />}
    </AskingContext>
  );
}

function Question({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) {
  const words = texts[useLanguage()];
  return (
    <ConfirmDialog
      open
      question={words.question}
      confirm={words.discard}
      cancel={words.stay}
      destructive
      onConfirm={onDiscard}
      onClose={onStay}
    />
  );
}

/** Asks before *Back* of the browser or closing the tab takes a dialog away. */
function LeaveGuard({ onLeave }: { onLeave: () => void }) {
  // A save that leads somewhere else is no way back.
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  const discard = () => {
    onLeave();
    blocker.proceed();
  };
  return <Question onDiscard={discard} onStay={() => blocker.reset()} />;
}

/** Closes the dialog around it without saving; asks when something is typed. *Cancel* unless it is called otherwise. */
export function CancelButton({
  children,
  ...props
}: Omit<ButtonProps, 'onClick'> & { children?: ReactNode }) {
  const translate = useTranslate();
  const asking = useContext(AskingContext);
  return (
    <Button color="inherit" {...props} onClick={() => asking?.leave()}>
      {children ?? translate('ra.action.cancel')}
    </Button>
  );
}

/** Tells the dialog around, if there is one, whether something is typed in a form of it. */
export function useTellTyped(isTyped: boolean): void {
  const asking = useContext(AskingContext);
  useEffect(() => asking?.tell(isTyped), [asking, isTyped]);
  useEffect(() => () => asking?.tell(null), [asking]);
}
