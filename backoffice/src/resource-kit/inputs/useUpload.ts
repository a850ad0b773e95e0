import { maxUploadBytes, maxUploadMegabytes, uploadPath } from '@feria/shared';
import { useEffect, useRef, useState } from 'react';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../app/dataProvider';
import { useText } from '../../i18n';

/** Uploads files for a field of a resource, one after the other. */
export function useUpload(
  { resource, type, part }: { resource: string; type: 'image' | 'file'; part: string },
  onStored: (address: string, file: File) => void,
) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const translate = useTranslate();
  const text = useText();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setShare(null);
  };
  const upload = async (file: File) => {
    cancel();
    const tooLarge = file.size > maxUploadBytes(type);
    setProblem(tooLarge ? text('form.upload.too_large', { max: maxUploadMegabytes(type) }) : null);
    if (tooLarge) return;
    const control = new AbortController();
    running.current = control;
    setShare(0);
    try {
      const { signal } = control;
      const options = { part, file, signal, onProgress: setShare };
      onStored(await dataProvider.upload(uploadPath(resource), options), file);
    } catch (error) {
      const body =
        error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null) : null;
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      setProblem(body?.errors?.[part] ?? translate(message, { _: message }));
    }
    if (running.current === control) cancel();
  };
  return { upload, cancel, share, problem, clearProblem: () => setProblem(null) };
}
