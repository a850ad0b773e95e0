import { createErrorReporter } from '@feria/shared/browser/error-reports';
import { API } from '@feria/shared/routes';
import { request } from '../api/client';
import { ApiError } from '../api/errors';

/** Tells the server of an error in this page; see {@link createErrorReporter}. */
export const reportError = createErrorReporter(
  (body) => request('POST', API.clientError, { body }),
  (error) => error instanceof ApiError,
);
