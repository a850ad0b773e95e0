import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { COURSE_MAILS, type CourseMailKind, type UiLanguage } from '@feria/shared';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { CourseEntity } from '../courses/course.entity.js';
import { RequirePermission } from '../../core/auth/access.js';
import { AllowQueryToken } from '../../core/auth/allow-query-token.js';
import { notFound } from '../../core/http/errors.js';
import { Id } from '../../core/http/params.js';
import { MailRenderer } from './mail-renderer.js';
import { currentLanguage } from '../../core/request-context.js';
import { sampleMail } from './sample-mail.js';
import { AnswersFile } from '../../core/http/openapi-decorators.js';

/** The page runs nothing, loads nothing and may be shown by ourselves only. */
const POLICY = [
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** A course's mails as their readers see them: the saved text, the layout of the real mail, a made-up family. */
@ApiTags('documents')
@Controller()
export class MailPreviewController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly renderer: MailRenderer,
  ) {}

  @Get('mail-preview/:id/:kind')
  @AllowQueryToken()
  @RequirePermission('course.update')
  @ApiOperation({ summary: 'A mail of a course, with sample data' })
  @ApiQuery({ name: 'lang', required: false, enum: ['de', 'it'], description: 'Else that of api-lang' })
  @AnswersFile('text/html')
  async show(
    @Id() courseId: number,
    @Param('kind') kind: string,
    @Query('lang') wanted: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    if (!isCourseMail(kind)) throw notFound();
    const course = await this.dataSource.manager.findOneBy(CourseEntity, { id: courseId });
    if (!course) throw notFound();
    const lang = languageOf(wanted);
    const mail = await this.renderer.render(kind, lang, sampleMail(course, kind, lang));
    const html = mail.images.reduce(
      (page, { cid, content }) =>
        page.replaceAll(`src="cid:${cid}"`, `src="data:image/png;base64,${content.toString('base64')}"`),
      mail.html,
    );
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    response.setHeader('Cache-Control', 'no-store');
    return new StreamableFile(Buffer.from(html), { type: 'text/html; charset=utf-8' });
  }
}

function isCourseMail(kind: string): kind is CourseMailKind {
  return (COURSE_MAILS as readonly string[]).includes(kind);
}

/** Mails are written in German or Italian only (product.md#languages). */
function languageOf(wanted: unknown): UiLanguage {
  if (wanted === 'de' || wanted === 'it') return wanted;
  return currentLanguage() === 'it' ? 'it' : 'de';
}
