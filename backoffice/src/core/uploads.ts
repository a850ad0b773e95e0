import { LANGUAGE_HEADER, type Envelope } from '@feria/shared';
import { HttpError } from 'react-admin';
import type { LineUploadOptions, UploadOptions } from '../resource-kit/data-provider';
import { requestLanguage, withLogin } from './http';

/** See `FeriaDataProvider.upload`. It uses `XMLHttpRequest`, because `fetch` does not report the progress of an upload. */
export function uploadFile<Answer = string>(
  path: string,
  { part, file, onProgress, signal }: UploadOptions,
): Promise<Answer> {
  const send = (token: string | undefined): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', `/${path}`);
      request.responseType = 'json';
      request.setRequestHeader(LANGUAGE_HEADER, requestLanguage.current);
      if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
      request.onerror = () => reject(new TypeError('connection lost'));
      request.onload = () => {
        if (request.status === 200 || request.status === 201)
          resolve((request.response as Envelope<Answer>).data);
        else reject(new HttpError('', request.status, request.response));
      };
      signal?.addEventListener('abort', () => request.abort());
      const body = new FormData();
      body.append(part, file);
      request.send(body);
    });
  return withLogin('writes', send);
}

/** See `FeriaDataProvider.uploadForLines`. */
export async function uploadForLines<Line>(
  path: string,
  { part, file, onLine }: LineUploadOptions<Line>,
): Promise<void> {
  const body = new FormData();
  body.append(part, file);
  await withLogin('writes', async (token) => {
    const headers = { [LANGUAGE_HEADER]: requestLanguage.current, Authorization: `Bearer ${token ?? ''}` };
    const answer = await fetch(`/${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new HttpError('', answer.status, await answer.json());
    await readLines(answer, onLine);
  });
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
