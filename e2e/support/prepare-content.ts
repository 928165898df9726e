import { preparedSite } from './prepared.ts';

/** What tests on a database begin with, made before the first of them. */
export default function prepareContent(): void {
  process.env.PREPARED_SITE ??= preparedSite().folder;
  process.env.PREPARED_EMPTY ??= preparedSite('empty').folder;
}
