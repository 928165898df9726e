import { timeoutOf } from '../../../src/config/derived.ts';
import { again, type DeliveryJob, type Outcome, reasonOf } from '../../../src/enquiries/destinations/attempt.ts';

/** Posts one submission to Example. */
export async function deliverToExample({ submission, settings }: DeliveryJob): Promise<Outcome> {
  const address = settings.SHEET_ENDPOINT_URL;
  if (!address) return again('SHEET_ENDPOINT_URL is not set.');
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: `${submission.name} <${submission.email}>\n${submission.message}` }),
      signal: AbortSignal.timeout(timeoutOf(settings)),
    });
    if (!response.ok) return again(`Example answered ${response.status}.`, response);
    return { outcome: 'delivered', note: 'Example has it.' };
  } catch (error) {
    return again(`Example: ${reasonOf(error)}.`);
  }
}
