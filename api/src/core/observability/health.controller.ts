import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public } from '../auth/access.js';
import { AppError } from '../http/errors.js';

/** For load balancers and process managers. */
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly dataSource: DataSource) {}

  /** 200 as long as the process answers; does not look at the database. */
  @Get('live')
  @Public()
  @ApiOperation({ summary: 'The process answers' })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 200 when the database answers and every migration of this version has run on it; else 503. */
  @Get('ready')
  @Public()
  @ApiOperation({ summary: 'The database answers and has every migration' })
  async ready(): Promise<{ status: 'ok' }> {
    const table = this.dataSource.driver.escape('migrations');
    // A query that fails means not ready, like a table without rows.
    const applied = await this.dataSource
      .query<{ name: string }[]>(`SELECT name FROM ${table}`)
      .catch(() => []);
    const names = new Set(applied.map(({ name }) => name));
    if (
      !this.dataSource.migrations.every((migration) =>
        names.has(migration.name ?? migration.constructor.name),
      )
    )
      throw new AppError('busy', { retryAfterSeconds: 2 });
    return { status: 'ok' };
  }
}
