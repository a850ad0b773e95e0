import simpleRest from 'ra-data-simple-rest';
import type {
  DataProvider,
  DeleteParams,
  DeleteResult,
  fetchUtils,
  GetManyParams,
  RaRecord,
} from 'react-admin';
import { downloadDocument, downloadJson } from './documents';
import { api, call, http, type HttpAnswer } from './http';
import type { DeleteChoice, FeriaDataProvider } from '../resource-kit/data-provider';
import { toListQuery } from '../resource-kit/list/list-query';
import { uploadFile, uploadForLines } from './uploads';

function client(url: string, options?: fetchUtils.Options): Promise<HttpAnswer> {
  const [path = '', search] = url.split('?');
  return http(search === undefined ? path : `${path}?${toListQuery(new URLSearchParams(search))}`, options);
}

/** Deletes a record. `meta` has what was chosen in the question before; what is not chosen the server decides. */
async function remove<T extends RaRecord>(
  base: DataProvider,
  resource: string,
  params: DeleteParams<T>,
): Promise<DeleteResult<T>> {
  const { mail, fee, reason } = (params.meta ?? {}) as DeleteChoice;
  const query = new URLSearchParams({
    ...(mail === undefined ? {} : { mail: mail ? '1' : '0' }),
    ...(fee === undefined ? {} : { fee: String(fee) }),
    ...(reason ? { reason } : {}),
  }).toString();
  if (query === '') return base.delete<T>(resource, params);
  return { data: await call<T>('DELETE', `api/${resource}/${String(params.id)}?${query}`) };
}

/**
 * The data provider of the API. react-admin names resources by their address in the back office (`locations`); `apiName`
 * translates to the name in the API (`location`).
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
    delete: (route, params) => remove(base, apiName(route), params),
    deleteMany: (route, params) => base.deleteMany(apiName(route), params),
    api,
    download: downloadDocument,
    downloadJson,
    upload: uploadFile,
    uploadForLines,
  };
}
