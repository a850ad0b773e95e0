import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

/** A dialog that is called by its title, and up to so many pixels wide (spec §9). */
export function TitledDialog(props: {
  title: string;
  onClose: () => void;
  maxWidth?: 800 | 900;
  /** Of the content. */
  sx?: SxProps<Theme>;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={props.onClose}
      fullWidth
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: props.maxWidth ?? 800 } } }}
    >
      <DialogTitle id={id}>{props.title}</DialogTitle>
      <DialogContent sx={props.sx}>{props.children}</DialogContent>
      {props.actions && <DialogActions>{props.actions}</DialogActions>}
    </Dialog>
  );
}
