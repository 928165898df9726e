import path from 'node:path';
import { type Feature, withView } from '../cms/content-system.ts';
import { withChinese } from '../cms/panel/with-languages.ts';
import type { Settings } from '../config/env.ts';
import { Deliveries } from './collections/deliveries.ts';
import { EnquiryEvents } from './collections/enquiry-events.ts';
import { FormAttempts } from './collections/form-attempts.ts';
import { submissionsCollection } from './collections/submissions.ts';
import { Subscribers } from './collections/subscribers.ts';
import { enquiryTexts } from './panel/chinese.ts';

/** Adds the collections of enquiries and the view of a person to the content system. */
export const enquiries =
  ({ DATA_DIR }: Settings): Feature =>
  (config) => {
    const collected = {
      ...config,
      collections: [
        ...(config.collections ?? []),
        submissionsCollection(path.join(DATA_DIR, 'submissions')),
        Deliveries,
        EnquiryEvents,
        Subscribers,
        FormAttempts,
      ],
    };
    return withView(withChinese(collected, enquiryTexts), 'person', {
      Component: '/enquiries/panel/person-view.tsx#PersonView',
      path: '/submissions/:id/person',
      exact: true,
      meta: { title: 'Personal data' },
    });
  };
