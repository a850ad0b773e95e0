import { maxUploadBytes, maxUploadMegabytes, uploadPath } from '@feria/shared';
import { useEffect, useRef, useState } from 'react';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../data-provider';
import { useText } from '../../i18n';

/**
 * Uploads a file for a field of a resource; a new upload cancels the one before.
 * @param onStored gets the address of the upload
 * @returns `progress`: part of the file that is sent, 0 to 1, or `null` when no upload runs; `problem`: why the last one failed
 */
export function useUpload(
  { resource, type, part }: { resource: string; type: 'image' | 'file'; part: string },
  onStored: (address: string, file: File) => void,
) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const translate = useTranslate();
  const text = useText();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  };
  const upload = async (file: File) => {
    cancel();
    const tooLarge = file.size > maxUploadBytes(type);
    setProblem(tooLarge ? text('form.upload.too_large', { max: maxUploadMegabytes(type) }) : null);
    if (tooLarge) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      const { signal } = controller;
      const options = { part, file, signal, onProgress: setProgress };
      onStored(await dataProvider.upload(uploadPath(resource), options), file);
    } catch (error) {
      const body =
        error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | null) : null;
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      setProblem(body?.errors?.[part] ?? translate(message, { _: message }));
    }
    if (running.current === controller) cancel();
  };
  return { upload, cancel, progress, problem, clearProblem: () => setProblem(null) };
}
