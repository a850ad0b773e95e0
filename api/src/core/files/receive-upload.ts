import {
  createParamDecorator,
  HttpException,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import { FILE_MAX_BYTES, maxUploadBytes, maxUploadMegabytes, uploadPart } from '@feria/shared';
import type { FileField } from '@feria/shared/resources/fields';
import type { Request } from 'express';
import { of, type Observable } from 'rxjs';
import type { CurrentUserData } from '../auth/current-user.js';
import { RateLimiter } from '../auth/rate-limiter.js';
import { AppError, invalidField, type Message } from '../http/errors.js';
import { Limiter } from '../limiter.js';
import { tooManyUploads } from './uploads.js';

/** A field that can be uploaded to. */
export type UploadField = Pick<FileField, 'type' | 'part' | 'use'>;

/** The one file of a request, and the field it is for. */
export interface ReceivedFile {
  field: UploadField;
  bytes: Buffer;
}

type UploadRequest = Request & {
  user?: CurrentUserData;
  files?: { fieldname: string; size: number; buffer: Buffer }[];
  /** Part of the file that is arriving. */
  uploadPart?: string;
  received?: ReceivedFile;
};

/** Requests whose file is kept in memory at a time, in this process. */
const receiving = new Limiter({ atOnce: 6, waiting: 12, refusal: tooManyUploads });

/**
 * Receives one file of a multipart request, under the part name of one of the fields, and limits what it costs: one
 * file, its bytes, uploads per account. Names and types that the client claims are not looked at.
 *
 * Nest asks the guard first: nothing of a stranger's request is read. Answers 422 at the part for none, two or a wrong
 * name, 413 at the part for too many bytes, 400 for what is no multipart body.
 */
export function receiveUpload(fields: readonly UploadField[]): Type<NestInterceptor> {
  const byPart = new Map(fields.map((field) => [uploadPart(field), field]));
  const Multer = AnyFilesInterceptor({
    limits: { fileSize: FILE_MAX_BYTES, fields: 5, fieldSize: 1_000, parts: 10 },
    fileFilter: (request: UploadRequest, file, done) => {
      const part = file.fieldname;
      if (!byPart.has(part)) done(invalidField(part.slice(0, 60), 'upload.unknown_part'), false);
      else if (request.uploadPart) done(invalidField(part, 'upload.one_file'), false);
      else done(null, true);
      request.uploadPart ??= part;
    },
  });

  @Injectable()
  class ReceiveUpload implements NestInterceptor {
    private readonly multer = new Multer();

    constructor(private readonly limiter: RateLimiter) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<UploadRequest>();
      await this.limiter.consume('upload', String(request.user?.id));
      await receiving.run(() => this.receive(context, request));
      return next.handle();
    }

    private async receive(context: ExecutionContext, request: UploadRequest): Promise<void> {
      try {
        await this.multer.intercept(context, { handle: () => of(undefined) });
      } catch (error) {
        throw understood(error, request, byPart);
      }
      const [file] = request.files ?? [];
      const [first = 'file'] = byPart.keys();
      const field = file && byPart.get(file.fieldname);
      if (!file || !field || file.size === 0) throw invalidField(file?.fieldname ?? first, 'upload.missing');
      if (file.size > maxUploadBytes(field.type)) throw tooManyBytes(file.fieldname, field);
      request.received = { field, bytes: file.buffer };
    }
  }
  return ReceiveUpload;
}

/** What multer threw, as an answer. */
function understood(error: unknown, request: UploadRequest, byPart: Map<string, UploadField>): unknown {
  if (error instanceof HttpException && error.getStatus() === 413) {
    const part = request.uploadPart ?? '';
    return tooManyBytes(part, byPart.get(part) ?? { type: 'file' });
  }
  if (error instanceof HttpException || error instanceof AppError) return error;
  // A caller that went away in the middle: nobody reads the answer, and it is no error of ours.
  return request.readableAborted ? new AppError('malformed') : error;
}

function tooManyBytes(part: string, { type }: UploadField): AppError {
  const message: Message = {
    key: type === 'image' ? 'upload.image_bytes' : 'upload.file_bytes',
    params: { max: maxUploadMegabytes(type) },
  };
  return new AppError('too_large', { message, fields: { [part]: [message] } });
}

/** Hands the received file to a handler behind {@link receiveUpload}. */
export const Received = createParamDecorator((_: unknown, context: ExecutionContext): ReceivedFile => {
  const { received } = context.switchToHttp().getRequest<UploadRequest>();
  if (!received) throw new Error('the route does not receive uploads');
  return received;
});
