import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/**
 * The actions for the selected rows of all pages. The bar is below the rows: above them it would move the rows under the mouse
 * when it appears.
 * @param props.summary what the selected rows come to
 */
export function SelectionBar({ children, summary }: { children: ReactNode; summary?: ReactNode }) {
  const { selectedIds = [], onUnselectItems } = useListContext();
  const translate = useTranslate();
  if (selectedIds.length === 0) return null;
  const count = translate('ra.action.bulk_actions', { smart_count: selectedIds.length });
  const unselect = translate('ra.action.unselect');
  return (
    <Stack
      direction="row"
      spacing={1}
      role="toolbar"
      aria-label={count}
      sx={{
        alignItems: 'center',
        // On a phone the buttons may need two rows.
        flexWrap: 'wrap',
        px: 1,
      }}
    >
      <Tooltip title={unselect}>
        <IconButton size="small" aria-label={unselect} onClick={() => onUnselectItems()}>
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
      <Typography role="status" sx={{ pr: 1 }}>
        {count}
        {summary}
      </Typography>
      {children}
    </Stack>
  );
}
