import { GraphQLError } from 'graphql';

/** Enough for the thousand entries of the largest list with everything in them, or both neighbours of a hundred. */
const allowance = 3000;

/**
 * What one request may read. Depth, tokens and aliases are limited before a query runs; how many entries it reads shows
 * only while it runs, and this is where a query that reads too many ends.
 */
export class QueryBudget {
  #left = allowance;

  /** @throws {GraphQLError} once the request has read more than its share. */
  spend(entries: number): void {
    this.#left -= entries;
    if (this.#left < 0) {
      throw new GraphQLError('This query reads too much at once. Ask for fewer entries with "limit" and "offset".', {
        extensions: { code: 'QUERY_TOO_EXPENSIVE', http: { status: 200 } },
      });
    }
  }
}
