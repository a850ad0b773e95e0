import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { AskingDialog } from './asking/asking-dialog';

/** A dialog with its title as its accessible name, at most `maxWidth` pixels wide. It asks before something typed is thrown away. */
export function TitledDialog(props: {
  title: string;
  onClose: () => void;
  /** Whether it asks; not where closing it loses nothing. */
  asks?: boolean;
  maxWidth?: 800 | 900;
  /** Of the content. */
  sx?: SxProps<Theme>;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <AskingDialog
      open
      onClose={props.onClose}
      asks={props.asks}
      fullWidth
      aria-labelledby={id}
      slotProps={{
        paper: {
          // Narrow margins on a phone: tables need the width.
          sx: {
            maxWidth: props.maxWidth ?? 800,
            m: { xs: 1.5, sm: 4 },
            width: { xs: 'calc(100% - 24px)', sm: 'calc(100% - 64px)' },
          },
        },
      }}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {props.title}
      </DialogTitle>
      <DialogContent sx={props.sx}>{props.children}</DialogContent>
      {props.actions && <DialogActions>{props.actions}</DialogActions>}
    </AskingDialog>
  );
}
