import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';

/**
 * What one HTTP request may cost, a batch included: a thousand entries of the largest list with their pictures, or some
 * three hundred with everything in them. A unit is about a twentieth of a millisecond.
 */
const requestAllowance = 10_000;

/** What one sender may spend in a minute: about a tenth of what one core can do, and for the holder of a token all of it. */
const senderAllowance = 100_000;
const readerAllowance = 1_000_000;

/** What every request costs, whatever it asks for. */
const requestCost = 20;

const minute = 60_000;

/** Senders that are remembered at once; more than that, and the oldest starts anew. */
const mostSenders = 10_000;

const refusal = (message: string, code: string, status: number) =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

/** What each sender has spent in the running minute. */
export class SenderAllowances {
  readonly #spent: LRUCache<string, { units: number }>;

  constructor(now: () => number = performance.now.bind(performance)) {
    this.#spent = new LRUCache({ max: mostSenders, ttl: minute, ttlResolution: 0, perf: { now } });
  }

  /** @throws {GraphQLError} once the sender has had his share of this minute */
  spend(sender: string, units: number, most: number): void {
    const known = this.#spent.get(sender);
    const account = known ?? { units: 0 };
    if (!known) this.#spent.set(sender, account);
    account.units += units;
    if (account.units > most) {
      throw refusal('You have asked for a lot in the last minute. Please wait a minute.', 'TOO_MANY_REQUESTS', 429);
    }
  }
}

/**
 * What one HTTP request may read. Depth, tokens and aliases are limited before a query runs; what it reads is paid for
 * here, before it is read, by all operations of a batch from one purse.
 */
export class QueryBudget {
  #left = requestAllowance;
  readonly #charge: (units: number) => void;

  /** @param charge takes what is spent from the sender's account; nothing where the site itself asks */
  constructor(charge: (units: number) => void = () => undefined) {
    this.#charge = charge;
    charge(requestCost);
  }

  /** A budget whose sender pays too. */
  static of(allowances: SenderAllowances, sender: string, isReader: boolean): QueryBudget {
    return new QueryBudget((units) => allowances.spend(sender, units, isReader ? readerAllowance : senderAllowance));
  }

  /** @throws {GraphQLError} once the request, or its sender, has read more than a fair share. */
  spend(units: number): void {
    const whole = Math.ceil(units);
    this.#left -= whole;
    if (this.#left < 0) {
      throw refusal(
        'This query reads too much at once. Ask for fewer entries with "limit" and "offset", or for fewer fields.',
        'QUERY_TOO_EXPENSIVE',
        200,
      );
    }
    this.#charge(whole);
  }
}
