import { tokenHeader } from '../crm/api.ts';
import { type CallDescription, crmCalls, type Field, type FieldShape } from './crm-description.ts';

/** A received request with its body. */
export interface CrmRequest {
  readonly method: string;
  /** Path with the query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

export interface CheckedRequest {
  readonly call: CallDescription;
  /** ID in the path, if any. */
  readonly id?: number;
  readonly query: URLSearchParams;
  /** Fields of a JSON or multipart body. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Violation of the API description, in its terms. */
export interface ErrorReply {
  readonly status: 400 | 401 | 404;
  readonly error: string;
}

/** Converts the text of a query or multipart field to its typed value. */
function read(kind: FieldShape, text: string): unknown {
  if ((kind === 'integer' || kind === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (kind === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

function errorOf(kind: FieldShape, value: unknown, where: string): string | undefined {
  const not = (what: string) => `${where} is not ${what}`;
  if (kind === 'integer') return Number.isSafeInteger(value) ? undefined : not('an integer');
  if (kind === 'string' || kind === 'number' || kind === 'boolean')
    return typeof value === kind ? undefined : not(`a ${kind}`);
  if (kind === 'date-time') {
    const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(value);
    return isTime ? undefined : not('a time of RFC 3339 in whole seconds');
  }
  if (kind === 'file') return value instanceof File && value.name ? undefined : not('a file with a name');
  if (kind === 'custom-fields') return typeof value === 'object' && value !== null ? undefined : not('an object');
  if ('oneOf' in kind) return kind.oneOf.includes(String(value)) ? undefined : not(`one of ${kind.oneOf.join(', ')}`);
  if ('listOf' in kind) {
    if (!Array.isArray(value)) return not('a list');
    return value.map((item, index) => errorOf(kind.listOf, item, `${where}[${index}]`)).find(Boolean);
  }
  if (typeof value !== 'object' || value === null) return not('an object');
  return fieldsError(kind.fields, value as Readonly<Record<string, unknown>>, `${where}.`);
}

function fieldsError(
  known: Readonly<Record<string, Field>>,
  given: Readonly<Record<string, unknown>>,
  prefix = '',
): string | undefined {
  for (const [name, { required }] of Object.entries(known))
    if (required && given[name] === undefined) return `${prefix}${name} is missing`;
  for (const [name, value] of Object.entries(given)) {
    const field = known[name];
    if (!field) return `${prefix}${name} is not described`;
    const error = errorOf(field.kind, value, `${prefix}${name}`);
    if (error) return error;
    if (field.most !== undefined && Number(value) > field.most) return `${prefix}${name} is more than ${field.most}`;
  }
  return undefined;
}

const typeOf = ({ headers }: CrmRequest): string => String(headers['content-type'] ?? '');

/** Fields of a body; undefined when its content type does not match the call. */
async function fieldsOf(
  request: CrmRequest,
  { type, fields }: NonNullable<CallDescription['body']>,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (!new RegExp(`^${type}\\s*(;|$)`).test(typeOf(request))) return undefined;
  try {
    if (type === 'application/json') {
      const value = JSON.parse(request.body.toString()) as unknown;
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? (value as Readonly<Record<string, unknown>>)
        : undefined;
    }
    const init = { headers: { 'content-type': typeOf(request) } };
    const form = await new Response(new Uint8Array(request.body), init).formData();
    const entries = [...form].map(
      ([name, value]) =>
        [name, typeof value === 'string' ? read(fields[name]?.kind ?? 'string', value) : value] as const,
    );
    return new Set(entries.map(([name]) => name)).size === entries.length ? Object.fromEntries(entries) : undefined;
  } catch {
    // A body that cannot be read does not match the content type.
    return undefined;
  }
}

/** Checks a request against the description: method, path, token, every field of query and body. */
export async function checkCrmRequest(request: CrmRequest, token: string): Promise<CheckedRequest | ErrorReply> {
  const { pathname, searchParams: query } = new URL(request.url, 'http://crm');
  const at = (path: string) => new RegExp(`^${path.replace('{id}', '(\\d+)')}$`).exec(pathname);
  const call = crmCalls.find(({ method, path }) => method === request.method && at(path));
  if (!call) return { status: 404, error: `${request.method} ${pathname} is not described` };
  if (request.headers[tokenHeader] !== token) return { status: 401, error: 'the token is missing or wrong' };

  const asked = Object.fromEntries(
    [...query].map(([name, value]) => [name, read(call.query[name]?.kind ?? 'string', value)]),
  );
  const error = fieldsError(call.query, asked);
  if (error) return { status: 400, error: `query: ${error}` };

  const id = at(call.path)?.[1];
  const checked = { call, query, ...(id ? { id: Number(id) } : {}) };
  if (!call.body)
    return request.body.length === 0 ? { ...checked, fields: {} } : { status: 400, error: 'it has a body' };
  const fields = await fieldsOf(request, call.body);
  if (!fields) return { status: 400, error: `the body is not ${call.body.type}` };
  const bodyError = fieldsError(call.body.fields, fields);
  return bodyError ? { status: 400, error: `body: ${bodyError}` } : { ...checked, fields };
}
