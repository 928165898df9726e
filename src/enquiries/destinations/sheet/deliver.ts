import { timeoutOf } from '../../../config/derived.ts';
import { withoutFormula } from '../../../lib/text/csv.ts';
import { again, type DeliveryJob, type Outcome, readBody, reasonOf } from '../attempt.ts';

/**
 * Fields under the form's names, with the submission's ID, by which the sheet can detect a
 * repetition.
 */
function formOf({ submission, settings, language }: DeliveryJob): FormData {
  const form = new FormData();
  const { id, key, kind, name, company, email, phone, message, portfolio, job } = submission;
  // The number alone may come back after an erasure, on SQLite.
  form.set('submission_id', `${id}-${key.slice(0, 8)}`);
  form.set('form', kind);
  for (const [field, value] of Object.entries({ name, company, email, phone, message, portfolio, job, language })) {
    if (value) form.set(field, withoutFormula(value));
  }
  // A spreadsheet script cannot take a file, so it gets a link for users with access to enquiries.
  if (submission.filePath) form.set('file', `${settings.SITE_URL}/cms/submissions/${id}/file`);
  return form;
}

/** Reads the result from the body, since a failed script answers 200 with an HTML page. */
function says(body: string): 'success' | 'failure' {
  const text = body.trim();
  if (/^</.test(text)) return 'failure';
  try {
    const answer = JSON.parse(text) as unknown;
    if (typeof answer !== 'object' || answer === null) return 'failure';
    const { result, success, status, ok } = answer as Readonly<Record<string, unknown>>;
    return result === 'success' || status === 'success' || success === true || ok === true ? 'success' : 'failure';
  } catch {
    return /^(ok|success)\b/i.test(text) ? 'success' : 'failure';
  }
}

/** Posts the whole form to the spreadsheet's script, whose answer redirects to another host. */
export async function deliverToSheet(deliveryJob: DeliveryJob): Promise<Outcome> {
  const address = deliveryJob.settings.SHEET_ENDPOINT_URL;
  if (!address) return again('SHEET_ENDPOINT_URL is not set.');
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: formOf(deliveryJob),
      redirect: 'follow',
      signal: AbortSignal.timeout(timeoutOf(deliveryJob.settings)),
    });
    const body = await readBody(response);
    if (!response.ok) return again(`The sheet answered ${response.status}.`, response);
    if (says(body) === 'success') return { outcome: 'delivered', note: 'The sheet has it.' };
    return again(`The sheet answered ${response.status}, but did not say that it worked.`, response);
  } catch (error) {
    return again(`The sheet: ${reasonOf(error)}.`);
  }
}
