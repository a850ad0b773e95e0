import { Global, Module } from '@nestjs/common';
import { uploadController } from './upload.controller.js';
import { UploadFolder } from './upload-folder.js';
import { Uploads } from './uploads.js';

/**
 * Uploads. `POST /api/document/upload` takes a PDF that belongs to no resource of its own, from everybody who
 * may upload one anywhere: whoever changes courses or options.
 */
@Global()
@Module({
  controllers: [uploadController('document', [{ type: 'file' }], 'course.update', 'option.update')],
  providers: [UploadFolder, Uploads],
  exports: [Uploads],
})
export class FilesModule {}
