import { preparedSite } from './prepared.ts';

/** What tests on the sample content begin with, made before the first of them. */
export default function prepareContent(): void {
  process.env.PREPARED_SITE = preparedSite().folder;
}
