import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit-log.controller.js';
import { AuditLog } from './audit-log.service.js';
import { HealthReads } from './health-reads.js';

/** The logs that staff read: who changed what, who was shown health data. Whoever shows health data notes it here. */
@Global()
@Module({ controllers: [AuditController], providers: [AuditLog, HealthReads], exports: [HealthReads] })
export class AuditLogModule {}
