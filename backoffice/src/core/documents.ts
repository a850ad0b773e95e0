import { API, type ErrorBody, type SessionToken } from '@feria/shared';
import { createDownload, saveJson } from '@feria/shared/browser/download';
import { HttpError } from 'react-admin';
import { call, requestLanguage } from './http';

/** Fetches a document and hands it to the browser; see {@link createDownload}. @throws HttpError */
export const downloadDocument = createDownload({
  requestToken: (path) => call<SessionToken>('POST', API.downloadToken, { path }),
  language: () => requestLanguage.current,
  failureOf: async (response) => {
    const body = (await response?.json().catch(() => null)) as Partial<ErrorBody> | null | undefined;
    return new HttpError(body?.message ?? 'ra.notification.http_error', response?.status ?? 0, body);
  },
});

/** Fetches an answer of the API and hands it to the browser as a file for people to keep. @throws HttpError */
export async function downloadJson(path: string, name: string): Promise<void> {
  saveJson(await call<unknown>('GET', path), name);
}
