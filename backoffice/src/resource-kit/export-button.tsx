import Close from '@mui/icons-material/Close';
import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { DOCUMENT } from '@feria/shared';
import { formatSize } from '@feria/shared/browser/download';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { useCan } from './account';
import type { FeriaDataProvider } from './data-provider';
import { exportQuery, filterQuery } from './list/list-query';
import { useText } from '../i18n';
import { messageOf } from './message-of';
import type { Section } from './types';
import { visuallyHidden } from './visually-hidden';

interface ExportButtonProps {
  /** Address of the document, one of `DOCUMENT` of the shared routes. */
  path: string;
  /** Goes into the address: the filters of a list, for example. */
  query?: URLSearchParams;
  /** `Exportieren` when left out. */
  label?: string;
  variant?: 'text' | 'outlined' | 'contained';
}

/**
 * A button that downloads a document. It shows the progress, can be cancelled, and notifies of the result. The address
 * carries a download token, not the session.
 */
export function ExportButton({ path, query, label, variant = 'outlined' }: ExportButtonProps) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const text = useText();
  const translate = useTranslate();
  const [loaded, setLoaded] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    setLoaded(0);
    try {
      const name = await dataProvider.download(path, {
        query,
        signal: controller.signal,
        onProgress: (progress) => setLoaded(progress.loaded),
      });
      const done = text('export.done', { name });
      notify(done, { type: 'success', messageArgs: { _: done } });
    } catch (error) {
      if (!controller.signal.aborted) {
        const message = messageOf(error, translate);
        notify(message, { type: 'error', messageArgs: { _: message } });
      }
    }
    running.current = null;
    setLoaded(null);
  };
  const cancel = () => {
    running.current?.abort();
    button.current?.focus();
  };

  const isRunning = loaded !== null;
  const words = loaded ? text('export.running_size', { size: formatSize(loaded) }) : text('export.running');
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <Button
        ref={button}
        variant={variant}
        startIcon={isRunning ? <CircularProgress size={18} color="inherit" aria-hidden /> : <Download />}
        // Not `disabled`: the button would lose the focus.
        aria-disabled={isRunning}
        onClick={() => {
          if (!isRunning) void run();
        }}
        sx={{ whiteSpace: { sm: 'nowrap' }, fontVariantNumeric: 'tabular-nums' }}
      >
        {isRunning ? words : (label ?? text('export.action'))}
      </Button>
      {isRunning && (
        <Tooltip title={text('export.cancel')}>
          <IconButton size="small" aria-label={text('export.cancel')} onClick={cancel}>
            <Close fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Box role="status" sx={visuallyHidden}>
        {isRunning && text('export.running')}
      </Box>
    </Box>
  );
}

/** Exports all pages of the surrounding list, with its search and filters. */
export function ListExportButton(props: Omit<ExportButtonProps, 'query'>) {
  const { filterValues } = useListContext();
  return <ExportButton {...props} query={filterQuery(filterValues as Record<string, unknown>)} />;
}

/** Exports all pages of the surrounding list as it is shown. @param props.columns those that are shown, in their order */
export function ShownListExport({ section, columns }: { section: Section; columns: readonly string[] }) {
  const { filterValues, sort } = useListContext();
  const can = useCan();
  if (!can(section.permissions.index)) return null;
  const query = exportQuery(filterValues as Record<string, unknown>, sort, columns);
  return <ExportButton path={DOCUMENT.listExport(section.name)} query={query} variant="text" />;
}
