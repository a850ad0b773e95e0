import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiQuery, ApiSecurity } from '@nestjs/swagger';
import type { Request, Response } from 'express';

/** Metadata key of a route that is opened by its address. */
export const DOCUMENT_ROUTE = 'feria:document';

/**
 * A document: a route outside `/api` that a browser opens by its address. Beside the header it takes its token from the
 * query (`?token=`): the login token, or a ticket for this very path (decisions §3). Its answers, errors included, are
 * kept by no cache and tell nobody where they were opened. Who may is said as everywhere:
 *
 *     @Get('mail-preview/:id/:kind')
 *     @Document()
 *     @RequirePermission('course.update')
 *
 * The path must be one that `documentPath` of the shared routes knows, else no ticket can be had for it.
 */
export function Document(): MethodDecorator {
  return applyDecorators(
    SetMetadata(DOCUMENT_ROUTE, true),
    ApiSecurity('bearer'),
    ApiQuery({
      name: 'token',
      required: false,
      description: 'Login token or ticket, when no header is sent',
    }),
  );
}

const opened = new WeakSet<Request>();

/** Called by the guard, before anything is known of the caller: the request may carry its token in the query. */
export function openByAddress(request: Request, response: Response): void {
  opened.add(request);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
}

/** Whether the request is for a {@link Document}. */
export function isOpenedByAddress(request: Request): boolean {
  return opened.has(request);
}
