import { openAsBlob } from 'node:fs';
import { z } from 'zod';
import type { Delivery } from '../../cms/payload-types.ts';
import { again, type Outcome, type Parcel, patience, readBody, reasonOf } from './attempt.ts';

type Steps = NonNullable<Delivery['crm']>;
export type Step = 'organization' | 'person' | 'deal' | 'file';

/** Keeps what a step made before the next one begins. */
export type KeepStep = (step: Step, id: number) => Promise<void>;

/** Counts one call against the day's budget; false when there is nothing left of it. */
export type SpendCall = () => Promise<boolean>;

const made = z.object({ success: z.literal(true), data: z.object({ id: z.number().int() }) });

/** A step that did not work; says how to go on. */
class StepError extends Error {
  override readonly name = 'StepError';
  readonly result: Outcome;
  constructor(result: Outcome) {
    super(result.note);
    this.result = result;
  }
}

const midnight = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

/**
 * The four steps of an enquiry in the CRM: organization, person and deal by version 2 of its API, the file by version 1,
 * which is the only one that takes files. A step that was taken is never taken again.
 */
export async function deliverToCrm(parcel: Parcel, keep: KeepStep, spend: SpendCall): Promise<Outcome> {
  const { submission, delivery, settings, file } = parcel;
  const { CRM_BASE_URL: base, CRM_API_TOKEN: token, CRM_VISIBLE_TO: visibleTo } = settings;
  if (!base || !token) return again('CRM_BASE_URL and CRM_API_TOKEN are not set.');
  const steps: Steps = { ...delivery.crm };

  const post = async (
    step: Step,
    path: string,
    body: FormData | Readonly<Record<string, unknown>>,
  ): Promise<number> => {
    const known = steps[step];
    if (known) return known;
    if (!(await spend())) {
      const at = new Date(midnight(new Date()).getTime() + Math.random() * 3_600_000);
      throw new StepError({ outcome: 'later', note: 'The calls of this day are used up; it goes on tomorrow.', at });
    }
    const isForm = body instanceof FormData;
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: {
        'x-api-token': token,
        accept: 'application/json',
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const text = await readBody(response);
    // Whoever calls too often gets a page instead of JSON in the end; nothing is parsed before it says what it is.
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const answer = response.ok && isJson ? made.safeParse(parsed(text)) : undefined;
    if (!answer?.success) {
      throw new StepError(again(`The CRM answered ${response.status} to the ${step}.`, response));
    }
    const { id } = answer.data.data;
    await keep(step, id);
    steps[step] = id;
    return id;
  };

  try {
    const { name, company, email, phone, message } = submission;
    const organization = company
      ? await post('organization', '/api/v2/organizations', { name: company, visible_to: visibleTo })
      : undefined;
    const person = await post('person', '/api/v2/persons', {
      name,
      emails: [{ value: email, primary: true, label: 'work' }],
      ...(phone ? { phones: [{ value: phone, primary: true, label: 'work' }] } : {}),
      visible_to: visibleTo,
      ...(organization ? { org_id: organization } : {}),
    });
    const own = {
      ...(settings.CRM_MESSAGE_FIELD && message ? { [settings.CRM_MESSAGE_FIELD]: message } : {}),
      ...(settings.CRM_SOURCE_FIELD ? { [settings.CRM_SOURCE_FIELD]: 'Organic/Website' } : {}),
    };
    const deal = await post('deal', '/api/v2/deals', {
      title: email,
      status: 'open',
      ...(settings.CRM_STAGE_ID ? { stage_id: settings.CRM_STAGE_ID } : {}),
      person_id: person,
      ...(organization ? { org_id: organization } : {}),
      visible_to: visibleTo,
      ...(Object.keys(own).length > 0 ? { custom_fields: own } : {}),
    });
    if (file) {
      const form = new FormData();
      form.set('deal_id', String(deal));
      const content = await openAsBlob(file, { type: submission.fileType ?? 'application/octet-stream' });
      form.set('file', content, submission.fileName ?? 'file');
      await post('file', '/api/v1/files', form);
    }
    return { outcome: 'delivered', note: `Deal ${deal} is in the CRM.` };
  } catch (error) {
    if (error instanceof StepError) return error.result;
    return again(`The CRM: ${reasonOf(error)}.`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Half an answer is no answer.
    return undefined;
  }
}
