import { createDownload } from '@feria/shared/browser/download';
import { API } from '@feria/shared/routes';
import { apiContentLanguage, request } from './client';
import { ApiError, errorOf } from './errors';

/** Fetches a document and hands it to the browser; see {@link createDownload}. @throws ApiError */
export const downloadDocument = createDownload({
  requestToken: (path, signal) =>
    request('POST', API.downloadToken, { body: { path }, ...(signal && { signal }) }),
  language: apiContentLanguage,
  failureOf: (response) => (response ? errorOf(response) : new ApiError(0, 'offline')),
});
