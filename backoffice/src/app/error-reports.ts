import { API } from '@feria/shared';
import { createErrorReporter } from '@feria/shared/browser/error-reports';
import { HttpError } from 'react-admin';
import { call } from '../core/http';

/** Tells the server of an error in this page; see {@link createErrorReporter}. */
export const reportError = createErrorReporter(
  (body) => call('POST', API.clientError, body),
  (error) => error instanceof HttpError,
);
