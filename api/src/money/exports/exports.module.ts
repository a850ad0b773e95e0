import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type Config } from '../../core/config/config.js';
import { loadWriter } from '../../core/xlsx/workbook.js';
import { CourseExport } from './course-export.js';
import { ExportsController } from './exports.controller.js';
import { PaymentsExport } from './payments-export.js';

/** Spreadsheets of participants and of payments (product/office.md#cells-of-a-spreadsheet). */
@Module({ controllers: [ExportsController], providers: [CourseExport, PaymentsExport] })
export class ExportsModule implements OnApplicationBootstrap {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** In production before the first request: loading it under load would hold all others up. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.production) await loadWriter();
  }
}
