import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditController } from './audit.controller.js';
import { AuditInterceptor } from './audit.interceptor.js';
import { AuditLog } from './audit-log.service.js';
import { HealthReads } from './health-reads.js';

/** Who changed what, who was shown health data. */
@Global()
@Module({
  controllers: [AuditController],
  providers: [AuditLog, HealthReads, { provide: APP_INTERCEPTOR, useClass: AuditInterceptor }],
  exports: [HealthReads],
})
export class AuditModule {}
