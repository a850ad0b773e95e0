import { Controller, HttpCode, Inject, Post, UseInterceptors, type Type } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import { uploadPart, uploadPath, type Permission, type ResourceDefinition } from '@feria/shared';
import type { FileField } from '@feria/shared/resources/fields';
import { RequirePermission } from '../auth/access.js';
import { receiveUpload, Received, type ReceivedFile, type UploadField } from './receive-upload.js';
import { Uploads } from './uploads.js';
import { Answers } from '../http/openapi-decorators.js';

/** The fields of a definition that are uploaded, by name. */
export function uploadedFields(definition: ResourceDefinition): [string, FileField][] {
  return Object.entries(definition.fields).flatMap(([name, field]) =>
    field.type === 'image' || field.type === 'file' ? [[name, field] as [string, FileField]] : [],
  );
}

/**
 * `POST /api/<resource>/upload` for the image and file fields of a definition, for whoever may change its records
 * (product/accounts.md#permissions). None for a definition without such fields.
 */
export function uploadControllers(definition: ResourceDefinition): Type[] {
  const fields = uploadedFields(definition).map(([, field]) => field);
  if (fields.length === 0) return [];
  return [uploadController(definition.name, fields, definition.permissions.update)];
}

/** `POST /api/<name>/upload`: multipart with one of the fields' parts; answers the address as a text (product/office.md#uploads). */
export function uploadController(
  name: string,
  fields: readonly UploadField[],
  ...anyOf: [Permission, ...Permission[]]
): Type {
  const file = { type: 'string', format: 'binary' };
  const properties = Object.fromEntries(fields.map((field) => [uploadPart(field), file]));

  @ApiTags(name)
  @ApiBearerAuth()
  @Controller(uploadPath(name))
  class UploadController {
    constructor(@Inject(Uploads) private readonly uploads: Uploads) {}

    @Post()
    @RequirePermission(...anyOf)
    @HttpCode(200)
    @UseInterceptors(receiveUpload(fields))
    @Answers({ type: 'string' })
    @ApiConsumes('multipart/form-data')
    @ApiBody({ schema: { type: 'object', properties } })
    @ApiOperation({
      summary: 'Upload one file; answers its address, to be saved in a record within 24 hours',
    })
    upload(@Received() { field, bytes }: ReceivedFile): Promise<string> {
      return this.uploads.store(field, bytes, `${name}/upload`);
    }
  }
  Object.defineProperty(UploadController, 'name', { value: `${name}UploadController` });
  return UploadController;
}
