import ViewColumn from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { lazy, Suspense, useCallback, useId, useRef, useState } from 'react';
import { useText } from '../../i18n';
import type { Section } from '../types';
import { DENSITIES, type Density, type ListView } from './list-view';
import type { ViewOffer } from './saved-views/view-state';

/** Loaded when the menu of a list is opened. */
const SavedViewList = lazy(() => import('./saved-views/saved-views'));

/** A button that opens the choice of columns and of the height of rows, and the saved views of the list. */
export function ViewMenu({
  view,
  columns,
  views,
}: {
  view: ListView;
  columns: readonly { source: string; label: string }[];
  /** The list whose views are saved, and what it offers; left out where none are. */
  views?: { section: Section; offer: ViewOffer };
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = useText();
  const popover = useRef<PopoverActions>(null);
  /** Saved views come later, and could stand below the window. */
  const keepInSight = useCallback((content: HTMLElement | null) => {
    if (!content) return undefined;
    const observer = new ResizeObserver(() => popover.current?.updatePosition());
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  const ids = { columns: useId(), rows: useId() };
  return (
    <>
      <Button
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<ViewColumn />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {text('list.view')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        action={popover}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('list.view') } }}
      >
        <Stack ref={keepInSight} spacing={1.5} sx={{ p: 2, alignItems: 'flex-start' }}>
          <FormLabel id={ids.rows}>{text('list.density')}</FormLabel>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-labelledby={ids.rows}
            value={view.density}
            onChange={(_, next: Density | null) => next && view.setDensity(next)}
          >
            {DENSITIES.map((density) => (
              <ToggleButton key={density} value={density}>
                {text(`list.densities.${density}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <FormLabel id={ids.columns}>{text('list.columns')}</FormLabel>
          <FormGroup role="group" aria-labelledby={ids.columns}>
            {columns.map(({ source, label }) => {
              const isShown = view.shown.includes(source);
              return (
                <FormControlLabel
                  key={source}
                  label={label}
                  control={
                    <Checkbox
                      size="small"
                      checked={isShown}
                      // A list without columns would show nothing, and could not be mended there.
                      disabled={isShown && view.shown.length === 1}
                      onChange={() => view.toggle(source)}
                    />
                  }
                />
              );
            })}
          </FormGroup>
          <Button size="small" onClick={() => view.setShown(null)}>
            {text('list.reset_columns')}
          </Button>
          {/* Last: what comes later must not move what somebody is about to click. */}
          {views && (
            <Suspense>
              <SavedViewList {...views} view={view} onShown={() => setAnchor(null)} />
            </Suspense>
          )}
        </Stack>
      </Popover>
    </>
  );
}
