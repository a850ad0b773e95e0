import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { uploadForFile } from '../../core/upload-for-file';
import { messageOf } from '../../resource-kit/message-of';
import { useImportWords } from './words';

/** Gives the file back with its wrong cells marked. @param path of the call, with what is told with the file */
export function MarkedButton({ path, file }: { path: string; file: File }) {
  const words = useImportWords();
  const notify = useNotify();
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      await uploadForFile(path, { part: 'file', file });
    } catch (error) {
      notify(messageOf(error, translate), { type: 'error', multiLine: true });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<Download />}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void download();
      }}
    >
      {words('marked')}
    </Button>
  );
}
