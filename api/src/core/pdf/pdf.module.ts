import { Global, Module } from '@nestjs/common';
import { InlineImages } from './inline-image.js';
import { PdfPrinter } from './pdf-printer.js';

/** Printing of documents. */
@Global()
@Module({ providers: [InlineImages, PdfPrinter], exports: [InlineImages, PdfPrinter] })
export class PdfModule {}
