import { Global, Module } from '@nestjs/common';
import { DescribedPages } from './described-pages.js';

/** What areas say about pages of the frontends. */
@Global()
@Module({ providers: [DescribedPages], exports: [DescribedPages] })
export class FrontendsModule {}
