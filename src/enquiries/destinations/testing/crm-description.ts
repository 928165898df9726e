import { cursorPaging, filePaging } from '../crm/api.ts';

/**
 * Calls that deliveries make, with every allowed field, copied by hand from the API description
 * behind the maker's client libraries (Pipedrive, OpenAPI 3: version 2, version 1 for files). Tests
 * and the fault run check requests against it; add a call here before using it.
 */
export type FieldShape =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  /** RFC 3339, for example 2025-01-01T10:20:00Z. */
  | 'date-time'
  | 'file'
  /** Keys are hashes of the account's custom fields; values may be anything. */
  | 'custom-fields'
  | { readonly oneOf: readonly string[] }
  | { readonly listOf: FieldShape }
  | { readonly fields: Readonly<Record<string, Field>> };

export interface Field {
  readonly kind: FieldShape;
  readonly required?: true;
  /** Largest allowed number. */
  readonly most?: number;
}

export interface CallDescription {
  readonly method: 'GET' | 'POST';
  /** `{id}` stands for one whole number. */
  readonly path: string;
  readonly query: Readonly<Record<string, Field>>;
  readonly body?: {
    readonly type: 'application/json' | 'multipart/form-data';
    readonly fields: Readonly<Record<string, Field>>;
  };
}

const string: Field = { kind: 'string' };
const integer: Field = { kind: 'integer' };
const time: Field = { kind: 'date-time' };
const integers: Field = { kind: { listOf: 'integer' } };

/** Query fields that the three lists of version 2 share. */
const list: Readonly<Record<string, Field>> = {
  filter_id: integer,
  ids: string,
  owner_id: integer,
  updated_since: time,
  updated_until: time,
  sort_by: { kind: { oneOf: ['id', 'update_time', 'add_time'] } },
  sort_direction: { kind: { oneOf: ['asc', 'desc'] } },
  include_fields: string,
  custom_fields: string,
  limit: { kind: 'integer', most: cursorPaging.largestPage },
  cursor: string,
};

/** E-mail addresses or phone numbers. */
const labelled: Field = {
  kind: { listOf: { fields: { value: string, primary: { kind: 'boolean' }, label: string } } },
};

export const crmCalls: readonly CallDescription[] = [
  { method: 'GET', path: '/api/v2/organizations', query: list },
  {
    method: 'POST',
    path: '/api/v2/organizations',
    query: {},
    body: {
      type: 'application/json',
      fields: {
        name: { kind: 'string', required: true },
        owner_id: integer,
        add_time: string,
        update_time: string,
        visible_to: integer,
        label_ids: integers,
        address: { kind: { fields: { value: string } } },
        custom_fields: { kind: 'custom-fields' },
      },
    },
  },
  { method: 'GET', path: '/api/v2/persons', query: { ...list, org_id: integer, deal_id: integer } },
  {
    method: 'POST',
    path: '/api/v2/persons',
    query: {},
    body: {
      type: 'application/json',
      fields: {
        name: { kind: 'string', required: true },
        owner_id: integer,
        org_id: integer,
        add_time: string,
        update_time: string,
        emails: labelled,
        phones: labelled,
        visible_to: integer,
        label_ids: integers,
        marketing_status: { kind: { oneOf: ['no_consent', 'unsubscribed', 'subscribed', 'archived'] } },
        custom_fields: { kind: 'custom-fields' },
      },
    },
  },
  {
    method: 'GET',
    path: '/api/v2/deals',
    query: {
      ...list,
      person_id: integer,
      org_id: integer,
      pipeline_id: integer,
      stage_id: integer,
      status: { kind: { oneOf: ['open', 'won', 'lost', 'deleted'] } },
    },
  },
  {
    method: 'POST',
    path: '/api/v2/deals',
    query: {},
    body: {
      type: 'application/json',
      fields: {
        title: { kind: 'string', required: true },
        owner_id: integer,
        person_id: integer,
        org_id: integer,
        pipeline_id: integer,
        stage_id: integer,
        value: { kind: 'number' },
        currency: string,
        is_deleted: { kind: 'boolean' },
        is_archived: { kind: 'boolean' },
        archive_time: string,
        status: string,
        probability: { kind: 'number' },
        lost_reason: string,
        visible_to: integer,
        close_time: string,
        won_time: string,
        lost_time: string,
        expected_close_date: string,
        label_ids: integers,
        custom_fields: { kind: 'custom-fields' },
      },
    },
  },
  {
    method: 'GET',
    path: '/api/v1/deals/{id}/files',
    query: { start: integer, limit: { kind: 'integer', most: filePaging.largestPage }, sort: string },
  },
  {
    method: 'POST',
    path: '/api/v1/files',
    query: {},
    body: {
      type: 'multipart/form-data',
      fields: {
        file: { kind: 'file', required: true },
        deal_id: integer,
        person_id: integer,
        org_id: integer,
        product_id: integer,
        activity_id: integer,
        lead_id: string,
      },
    },
  },
];
