import type { DownloadOptions } from '@feria/shared/browser/download';
import type { ApiCall } from '@feria/shared/contracts/client';
import type { DataProvider } from 'react-admin';

/** The input of {@link FeriaDataProvider.upload}. */
export interface UploadOptions {
  /** Name of the multipart field. */
  part: string;
  file: File;
  /** Called with the part of the file that was sent, from 0 to 1. */
  onProgress?: (progress: number) => void;
  /** Cancels the upload. */
  signal?: AbortSignal;
}

/** The input of {@link FeriaDataProvider.uploadForLines}. */
export interface LineUploadOptions<Line> {
  /** Name of the multipart field. */
  part: string;
  file: File;
  onLine: (line: Line) => void;
}

/** What a call of the API can have besides its input. */
export interface CallOptions {
  /** Goes along as `Idempotency-Key`: a repeat with the same key does nothing again. */
  idempotencyKey?: string;
}

/** What is chosen in the question before a delete. */
export interface DeleteChoice {
  /** Whether parents are told; `undefined` where that is no choice. */
  mail?: boolean;
  /** Euros to charge; `undefined` where there is no fee. */
  fee?: number;
  /** Why it is another fee than that of the steps. */
  reason?: string;
}

/** react-admin's data provider with methods for calls that are not plain CRUD. `app/data-provider` implements it. */
export interface FeriaDataProvider extends DataProvider {
  /** Calls the API with the types of its OpenAPI document. @throws HttpError */
  api: ApiCall<CallOptions>;
  /**
   * Downloads a document and hands it to the browser as a file. Its address carries a download token.
   * @param path one of `DOCUMENT` of the shared routes
   * @returns the name of the file
   * @throws HttpError, and an `AbortError` when it was cancelled
   */
  download: (path: string, options?: DownloadOptions) => Promise<string>;
  /** Downloads an answer of the API as a JSON file. @throws HttpError */
  downloadJson: (path: string, name: string) => Promise<void>;
  /**
   * Uploads a file.
   * @param path as `uploadPath` of the shared rules gives it
   * @returns what the API answers: the address of the file, to be saved in a record, unless the call says otherwise
   * @throws HttpError with the server's message for the part. After an abort the promise never settles.
   */
  upload: <Answer = string>(path: string, options: UploadOptions) => Promise<Answer>;
  /**
   * Uploads a file for an answer that comes line by line, each of them JSON, while the server works.
   * @returns at the end of the answer, whatever the last line was
   * @throws HttpError; one with status 0 when the connection breaks, also in the middle of the answer
   */
  uploadForLines: <Line>(path: string, options: LineUploadOptions<Line>) => Promise<void>;
}
