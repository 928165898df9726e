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
    title: 'Flat calm',
    text: 'No enquiry yet. The forms of the contact page and of every job bring them here. The umbrella is just for show.',
  },
  deliveries: {
    scene: 'calm',
    title: 'Nothing on the water',
    text: 'Each enquiry is sent on from here: to the spreadsheet, the CRM and your mail, as far as they are set up.',
  },
  pages: {
    scene: 'dock',
    title: 'Nothing in the dry dock',
    text: 'No page is built yet. Begin one: choose its sections, give it an address, and publish it when it floats.',
  },
  works: {
    scene: 'dock',
    title: 'Nothing in the dry dock',
    text: 'No case is written yet. A title, a few sentences and a picture are enough to begin with.',
  },
  insights: {
    scene: 'dock',
    title: 'Nothing in the dry dock',
    text: 'No article is written yet. Begin one and keep it as a draft until a colleague has read it.',
  },
  jobs: {
    scene: 'dock',
    title: 'All hands on deck',
    text: 'No job is open. Write one when you need a new colleague; it closes on its last day.',
  },
  media: {
    scene: 'dock',
    title: 'Blank walls',
    text: 'No picture has been added yet. Add one here, or from any page that has room for it.',
  },
  redirects: {
    scene: 'calm',
    title: 'Nobody has moved',
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
        afterListTable: [...(components.afterListTable ?? []), '/shell/empty-list.tsx#EmptyList'],
      },
    },
  };
};
