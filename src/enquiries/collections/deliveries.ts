import type { CollectionConfig, Endpoint } from 'payload';
import { mayAct } from '../../cms/access/may.ts';
import { moment, siteTime } from '../../cms/fields/day.ts';
import { sayIn } from '../../cms/panel/say.ts';
import { destinationNames } from '../../domain/destinations.ts';

/**
 * Queues a delivery again that was given up, with all its attempts; finished steps are not
 * repeated.
 */
const tryAgain: Endpoint = {
  path: '/:id/try-again',
  method: 'post',
  handler: async (req) => {
    const say = sayIn(req.i18n);
    if (!mayAct(req.user, 'deliveries', 'tryAgain'))
      return Response.json({ error: say('Not allowed.') }, { status: 403 });
    const delivery = await req.payload.findByID({
      collection: 'deliveries',
      id: String(req.routeParams?.id),
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    });
    if (!delivery) return Response.json({ error: say('This delivery no longer exists.') }, { status: 404 });
    const { docs } = await req.payload.update({
      collection: 'deliveries',
      where: { id: { equals: delivery.id }, state: { in: ['needs-attention', 'waiting'] } },
      data: { state: 'waiting', attempts: 0, nextAttempt: new Date().toISOString() },
      req,
      overrideAccess: true,
    });
    return docs.length > 0
      ? Response.json({ ok: true })
      : Response.json({ error: say('This delivery has not failed.') }, { status: 409 });
  },
};

const shown = { readOnly: true } as const;

/**
 * One row for each destination of a submission, which is also the queue: a worker takes rows that
 * are waiting and due (`src/enquiries/outbox/deliveries.ts`). Only the server writes here.
 */
export const Deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  admin: {
    group: 'Inbox',
    useAsTitle: 'sender',
    defaultColumns: ['sender', 'destination', 'state', 'attempts', 'nextAttempt'],
    description: 'Where each enquiry went, or is still to go.',
  },
  defaultSort: '-createdAt',
  endpoints: [tryAgain],
  // Serves the worker's frequent query.
  indexes: [{ fields: ['destination', 'state', 'nextAttempt'] }],
  fields: [
    { name: 'tryAgain', type: 'ui', admin: { components: { Field: '/enquiries/panel/try-again.tsx#TryAgain' } } },
    { name: 'sender', label: 'Sender', type: 'text', virtual: 'submission.name', admin: { hidden: true } },
    {
      name: 'submission',
      label: 'Enquiry or application',
      type: 'relationship',
      relationTo: 'submissions',
      required: true,
      index: true,
      admin: shown,
    },
    {
      name: 'destination',
      type: 'select',
      required: true,
      options: Object.entries(destinationNames).map(([value, label]) => ({ label, value })),
      admin: shown,
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { label: 'Waiting', value: 'waiting' },
        { label: 'Delivered', value: 'delivered' },
        { label: 'Failed', value: 'needs-attention' },
        { label: 'On hold', value: 'held' },
        { label: 'Left out', value: 'skipped' },
      ],
      admin: shown,
    },
    {
      name: 'attempts',
      label: 'Attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: { ...shown, components: { Cell: '/enquiries/panel/attempts-cell.tsx#AttemptsCell' } },
    },
    { name: 'nextAttempt', label: 'Next attempt', type: 'date', timezone: siteTime, admin: { ...shown, date: moment } },
    {
      name: 'crm',
      label: 'Created in the CRM so far',
      type: 'group',
      admin: { condition: (data) => data.destination === 'crm' },
      fields: [
        // Indexed to look up the delivery that a CRM record belongs to.
        { name: 'organization', type: 'number', index: true, admin: shown },
        { name: 'person', type: 'number', index: true, admin: shown },
        { name: 'deal', type: 'number', index: true, admin: shown },
        { name: 'file', type: 'number', admin: shown },
        // Step sent to the CRM and not answered yet, with its first and last time: the CRM may have
        // done it.
        { name: 'asked', type: 'text', admin: { hidden: true } },
        { name: 'askedAt', type: 'date', admin: { hidden: true } },
        { name: 'askedLast', type: 'date', admin: { hidden: true } },
      ],
    },
    {
      name: 'log',
      label: 'Attempt log',
      type: 'array',
      admin: { ...shown, components: { Field: '/enquiries/panel/delivery-log.tsx#DeliveryLog' } },
      fields: [
        { name: 'at', type: 'date', required: true, admin: { ...shown, date: moment } },
        { name: 'outcome', type: 'text', required: true, admin: shown },
      ],
    },
  ],
};
