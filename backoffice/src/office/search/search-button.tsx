import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { SEARCH_PERMISSIONS } from '@feria/shared';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { visuallyHidden } from '../../resource-kit/visually-hidden';

/** Loaded when it is opened for the first time. */
const SearchDialog = lazy(() => import('./search-dialog'));

const isShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';

/** Opens the search over everything; so does Ctrl+K, or Cmd+K. There only for accounts that can find anything. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const text = useText();
  const can = useCan();
  const mayFind = can(...SEARCH_PERMISSIONS);
  useEffect(() => {
    if (!mayFind) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (!isShortcut(event) || event.defaultPrevented) return;
      event.preventDefault(); // the browser's own search
      // Not over another dialog: what it opens would leave the page under it, and what was typed there.
      if (!document.querySelector('.MuiDialog-root')) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [mayFind]);
  if (!mayFind) return null;
  return (
    <>
      <Tooltip title={text('search.shortcut')} describeChild>
        <Button
          color="inherit"
          startIcon={<Search />}
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          sx={{ minWidth: 40, '@media (max-width: 599px)': { '& .MuiButton-startIcon': { m: 0 } } }}
        >
          <Box component="span" sx={{ '@media (max-width: 599px)': visuallyHidden }}>
            {text('search.open')}
          </Box>
        </Button>
      </Tooltip>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
