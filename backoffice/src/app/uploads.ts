import { LANGUAGE_HEADER, type Envelope } from '@feria/shared';
import { HttpError } from 'react-admin';
import type { UploadOptions } from '../resource-kit/data-provider';
import { requestLanguage, throwAsHttpError } from './http';
import { session } from '@feria/shared/browser/session';

/** See `FeriaDataProvider.upload`. It uses `XMLHttpRequest`, because `fetch` does not report the progress of an upload. */
export function uploadFile<Answer = string>(
  path: string,
  { part, file, onProgress, signal }: UploadOptions,
): Promise<Answer> {
  const token = session.read()?.token;
  return new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (error: unknown) =>
      void Promise.resolve()
        .then(() => throwAsHttpError(error, token))
        .catch(reject);
    request.open('POST', `/${path}`);
    request.responseType = 'json';
    request.setRequestHeader(LANGUAGE_HEADER, requestLanguage.current);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onerror = () => fail(new TypeError('connection lost'));
    request.onload = () => {
      if (request.status === 200 || request.status === 201)
        resolve((request.response as Envelope<Answer>).data);
      else fail(new HttpError('', request.status, request.response));
    };
    signal?.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append(part, file);
    request.send(body);
  });
}
