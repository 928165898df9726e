import type { FastifyRequest } from 'fastify';
import { ownPartAt } from '../../shared/template-addresses.ts';

const kinds = ['page', 'file', 'api', 'form', 'panel'] as const;

/** What was asked for, as far as it matters to whoever runs the site. */
export type RequestKind = (typeof kinds)[number];

/** Upper bounds of the classes of time, in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The kind of a request that the routes answer; undefined for what nobody outside asks. */
export function kindOf({ method, routeOptions: { url = '' } }: FastifyRequest): RequestKind | undefined {
  const part = ownPartAt(url);
  // Asked for by those who look after the machine, every few seconds.
  if (part === 'watch') return undefined;
  return part ?? (method === 'POST' ? 'form' : 'page');
}

class Tally {
  /** How often there was each status, by its number. */
  readonly statuses = new Float64Array(600);
  /** How many took so long, by their class; the last is for all that took longer. */
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
 * Counts requests in plain numbers: a page that lies ready is answered twenty thousand times a
 * second, and a counter with labels takes four times as long. They become text when somebody asks.
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

  /** How many there were, for each kind and status. */
  *counts(): Generator<{ readonly kind: RequestKind; readonly status: number; readonly count: number }> {
    for (const kind of kinds)
      for (const [status, count] of this.#tallies[kind].statuses.entries())
        if (count > 0) yield { kind, status, count };
  }

  /** How long they took, as Prometheus reads a histogram. */
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
