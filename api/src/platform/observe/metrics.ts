import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { OutboxMailEntity } from '../mail/outbox-mail.entity.js';

/** What one request was, without anything that came from its caller: the route is its pattern, never its path. */
export interface ObservedRequest {
  method: string;
  route: string;
  status: number;
  /** Seconds. */
  duration: number;
}

/** Figures of this process and of the outbox, for Prometheus. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  private started = false;

  constructor(dataSource: DataSource) {
    this.requests = new Histogram({
      name: 'feria_http_request_duration_seconds',
      help: 'Time until a request was answered',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [this.registry],
    });
    new Gauge({
      name: 'feria_outbox_mails',
      help: 'Mails in the outbox, by state; the same in every process',
      labelNames: ['state'],
      registers: [this.registry],
      async collect() {
        const counts = await dataSource.manager
          .createQueryBuilder(OutboxMailEntity, 'mail')
          .select('mail.state', 'state')
          .addSelect('COUNT(*)', 'count')
          .groupBy('mail.state')
          .getRawMany<{ state: string; count: number | string }>();
        this.reset();
        for (const { state, count } of counts) this.set({ state }, Number(count));
      },
    });
  }

  observe({ method, route, status, duration }: ObservedRequest): void {
    this.requests.observe({ method, route, status: String(status) }, duration);
  }

  /** Everything in the text format of Prometheus. The process's own figures count from the first call on. */
  async text(): Promise<{ type: string; body: string }> {
    if (!this.started) {
      this.started = true;
      collectDefaultMetrics({ register: this.registry });
    }
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }
}
