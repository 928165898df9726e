import { preparedSite } from './prepared.ts';

/** Prepares the start content of all database tests before the first of them. */
export default function prepareContent(): void {
  process.env.PREPARED_SITE ??= preparedSite().folder;
  process.env.PREPARED_EMPTY ??= preparedSite('empty').folder;
}
