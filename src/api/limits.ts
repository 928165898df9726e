import { GraphQLError } from 'graphql';

/** Default and maximum of `limit`, in rows. */
export const defaultLimit = 100;
export const largestLimit = 1000;

export interface Window {
  readonly limit?: number | null;
  readonly offset?: number | null;
}

/** @throws {GraphQLError} when a number is negative */
export function readWindow({ limit, offset }: Window): { readonly limit: number; readonly offset: number } {
  for (const [name, value] of Object.entries({ limit, offset }))
    if (value && value < 0) throw new GraphQLError(`"${name}" must not be negative.`);
  return { limit: Math.min(limit ?? defaultLimit, largestLimit), offset: offset ?? 0 };
}
