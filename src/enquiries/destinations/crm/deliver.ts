import { openAsBlob } from 'node:fs';
import type { Delivery } from '../../../cms/payload-types.ts';
import { timeoutOf } from '../../../config/derived.ts';
import type { Settings } from '../../../config/env.ts';
import { isMissing } from '../../../lib/missing-file.ts';
import { again, type DeliveryJob, fileMissing, type Outcome, reasonOf } from '../attempt.ts';
import { type CrmRecord, crmClient, type MakingTime, type Step, StepError } from './client.ts';

type Steps = NonNullable<Delivery['crm']>;

/**
 * Result of storing a note: stored, the record belongs to another delivery, or another worker has
 * taken over the delivery.
 */
export type NoteResult = 'kept' | 'of-another' | 'too-late';

/** State of a delivery that is stored between attempts. */
export interface CrmMemory {
  /**
   * Stores the record of a step before the next step starts. No two deliveries store the same
   * record.
   */
  readonly keep: (step: Step, id: number) => Promise<NoteResult>;
  /**
   * Counts one call against the day's budget and stores the step that is about to create a record.
   * Returns false when the budget is spent.
   */
  readonly spend: (step?: Step) => Promise<boolean>;
  /** Clears the stored step after the CRM refused it. */
  readonly forget: () => Promise<void>;
  /** Whether another delivery stored this record. */
  readonly isOfAnotherDelivery: (step: Step, id: number) => Promise<boolean>;
}

/**
 * Tolerated difference in milliseconds between the CRM's clock and ours: ten minutes with a timeout
 * of half a minute.
 */
const clockDifferenceOf = (settings: Settings): number => 20 * timeoutOf(settings);

const same = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();

/** Compares letters and digits alone, since the CRM may reformat phone numbers. */
const sameNumber = (one: string | null | undefined, other: string | null | undefined): boolean =>
  same(one?.replaceAll(/[^\da-z]/gi, ''), other?.replaceAll(/[^\da-z]/gi, ''));

/**
 * Creates organization, person and deal by API version 2 and the file by version 1, the only one
 * that takes files. Never repeats a completed step; after a lost answer it searches for a record
 * with equal fields, a fitting creation time and no other owner among the deliveries.
 */
export async function deliverToCrm(deliveryJob: DeliveryJob, memory: CrmMemory): Promise<Outcome> {
  const { submission, delivery, settings, language, file } = deliveryJob;
  const { CRM_BASE_URL: base, CRM_API_TOKEN: token, CRM_VISIBLE_TO: visibleTo } = settings;
  if (!base || !token) return again('CRM_BASE_URL and CRM_API_TOKEN are not set.');
  const steps: Steps = { ...delivery.crm };
  const { make, find } = crmClient({ base, token, timeout: timeoutOf(settings), spend: memory.spend });

  /** The clocks may differ, and an answer may take until the timeout. */
  const timeOf = ({ askedAt, askedLast }: Steps): MakingTime | undefined => {
    if (!askedAt) return undefined;
    const difference = clockDifferenceOf(settings);
    return {
      since: Date.parse(askedAt) - difference,
      until: askedLast ? Date.parse(askedLast) + timeoutOf(settings) + difference : undefined,
    };
  };

  const take = async (
    step: Step,
    path: string,
    body: FormData | Readonly<Record<string, unknown>>,
    lookUp: (time: MakingTime) => Promise<number | undefined>,
  ): Promise<number> => {
    const known = steps[step];
    if (known) return known;
    const time = steps.asked === step ? timeOf(steps) : undefined;
    const found = time && (await lookUp(time));
    try {
      const id = found ?? (await make(step, path, body));
      const kept = await memory.keep(step, id);
      if (kept === 'kept') return id;
      if (kept === 'too-late') throw new StepError(again('It took so long that another worker goes on with it.'));
      // The other delivery may have left its own record unused. The next attempt searches for that
      // before it creates another.
      throw new StepError(again(`The ${step} was taken by another delivery like this one; it looks once more.`));
    } catch (error) {
      // An earlier attempt without an answer may have created the record; then the step stays
      // stored.
      if (error instanceof StepError && error.refused && !time) await memory.forget();
      throw error;
    }
  };

  /** Searches a list of version 2 for a record with equal fields that no other delivery stored. */
  const findOwn =
    (step: Step, path: string, query: Readonly<Record<string, string>>, isAlike: (found: CrmRecord) => boolean) =>
    (time: MakingTime) =>
      find(
        step,
        path,
        query,
        async (found) => isAlike(found) && !(await memory.isOfAnotherDelivery(step, found.id)),
        time,
      );

  try {
    const { name, company, email, phone, message } = submission;
    const organization = company
      ? await take(
          'organization',
          '/api/v2/organizations',
          { name: company, visible_to: visibleTo },
          findOwn('organization', '/api/v2/organizations', {}, (found) => same(found.name, company)),
        )
      : undefined;
    const inOrganization = organization ? { org_id: organization } : {};
    const person = await take(
      'person',
      '/api/v2/persons',
      {
        name,
        emails: [{ value: email, primary: true, label: 'work' }],
        ...(phone ? { phones: [{ value: phone, primary: true, label: 'work' }] } : {}),
        visible_to: visibleTo,
        ...inOrganization,
      },
      findOwn(
        'person',
        '/api/v2/persons',
        organization ? { org_id: String(organization) } : {},
        (found) =>
          same(found.name, name) &&
          (found.org_id ?? undefined) === organization &&
          (found.emails ?? []).some(({ value }) => same(value, email)) &&
          (phone
            ? (found.phones ?? []).some(({ value }) => sameNumber(value, phone))
            : (found.phones ?? []).every(({ value }) => !value)),
      ),
    );
    const own: Readonly<Record<string, string>> = {
      ...(settings.CRM_MESSAGE_FIELD && message ? { [settings.CRM_MESSAGE_FIELD]: message } : {}),
      ...(settings.CRM_SOURCE_FIELD ? { [settings.CRM_SOURCE_FIELD]: 'Organic/Website' } : {}),
      ...(settings.CRM_LANGUAGE_FIELD && language ? { [settings.CRM_LANGUAGE_FIELD]: language } : {}),
    };
    const isAlike = ({ title, custom_fields: values }: CrmRecord): boolean =>
      same(title, email) && Object.entries(own).every(([field, value]) => same(String(values?.[field] ?? ''), value));
    const deal = await take(
      'deal',
      '/api/v2/deals',
      {
        title: email,
        status: 'open',
        ...(settings.CRM_STAGE_ID ? { stage_id: settings.CRM_STAGE_ID } : {}),
        person_id: person,
        ...inOrganization,
        visible_to: visibleTo,
        ...(Object.keys(own).length > 0 ? { custom_fields: own } : {}),
      },
      findOwn('deal', '/api/v2/deals', { person_id: String(person) }, isAlike),
    );
    if (file && !steps.file) {
      if (await isMissing(file)) return { outcome: 'incomplete', note: `Deal ${deal} is in the CRM. ${fileMissing}` };
      const fileName = submission.fileName ?? 'file';
      const form = new FormData();
      form.set('deal_id', String(deal));
      form.set('file', await openAsBlob(file, { type: submission.fileType ?? 'application/octet-stream' }), fileName);
      // The deal belongs to this enquiry alone, so a file of this name on it is the one.
      await take('file', '/api/v1/files', form, () =>
        find('file', `/api/v1/deals/${deal}/files`, {}, (found) => same(found.name, fileName)),
      );
    }
    return { outcome: 'delivered', note: `Deal ${deal} is in the CRM.` };
  } catch (error) {
    if (error instanceof StepError) return error.result;
    return again(`The CRM: ${reasonOf(error)}.`);
  }
}
