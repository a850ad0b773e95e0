import { CONTENT_LANGUAGES } from '@feria/shared';
import { isContentLanguage } from '@feria/shared/rules/content';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { COURSE_MAILS, type CourseMailKind, type MailPreview, type ContentLanguage } from '@feria/shared';
import type { Field } from '@feria/shared/resources/fields';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { CourseEntity } from '../model/catalogue/course.entity.js';
import { RequirePermission } from '../core/auth/access.js';
import { AllowQueryToken } from '../core/auth/allow-query-token.js';
import { toColumn } from '../core/crud/columns.js';
import { notFound } from '../core/http/errors.js';
import { Id } from '../core/http/params.js';
import { mailPage } from './mail-page.js';
import { FOOTER, FooterPreviewBody, MAIL_TEXT, MailPreviewBody } from './mail-preview.dto.js';
import { MailRenderer, type TypedTexts } from './mail-renderer.js';
import { contentLanguage } from '../core/request-context.js';
import { sampleMail, sampleNotice } from './sample-mail.js';
import { AnswersFile } from '../core/http/openapi-decorators.js';

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

/** Mails as their readers see them: the texts of staff, saved or not, the layout of the real mail, a made-up family. */
@Controller()
export class MailPreviewController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly renderer: MailRenderer,
  ) {}

  @Get('mail-preview/:id/:kind')
  @ApiTags('documents')
  @AllowQueryToken()
  @RequirePermission('course.update')
  @ApiOperation({ summary: 'A mail of a course, with sample data' })
  @ApiQuery({
    name: 'lang',
    required: false,
    enum: [...CONTENT_LANGUAGES],
    description: 'Else that of api-lang',
  })
  @AnswersFile('text/html')
  async show(
    @Id() courseId: number,
    @Param('kind') kind: string,
    @Query('lang') wanted: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    if (!isCourseMail(kind)) throw notFound();
    const html = await this.pageOf(courseId, kind, languageOf(wanted));
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    response.setHeader('Cache-Control', 'no-store');
    return new StreamableFile(Buffer.from(html), { type: 'text/html; charset=utf-8' });
  }

  /** What is being typed is sent in a body: an address is logged, and too short for a text. */
  @Post('api/course/:id/mail-preview')
  @HttpCode(200)
  @ApiTags('course')
  @ApiBearerAuth()
  @RequirePermission('course.update')
  @ApiOperation({ summary: 'A mail of a course with a text that need not be saved, with sample data' })
  async preview(@Id() courseId: number, @Body() { kind, lang, text }: MailPreviewBody): Promise<MailPreview> {
    return { html: await this.pageOf(courseId, kind, lang, { text: asStored(MAIL_TEXT, text) }) };
  }

  /** The footer stands under every mail; a notice is the shortest of them. */
  @Post('api/option/mail-preview')
  @HttpCode(200)
  @ApiTags('option')
  @ApiBearerAuth()
  @RequirePermission('option.update')
  @ApiOperation({ summary: 'A mail with a footer that need not be saved, with sample data' })
  async previewFooter(@Body() { lang, text }: FooterPreviewBody): Promise<MailPreview> {
    const typed = { footer: asStored(FOOTER, text) };
    return {
      html: mailPage(await this.renderer.render('password-changed', lang, sampleNotice(lang), typed)),
    };
  }

  private async pageOf(
    courseId: number,
    kind: CourseMailKind,
    lang: ContentLanguage,
    typed?: TypedTexts,
  ): Promise<string> {
    const course = await this.dataSource.manager.findOneBy(CourseEntity, { id: courseId });
    if (!course) throw notFound();
    return mailPage(await this.renderer.render(kind, lang, sampleMail(course, kind, lang), typed));
  }
}

/** What would be stored of a text that was sent; `undefined` where none was. */
function asStored(field: Field, text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : (toColumn(field, text) as string | null);
}

function isCourseMail(kind: string): kind is CourseMailKind {
  return (COURSE_MAILS as readonly string[]).includes(kind);
}

/** Mails are written in German or Italian only (product.md#languages). */
function languageOf(wanted: unknown): ContentLanguage {
  return isContentLanguage(wanted) ? wanted : contentLanguage();
}
