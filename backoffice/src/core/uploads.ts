import { LANGUAGE_HEADER, type Envelope } from '@feria/shared';
import { HttpError } from 'react-admin';
import type { LineUploadOptions, UploadOptions } from '../resource-kit/data-provider';
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
        .then(() => throwAsHttpError(error, { token, kind: 'writes' }))
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

/** See `FeriaDataProvider.uploadForLines`. */
export async function uploadForLines<Line>(
  path: string,
  { part, file, onLine }: LineUploadOptions<Line>,
): Promise<void> {
  const token = session.read()?.token;
  const body = new FormData();
  body.append(part, file);
  const headers = { [LANGUAGE_HEADER]: requestLanguage.current, Authorization: `Bearer ${token ?? ''}` };
  try {
    const answer = await fetch(`/${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new HttpError('', answer.status, await answer.json());
    await readLines(answer, onLine);
  } catch (error) {
    await throwAsHttpError(error, { token, kind: 'writes' });
  }
}

async function readLines<Line>({ body }: Response, onLine: (line: Line) => void): Promise<void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    const lines = (rest + next.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(JSON.parse(line) as Line);
  }
}
