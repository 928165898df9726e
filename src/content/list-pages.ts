import { interpolateAll } from '../domain/facts.ts';
import type { ListPath } from '../domain/template-addresses.ts';
import type { AnySection } from '../sections/blocks.ts';
import type { ComposedPage } from './composed-page.ts';
import type { ContentSource } from './source.ts';

interface PlainPage {
  readonly title: string;
  readonly description: string;
  readonly ground: ComposedPage['ground'];
  readonly sections: readonly AnySection[];
}

/** Default pages of the lists, used while no editor has composed one. */
const plain: Readonly<Record<ListPath, PlainPage>> = {
  '/work': {
    title: 'Work – {name}',
    description: `What {name} has designed and built: every case, with the client, the problem and what came of it.`,
    ground: 'paper',
    sections: [{ block: 'work-list', props: { heading: { text: 'Work' } } }],
  },
  '/insights': {
    title: 'Insights – {name}',
    description: `What we have learnt and written down at {name}: every article, newest first, and sorted by what it is about.`,
    ground: 'paper',
    sections: [{ block: 'insight-list', props: { heading: { text: 'Insights' } } }],
  },
  '/jobs': {
    title: 'Jobs – {name}',
    description: `Open jobs at {name}: what each one asks for, where it is, and how to apply for it until its last day.`,
    ground: 'accent6',
    sections: [
      {
        block: 'jobs-hero',
        props: { note: { icon: 't-inverted', name: 'Jobs', text: 'What is open today is below.' } },
      },
      { block: 'job-list', props: { none: 'No job is open today.' } },
    ],
  },
};

/** Returns the composed page at the address of a list, or the default one. */
export async function listPage(content: ContentSource, path: ListPath): Promise<ComposedPage> {
  const composed = await content.page(path);
  if (composed) return composed;
  const filled = interpolateAll(plain[path], await content.facts());
  return { ...filled, path, menu: null, opening: '', changed: '', service: null };
}
