import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { GroupableChild } from '@feria/shared';
import { type DragEvent, memo } from 'react';
import { useGroupWords } from '../../catalogue/course-week/group-words';

/** What can be done with the card of a child. */
export interface CardActions {
  onSelect: (id: number) => void;
  /** Asks where to, at the button of the card. */
  onMove: (id: number, button: HTMLElement) => void;
  onDragStart: (id: number, event: DragEvent) => void;
  onDragEnd: () => void;
}

/** Id of the button of a card: the focus follows a child into its group. */
export const moveButtonId = (childId: number): string => `move-${childId}`;

/**
 * A child: dragged with the mouse, or moved with the menu of its button.
 * @param props.actions absent where nothing can be changed
 */
export const ChildCard = memo(function ChildCard(props: {
  child: GroupableChild;
  selected: boolean;
  actions?: CardActions;
}) {
  const { child, selected, actions } = props;
  const words = useGroupWords();
  const name = `${child.first_name} ${child.last_name}`;
  return (
    <Box
      component="li"
      draggable={Boolean(actions)}
      onDragStart={(event) => actions?.onDragStart(child.id, event)}
      onDragEnd={() => actions?.onDragEnd()}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: actions ? 0.5 : 1.5,
        py: actions ? 0 : 0.75,
        border: 1,
        borderColor: selected ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: selected ? 'action.selected' : 'background.paper',
        mb: 0.5,
        ...(actions && { cursor: 'grab' }),
      }}
    >
      {actions && (
        <Checkbox
          size="small"
          checked={selected}
          onChange={() => actions.onSelect(child.id)}
          slotProps={{ input: { 'aria-label': words('select', { name }) } }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
        {child.last_name} {child.first_name}{' '}
        {child.age !== null && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {words('age', { smart_count: child.age })}
          </Typography>
        )}
      </Box>
      {actions && (
        <IconButton
          id={moveButtonId(child.id)}
          aria-label={words('move_child', { name })}
          title={words('move_child', { name })}
          aria-haspopup="menu"
          onClick={(event) => actions.onMove(child.id, event.currentTarget)}
        >
          <SwapHoriz fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
});
