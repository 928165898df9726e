import { openAsBlob } from 'node:fs';
import type { Delivery } from '../../cms/payload-types.ts';
import type { Settings } from '../../env.ts';
import { again, fileMissing, isMissing, type Outcome, type Parcel, patienceOf, reasonOf } from './attempt.ts';
import { type CrmRecord, crmClient, type MakingTime, type Step, StepError } from './crm-client.ts';

type Steps = NonNullable<Delivery['crm']>;

/**
 * What became of a note: it is kept, the record is another delivery's, or the whole delivery is
 * another worker's by now.
 */
export type Kept = 'kept' | 'of-another' | 'too-late';

/** What a delivery remembers between two attempts. */
export interface CrmMemory {
  /**
   * Keeps what a step made before the next one begins. No two deliveries ever keep the same record.
   */
  readonly keep: (step: Step, id: number) => Promise<Kept>;
  /**
   * Counts one call against the day's budget, and keeps which step is about to be asked for in it,
   * if it is one that makes something; false when there is nothing left of the budget.
   */
  readonly spend: (step?: Step) => Promise<boolean>;
  /** Keeps that the step was clearly refused. */
  readonly forget: () => Promise<void>;
  /** Whether this record was made for another delivery. */
  readonly isOthers: (step: Step, id: number) => Promise<boolean>;
}

/**
 * Milliseconds that the CRM's clock may differ from ours: ten minutes, where an answer may take
 * half a minute.
 */
const clockDifferenceOf = (settings: Settings): number => 20 * patienceOf(settings);

const same = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();

/** Whatever is between the digits of a phone number: the CRM may write it in another way. */
const sameNumber = (one: string | null | undefined, other: string | null | undefined): boolean =>
  same(one?.replaceAll(/[^\da-z]/gi, ''), other?.replaceAll(/[^\da-z]/gi, ''));

/**
 * The four steps of an enquiry in the CRM: organization, person and deal by version 2 of its API,
 * the file by version 1, which is the only one that takes files. A step that was taken is never
 * taken again; after one whose answer was lost, what it may have made is looked for before it is
 * asked for once more. A record cannot carry a mark of ours, so it is told by all its fields, by
 * when it was made, and by no other delivery having it: of those that are alike in everything, each
 * delivery gets one to itself, and none is left over.
 */
export async function deliverToCrm(parcel: Parcel, memory: CrmMemory): Promise<Outcome> {
  const { submission, delivery, settings, file } = parcel;
  const { CRM_BASE_URL: base, CRM_API_TOKEN: token, CRM_VISIBLE_TO: visibleTo } = settings;
  if (!base || !token) return again('CRM_BASE_URL and CRM_API_TOKEN are not set.');
  const steps: Steps = { ...delivery.crm };
  const { make, find } = crmClient({ base, token, patience: patienceOf(settings), spend: memory.spend });

  /**
   * Of the clocks it is not known how far they are apart, and an answer may be waited for until
   * patience ends.
   */
  const timeOf = ({ askedAt, askedLast }: Steps): MakingTime | undefined => {
    if (!askedAt) return undefined;
    const difference = clockDifferenceOf(settings);
    return {
      since: Date.parse(askedAt) - difference,
      until: askedLast ? Date.parse(askedLast) + patienceOf(settings) + difference : undefined,
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
      // Whoever has it left theirs over, perhaps. The next attempt looks for that before it makes
      // another.
      throw new StepError(again(`The ${step} was taken by another delivery like this one; it looks once more.`));
    } catch (error) {
      // Only while no earlier attempt at this step stands open: that one may have made it.
      if (error instanceof StepError && error.refused && !time) await memory.forget();
      throw error;
    }
  };

  /**
   * Looks through a list of version 2 for what is alike in all its fields and no other delivery's.
   */
  const findOwn =
    (step: Step, path: string, query: Readonly<Record<string, string>>, isAlike: (found: CrmRecord) => boolean) =>
    (time: MakingTime) =>
      find(step, path, query, async (found) => isAlike(found) && !(await memory.isOthers(step, found.id)), time);

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
      // The deal is this enquiry's alone, so any file of this name on it is the one.
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
