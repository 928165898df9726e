import { APIError, type CollectionBeforeOperationHook, type PayloadRequest, type Where } from 'payload';
import { sayIn } from '../panel/say.ts';
import type { Role } from './table.ts';

const administrator = 'administrator' satisfies Role;

async function administratorsAmong(req: PayloadRequest, where?: Where): Promise<number> {
  const are: Where = { roles: { in: [administrator] } };
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: where ? { and: [are, where] } : are,
    overrideAccess: true,
    req,
  });
  return totalDocs;
}

/** Whether the data removes the role of administrator. */
const demotes = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'roles' in data &&
  !(Array.isArray(data.roles) && data.roles.includes(administrator));

/**
 * Keeps at least one administrator, in single and bulk operations: without any, none could be
 * created.
 *
 * @throws {APIError} 409
 */
export const keepsAnAdministrator: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, where, data } = args as { id?: number | string; where?: Where; data?: unknown };
  if (operation !== 'delete' && !(operation === 'update' && demotes(data))) return args;
  const meant = id === undefined ? where : { id: { equals: id } };
  const touched = await administratorsAmong(req, meant);
  if (touched > 0 && touched === (await administratorsAmong(req)))
    throw new APIError(
      sayIn(req.i18n)('There must be one administrator. Make a colleague an administrator first.'),
      409,
      null,
      true,
    );
  return args;
};
