import type { CollectionConfig } from 'payload';

interface EmptyWords {
  readonly scene: 'calm' | 'dock';
  readonly title: string;
  readonly text: string;
}

/** Texts of empty lists that need more than "nothing here". */
const wordsOf: Readonly<Record<string, EmptyWords>> = {
  submissions: {
    scene: 'calm',
    title: 'No enquiries yet',
    text: 'The forms of the contact page and of every job bring them here.',
  },
  deliveries: {
    scene: 'calm',
    title: 'No deliveries yet',
    text: 'Each enquiry is sent on from here: to the spreadsheet, the CRM, a webhook and your mail, as far as they are set up.',
  },
  subscribers: {
    scene: 'calm',
    title: 'No subscribers yet',
    text: 'An address comes here once its owner has confirmed the newsletter by mail.',
  },
  pages: {
    scene: 'dock',
    title: 'No pages yet',
    text: 'Begin one: choose its sections, give it an address, and publish it.',
  },
  works: {
    scene: 'dock',
    title: 'No cases yet',
    text: 'A title, a few sentences and a picture are enough to begin with.',
  },
  insights: {
    scene: 'dock',
    title: 'No articles yet',
    text: 'Begin one and keep it as a draft until a colleague has read it.',
  },
  jobs: {
    scene: 'dock',
    title: 'No jobs yet',
    text: 'Write one when you need a new colleague; it closes on its last day.',
  },
  media: {
    scene: 'dock',
    title: 'No pictures yet',
    text: 'Add one here, or from any page that has room for it.',
  },
  redirects: {
    scene: 'calm',
    title: 'No redirects yet',
    text: 'No old address leads anywhere else yet. A page that changes its own leaves a redirect by itself.',
  },
};

export const emptyWords = (slug: string): EmptyWords | undefined => wordsOf[slug];

/** Shows a text in the list of a collection while it is empty. */
export const withEmptyState = (collection: CollectionConfig): CollectionConfig => {
  const { admin = {} } = collection;
  const { components = {} } = admin;
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        afterListTable: [...(components.afterListTable ?? []), '/cms/admin/shell/empty-list.tsx#EmptyList'],
      },
    },
  };
};
