import { afterEach, expect, it } from 'vitest';
import type { Delivery, Submission } from '../../../cms/payload-types.ts';
import { settingsWith } from '../../test-support.ts';
import { formOf, type SeenRequest, type StandIn, startStandIn } from '../testing/http-stand-in.ts';
import { deliverToSheet } from './deliver.ts';

let sheet: StandIn | undefined;

afterEach(() => sheet?.stop());

it('the spreadsheet of a site with several languages receives that of the form last', async () => {
  sheet = await startStandIn((_request, response) => void response.end('success'));
  const submission = {
    id: 6,
    key: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    kind: 'application',
    name: '陳大文',
    job: 'Writer',
  } as Submission;
  const settings = settingsWith({ SHEET_ENDPOINT_URL: sheet.url });
  const deliveryJob = { submission, delivery: {} as Delivery, settings, language: '繁體中文 Chinese' };
  expect(await deliverToSheet(deliveryJob)).toMatchObject({ outcome: 'delivered' });
  expect([...(await formOf(sheet.seen[0] as SeenRequest))]).toEqual([
    ['submission_id', '6-7c9e6679'],
    ['form', 'application'],
    ['name', '陳大文'],
    ['job', 'Writer'],
    ['language', '繁體中文 Chinese'],
  ]);
});
