import { NOTIFICATION_MS } from '@feria/shared/config';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../i18n';
import { FOCUS_COLOUR } from './focus-colour';

type Kind = 'success' | 'error';
interface Toast {
  id: number;
  kind: Kind;
  text: string;
}
type Notify = (kind: Kind, text: string) => void;

const ToastContext = createContext<Notify>(() => undefined);
let nextId = 0;

/** CSS length: the height that messages take at the bottom of the screen now. Bars and dialogs keep it free. */
export const TOASTS_HEIGHT = 'var(--toasts-height, 0px)';
const MARGIN_PX = 16;

/** Shows a short message; see {@link ToastProvider}. */
export function useNotify(): Notify {
  return useContext(ToastContext);
}

/** Short messages at the bottom of the page. They disappear after some seconds or when they are closed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const notify = useCallback<Notify>((kind, text) => {
    // Three messages about what went well hide half a phone: the last one is enough. What went wrong stays.
    setToasts((before) => [
      ...before.filter((toast) => toast.kind === 'error').slice(-2),
      { id: nextId++, kind, text },
    ]);
  }, []);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const height = toasts.length ? (list.current?.offsetHeight ?? 0) + 2 * MARGIN_PX : 0;
    document.documentElement.style.setProperty('--toasts-height', `${height}px`);
  }, [toasts]);
  useEffect(() => {
    // An open dialog hides everything beside it from screen readers; these messages are read all the same.
    const observer = new MutationObserver(() => list.current?.removeAttribute('aria-hidden'));
    if (list.current) observer.observe(list.current, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);

  return (
    <ToastContext.Provider value={notify}>
      {children}
      {createPortal(
        <Box
          ref={list}
          role="status"
          aria-live="polite"
          sx={{
            position: 'fixed',
            insetInline: MARGIN_PX,
            bottom: MARGIN_PX,
            zIndex: 'snackbar',
            display: 'grid',
            gap: 1,
            justifyItems: 'center',
            pointerEvents: 'none',
          }}
        >
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} onClose={dismiss} />
          ))}
        </Box>,
        document.body,
      )}
    </ToastContext.Provider>
  );
}

function ToastItem({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  const t = useT();
  const { id } = toast;
  useEffect(() => {
    const timer = setTimeout(() => onClose(id), NOTIFICATION_MS);
    return () => clearTimeout(timer);
  }, [id, onClose]);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        maxWidth: 560,
        pl: 2.5,
        pr: 0.5,
        py: 0.5,
        borderRadius: 3,
        color: '#fff',
        bgcolor: toast.kind === 'error' ? 'error.main' : '#14532d',
        [FOCUS_COLOUR]: '#fff',
        boxShadow: '0 8px 30px rgb(42 31 25 / 0.3)',
        pointerEvents: 'auto',
      }}
    >
      <span>{toast.text}</span>
      <Box
        component="button"
        type="button"
        aria-label={t('action.close')}
        onClick={() => onClose(id)}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          p: 0,
          flex: 'none',
          border: 0,
          borderRadius: 99,
          cursor: 'pointer',
          color: 'inherit',
          bgcolor: 'transparent',
        }}
      >
        <Close fontSize="small" />
      </Box>
    </Box>
  );
}
