import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Headers, Inject, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../auth/access.js';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../http/errors.js';
import { Metrics } from './metrics.js';
import { AnswersFile, MayFail } from '../http/openapi-decorators.js';

/** Figures for Prometheus. With `METRICS_TOKEN` only for who sends it as bearer token; they hold nothing personal. */
@ApiTags('health')
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws AppError 401 without the token that the configuration asks for. */
  @Get()
  @Public()
  @ApiOperation({ summary: 'Figures of this process in the text format of Prometheus' })
  @AnswersFile('text/plain')
  @MayFail(401)
  async read(
    @Headers('authorization') authorization: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const wanted = this.config.metricsToken;
    if (wanted !== null && !sameText(authorization ?? '', `Bearer ${wanted}`))
      throw new AppError('unauthenticated');
    const { type, body } = await this.metrics.text();
    response.setHeader('Content-Type', type);
    response.send(body);
  }
}

/** Compares without telling by the time it takes how much was right. */
function sameText(given: string, wanted: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
