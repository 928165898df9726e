/** No request was sent: the other side has failed too often a moment ago. */
export class HostRests extends Error {}

export interface BreakerOptions {
  /** Failures in a row after which nothing is sent any more. */
  readonly failures?: number;
  /** Milliseconds of rest before one request may try again. */
  readonly rest?: number;
  readonly now?: () => number;
  /** Told when the rests begin, and when they end because the other side has answered. */
  readonly onChange?: ((resting: boolean) => void) | undefined;
}

/**
 * Spares a host that is away or slow, and those who would wait for it. After some failures in a row requests are refused at once;
 * after a rest one of them, and no other meanwhile, goes out to see. An answer ends it, a failure begins the next rest.
 */
export class Breaker {
  readonly #most: number;
  readonly #rest: number;
  readonly #now: () => number;
  readonly #onChange: BreakerOptions['onChange'];
  #failures = 0;
  /** When the last rest began; undefined while all is well. */
  #restingSince: number | undefined;
  #probing = false;

  constructor({ failures = 5, rest = 5000, now = Date.now, onChange }: BreakerOptions = {}) {
    this.#most = failures;
    this.#rest = rest;
    this.#now = now;
    this.#onChange = onChange;
  }

  /** Whether the host has failed too often, and has not answered since. */
  isResting(): boolean {
    return this.#restingSince !== undefined;
  }

  /**
   * @param request what asks the host; it counts as a failure when it rejects
   * @param isAnswer whether an error is one that the host itself gave, which shows that it is there
   * @throws {HostRests} at once, without asking, while the host is spared
   */
  async run<Value>(request: () => Promise<Value>, isAnswer: (error: unknown) => boolean): Promise<Value> {
    const probe = this.#restingSince !== undefined;
    if (probe && !this.#mayProbe()) throw new HostRests('It has failed too often and is left alone for a moment.');
    if (probe) this.#probing = true;
    try {
      const value = await request();
      this.#answered();
      return value;
    } catch (error) {
      if (isAnswer(error)) this.#answered();
      else this.#failed(probe);
      throw error;
    } finally {
      if (probe) this.#probing = false;
    }
  }

  #mayProbe(): boolean {
    return !this.#probing && this.#now() - (this.#restingSince ?? 0) >= this.#rest;
  }

  #answered(): void {
    const rested = this.isResting();
    this.#failures = 0;
    this.#restingSince = undefined;
    if (rested) this.#onChange?.(false);
  }

  #failed(probe: boolean): void {
    this.#failures += 1;
    const rested = this.isResting();
    // Those that were under way when the rest began say nothing new, and make it no longer.
    if (rested && !probe) return;
    if (!rested && this.#failures < this.#most) return;
    this.#restingSince = this.#now();
    if (!rested) this.#onChange?.(true);
  }
}
