import { LANGUAGE_HEADER, type Envelope } from '@feria/shared';
import { HttpError } from 'react-admin';
import { explain, requestLanguage } from './http';
import { session } from './session';

/** What an upload can be told. */
export interface UploadOptions {
  /** Name of the multipart field. */
  part: string;
  file: File;
  /** How much has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads a file; only this old way of asking tells how far it is.
 * @param path as `uploadPath` of the shared rules gives it
 * @returns its address, to be saved in a record
 * @throws HttpError with the server's message for the part; never settles after an abort.
 */
export function uploadFile(path: string, { part, file, onProgress, signal }: UploadOptions): Promise<string> {
  const token = session.read()?.token;
  return new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (error: unknown) =>
      void Promise.resolve()
        .then(() => explain(error, token))
        .catch(reject);
    request.open('POST', `/${path}`);
    request.responseType = 'json';
    request.setRequestHeader(LANGUAGE_HEADER, requestLanguage.current);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onerror = () => fail(new TypeError('connection lost'));
    request.onload = () => {
      if (request.status === 200) resolve((request.response as Envelope<string>).data);
      else fail(new HttpError('', request.status, request.response));
    };
    signal?.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append(part, file);
    request.send(body);
  });
}
