import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { Public } from '../auth/access.js';
import { AppError } from '../http/errors.js';

/** For load balancers and process managers (decisions §1). */
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly dataSource: DataSource) {}

  /** The process answers. */
  @Get('live')
  @Public()
  @ApiOperation({ summary: 'The process answers' })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The database answers and has every migration; 503 otherwise. */
  @Get('ready')
  @Public()
  @ApiOperation({ summary: 'The database answers and has every migration' })
  async ready(): Promise<{ status: 'ok' }> {
    const table = this.dataSource.driver.escape('migrations');
    const applied = await this.dataSource
      .query<{ name: string }[]>(`SELECT name FROM ${table}`)
      .catch(() => []);
    const names = new Set(applied.map(({ name }) => name));
    if (!migrations.every(({ name }) => names.has(name)))
      throw new AppError('busy', { retryAfterSeconds: 2 });
    return { status: 'ok' };
  }
}
