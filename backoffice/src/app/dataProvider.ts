import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetManyParams, RaRecord } from 'react-admin';
import type { fetchUtils } from 'react-admin';
import { downloadDocument, downloadJson, type DownloadOptions } from './documents';
import { call, http, type HttpAnswer } from './http';
import { toListQuery } from './listQuery';
import { uploadFile, type UploadOptions } from './uploads';

/** react-admin's data provider, and a typed way to the calls that are not plain CRUD. */
export interface FeriaDataProvider extends DataProvider {
  call: <T>(method: string, path: string, body?: unknown) => Promise<T>;
  /** Downloads a document with a ticket, see `downloadDocument`. */
  download: (path: string, options?: DownloadOptions) => Promise<string>;
  /** Downloads an answer of the API as a file, see `downloadJson`. */
  downloadJson: (path: string, name: string) => Promise<void>;
  /** Uploads a file, see `uploadFile`. */
  upload: (path: string, options: UploadOptions) => Promise<string>;
}

function client(url: string, options?: fetchUtils.Options): Promise<HttpAnswer> {
  const [path = '', search] = url.split('?');
  return http(search === undefined ? path : `${path}?${toListQuery(new URLSearchParams(search))}`, options);
}

/**
 * The data provider over the API. Resources are called by their address in the back office (`locations`); `apiName`
 * knows what the API calls them (`location`).
 */
export function createDataProvider(apiName: (route: string) => string): FeriaDataProvider {
  const base = simpleRest('/api', client);
  return {
    ...base,
    supportAbortSignal: true,
    getList: (route, params) => base.getList(apiName(route), params),
    getOne: (route, params) => base.getOne(apiName(route), params),
    getMany: <T extends RaRecord>(route: string, params: GetManyParams<T>) =>
      base.getMany<T>(apiName(route), params),
    getManyReference: (route, params) => base.getManyReference(apiName(route), params),
    create: (route, params) => base.create(apiName(route), params),
    update: (route, params) => base.update(apiName(route), params),
    updateMany: (route, params) => base.updateMany(apiName(route), params),
    delete: (route, params) => base.delete(apiName(route), params),
    deleteMany: (route, params) => base.deleteMany(apiName(route), params),
    call,
    download: downloadDocument,
    downloadJson,
    upload: uploadFile,
  };
}
