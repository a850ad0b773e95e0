import { Module } from '@nestjs/common';
import { option } from '@feria/shared/resources/option/index';
import { uploadControllers } from '../../core/files/upload.controller.js';
import { OptionsController } from './options.controller.js';
import { PrivacyFile } from './privacy-file.js';
import { OptionsService } from './options.service.js';

/** The organiser's settings, with the uploads of `POST /api/option/upload`. */
@Module({
  controllers: [OptionsController, ...uploadControllers(option)],
  providers: [OptionsService, PrivacyFile],
  exports: [PrivacyFile],
})
export class OptionsModule {}
