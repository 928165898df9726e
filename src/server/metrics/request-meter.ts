import type { FastifyRequest } from 'fastify';
import { ownPartAt } from '../../domain/template-addresses.ts';

const kinds = ['page', 'file', 'api', 'form', 'panel'] as const;

/** Class of a request in the metrics. */
export type RequestKind = (typeof kinds)[number];

/** Upper bounds of the histogram buckets, in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Class of a request; undefined for monitoring. */
export function kindOf({ method, routeOptions: { url = '' } }: FastifyRequest): RequestKind | undefined {
  const part = ownPartAt(url);
  // Health checks and metrics, which monitoring requests every few seconds.
  if (part === 'watch') return undefined;
  return part ?? (method === 'POST' ? 'form' : 'page');
}

class Tally {
  /** Number of answers, by status. */
  readonly statuses = new Float64Array(600);
  /** Number of answers by time bucket; the last bucket has no upper bound. */
  readonly times = new Float64Array(bounds.length + 1);
  seconds = 0;

  add(status: number, seconds: number): void {
    if (status < 600) this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    let place = 0;
    for (const bound of bounds) {
      if (seconds <= bound) break;
      place += 1;
    }
    this.times[place] = (this.times[place] ?? 0) + 1;
    this.seconds += seconds;
  }
}

/**
 * Counts requests in typed arrays: a cached page is answered twenty thousand times a second, and a
 * counter with labels takes four times as long.
 */
export class RequestMeter {
  readonly #tallies: Readonly<Record<RequestKind, Tally>> = {
    page: new Tally(),
    file: new Tally(),
    api: new Tally(),
    form: new Tally(),
    panel: new Tally(),
  };

  count(kind: RequestKind, status: number, milliseconds: number): void {
    this.#tallies[kind].add(status, milliseconds / 1000);
  }

  /** Yields the number of requests by class and status. */
  *counts(): Generator<{ readonly kind: RequestKind; readonly status: number; readonly count: number }> {
    for (const kind of kinds)
      for (const [status, count] of this.#tallies[kind].statuses.entries())
        if (count > 0) yield { kind, status, count };
  }

  /** Returns the times as a Prometheus histogram. */
  times(name: string): string {
    const lines = [`# HELP ${name} Seconds until a request was answered, by kind.`, `# TYPE ${name} histogram`];
    for (const kind of kinds) {
      const { times, seconds } = this.#tallies[kind];
      let sum = 0;
      for (const [place, count] of times.entries()) {
        sum += count;
        lines.push(`${name}_bucket{kind="${kind}",le="${bounds[place] ?? '+Inf'}"} ${sum}`);
      }
      lines.push(`${name}_sum{kind="${kind}"} ${seconds}`, `${name}_count{kind="${kind}"} ${sum}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
