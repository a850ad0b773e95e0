import { Module } from '@nestjs/common';
import { ExportRecords } from './export-records.js';
import { ImportController } from './import.controller.js';
import { ImportFamilies } from './import-families.js';
import { ImportProjects } from './import-projects.js';
import { ImportRunner } from './import-runner.js';
import { TablesController } from './tables.controller.js';

/** Projects and families from XLSX, and into it (product/catalogue.md#import). */
@Module({
  controllers: [ImportController, TablesController],
  providers: [ExportRecords, ImportFamilies, ImportProjects, ImportRunner],
})
export class ImportModule {}
