import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiQuery, ApiSecurity } from '@nestjs/swagger';
import type { Request, Response } from 'express';

/** Metadata key of a route that accepts its token in the query string. */
export const QUERY_TOKEN_ROUTE = 'feria:query-token';

/**
 * For documents (PDF, XLSX, mail preview): routes outside `/api` that the browser opens as a link, where no `Authorization`
 * header can be set. Such a route also accepts the token in the query (`?token=`): the login token, or a download token
 * that was issued for this one path (product/accounts.md#download-tokens). Because the URL then holds a secret, no answer is cached,
 * not even an error, and none sends its URL on as referrer. Who may call the route is declared as on every other route:
 *
 *     @Get('mail-preview/:id/:kind')
 *     @AllowQueryToken()
 *     @RequirePermission('course.update')
 *
 * The path must match `documentPath` in `shared/src/routes.ts`, else no download token can be issued for it.
 */
export function AllowQueryToken(): MethodDecorator {
  return applyDecorators(
    SetMetadata(QUERY_TOKEN_ROUTE, true),
    ApiSecurity('bearer'),
    ApiQuery({
      name: 'token',
      required: false,
      description: 'Login token or download token, when no header is sent',
    }),
  );
}

const queryTokenRequests = new WeakSet<Request>();

/**
 * Marks a request whose token may be in the query, and sets the headers of its answer. The access guard calls it before it
 * looks for the token, so that refusals have the headers too.
 */
export function allowQueryToken(request: Request, response: Response): void {
  queryTokenRequests.add(request);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
}

/** Whether the route of the request has {@link AllowQueryToken}. */
export function allowsQueryToken(request: Request): boolean {
  return queryTokenRequests.has(request);
}
