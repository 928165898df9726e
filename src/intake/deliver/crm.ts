import { openAsBlob } from 'node:fs';
import type { Delivery } from '../../cms/payload-types.ts';
import type { Settings } from '../../env.ts';
import { again, type Outcome, type Parcel, patienceOf, reasonOf } from './attempt.ts';
import { type CrmRecord, crmClient, type Step, StepError } from './crm-client.ts';
import { rfc3339 } from './crm-description.ts';

type Steps = NonNullable<Delivery['crm']>;

/** What a delivery remembers between two attempts. */
export interface CrmMemory {
  /** Keeps what a step made before the next one begins. */
  readonly keep: (step: Step, id: number) => Promise<void>;
  /**
   * Counts one call against the day's budget, and keeps which step is about to be asked for in it, if it is one that makes
   * something; false when there is nothing left of the budget.
   */
  readonly spend: (step?: Step) => Promise<boolean>;
  /** Keeps that the step was clearly refused. */
  readonly forget: () => Promise<void>;
  /** Whether this deal was made for another delivery. */
  readonly isOthers: (deal: number) => Promise<boolean>;
}

/** Milliseconds that the CRM's clock may differ from ours. */
const clockDifferenceOf = ({ DELIVERY_PACE }: Settings): number => (10 * 60 * 1000) / DELIVERY_PACE;

/** When something was made whose answer was lost. */
interface Window {
  /** RFC 3339. */
  readonly since: string;
  /** Milliseconds; unknown of what was asked for before this was kept. */
  readonly until: number | undefined;
}

const same = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();

/**
 * The four steps of an enquiry in the CRM: organization, person and deal by version 2 of its API, the file by version 1,
 * which is the only one that takes files. A step that was taken is never taken again; after one whose answer was lost,
 * what it may have made is looked for before it is asked for once more.
 */
export async function deliverToCrm(parcel: Parcel, memory: CrmMemory): Promise<Outcome> {
  const { submission, delivery, settings, file } = parcel;
  const { CRM_BASE_URL: base, CRM_API_TOKEN: token, CRM_VISIBLE_TO: visibleTo } = settings;
  if (!base || !token) return again('CRM_BASE_URL and CRM_API_TOKEN are not set.');
  const steps: Steps = { ...delivery.crm };
  const { make, find } = crmClient({ base, token, patience: patienceOf(settings), spend: memory.spend });

  /** Of the clocks it is not known how far they are apart, and an answer may be waited for until patience ends. */
  const windowOf = ({ askedAt, askedLast }: Steps): Window | undefined => {
    if (!askedAt) return undefined;
    const difference = clockDifferenceOf(settings);
    return {
      since: rfc3339(Date.parse(askedAt) - difference),
      until: askedLast ? Date.parse(askedLast) + patienceOf(settings) + difference : undefined,
    };
  };

  const take = async (
    step: Step,
    path: string,
    body: FormData | Readonly<Record<string, unknown>>,
    lookUp: (window: Window) => Promise<number | undefined>,
  ): Promise<number> => {
    const known = steps[step];
    if (known) return known;
    const window = steps.asked === step ? windowOf(steps) : undefined;
    const found = window && (await lookUp(window));
    try {
      const id = found ?? (await make(step, path, body));
      await memory.keep(step, id);
      return id;
    } catch (error) {
      // Only while no earlier attempt at this step stands open: that one may have made it.
      if (error instanceof StepError && error.refused && !window) await memory.forget();
      throw error;
    }
  };

  try {
    const { name, company, email, phone, message } = submission;
    const organization = company
      ? await take(
          'organization',
          '/api/v2/organizations',
          { name: company, visible_to: visibleTo },
          ({ since, until }) =>
            find(
              'organization',
              '/api/v2/organizations',
              { updated_since: since },
              (found) => same(found.name, company),
              until,
            ),
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
      ({ since, until }) =>
        find(
          'person',
          '/api/v2/persons',
          { updated_since: since, ...(organization ? { org_id: String(organization) } : {}) },
          (found) => same(found.name, name) && (found.emails ?? []).some(({ value }) => same(value, email)),
          until,
        ),
    );
    const own: Readonly<Record<string, string>> = {
      ...(settings.CRM_MESSAGE_FIELD && message ? { [settings.CRM_MESSAGE_FIELD]: message } : {}),
      ...(settings.CRM_SOURCE_FIELD ? { [settings.CRM_SOURCE_FIELD]: 'Organic/Website' } : {}),
    };
    // Somebody may write twice: a deal that says the same and belongs to no other delivery is the one that was made here.
    const isOwnDeal = async ({ id, title, custom_fields: values }: CrmRecord): Promise<boolean> =>
      same(title, email) &&
      Object.entries(own).every(([field, value]) => same(String(values?.[field] ?? ''), value)) &&
      !(await memory.isOthers(id));
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
      ({ since, until }) =>
        find('deal', '/api/v2/deals', { person_id: String(person), updated_since: since }, isOwnDeal, until),
    );
    if (file) {
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
