import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * One answered request. Nothing in it is free text of the caller: that could be personal data, and each new value would add a
 * time series in Prometheus.
 */
export interface ObservedRequest {
  method: string;
  /** Pattern of the route (`/api/course/:id`), never the path. */
  route: string;
  status: number;
  /** Seconds. */
  duration: number;
}

/** Metrics for Prometheus: of requests, of the Node process, and gauges that features add. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  private started = false;
  /** What is read now, for everybody who asks in the same moment. */
  private reading: Promise<string> | null = null;

  constructor() {
    this.requests = new Histogram({
      name: 'feria_http_request_duration_seconds',
      help: 'Time until a request was answered',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [this.registry],
    });
  }

  /**
   * Adds a gauge with one label, whose values are counted anew each time Prometheus reads the metrics.
   * @param name unique in this registry, in Prometheus style (`feria_…`)
   * @param count the current number for each value of the label; values that it leaves out disappear
   */
  addGauge(name: string, help: string, label: string, count: () => Promise<Map<string, number>>): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        const counts = await count();
        this.reset();
        for (const [labelValue, current] of counts) this.set({ [label]: labelValue }, current);
      },
    });
  }

  /** Counts one request that has been answered. */
  observe({ method, route, status, duration }: ObservedRequest): void {
    this.requests.observe({ method, route, status: String(status) }, duration);
  }

  /**
   * All metrics in the text format of Prometheus, and its content type. Those of the Node process (memory, event loop) are
   * collected only after the first call.
   */
  async text(): Promise<{ type: string; body: string }> {
    if (!this.started) {
      this.started = true;
      collectDefaultMetrics({ register: this.registry });
    }
    if (this.reading === null) {
      const reading = this.registry.metrics();
      this.reading = reading;
      const forget = (): void => {
        setImmediate(() => (this.reading = null));
      };
      reading.then(forget, forget);
    }
    return { type: this.registry.contentType, body: await this.reading };
  }
}
