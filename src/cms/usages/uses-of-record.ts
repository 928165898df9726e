import type { CollectionSlug, Endpoint, UIField } from 'payload';
import { sayIn } from '../panel/say.ts';
import { usesOf } from './record-uses.ts';

/** `GET /cms/<collection>/<id>/uses`: lists where a record is used, for readers of the record. */
export const usesEndpoint = (collection: CollectionSlug): Omit<Endpoint, 'root'> => ({
  path: '/:id/uses',
  method: 'get',
  handler: async (req) => {
    const id = String(req.routeParams?.id);
    const record = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      select: {},
      disableErrors: true,
      overrideAccess: false,
      req,
      user: req.user,
    });
    const headers = { 'cache-control': 'no-store' };
    if (!record)
      return Response.json(
        { errors: [{ message: sayIn(req.i18n)('There is no such record.') }] },
        { status: 404, headers },
      );
    return Response.json({ uses: await usesOf(req, collection, id) }, { headers });
  },
});

/**
 * Field that shows where a record is used; loaded when it is opened.
 *
 * @param onDelete effect of deleting the record, as a sentence
 */
export const usesField = (onDelete: string, admin: UIField['admin'] = {}): UIField => ({
  name: 'uses',
  label: 'Where used',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    ...admin,
    components: { Field: { path: '/cms/admin/records/record-uses.tsx#RecordUses', clientProps: { onDelete } } },
  },
});

/** Text for records that cannot be deleted while in use. */
export const keptWhileUsed = 'It cannot be deleted while something shows it. Take it out there first.';
