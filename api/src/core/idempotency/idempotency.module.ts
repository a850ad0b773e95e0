import { Global, Module } from '@nestjs/common';
import { IdempotencyKeys } from './idempotency-keys.js';

/** Answers to requests that may be repeated. */
@Global()
@Module({ providers: [IdempotencyKeys], exports: [IdempotencyKeys] })
export class IdempotencyModule {}
