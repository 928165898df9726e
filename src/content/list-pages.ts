import { interpolateAll } from '../domain/facts.ts';
import type { ListPath } from '../domain/template-addresses.ts';
import { type InterfaceWords, interfaceWords } from '../i18n/interface-words.ts';
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
function plainPage(path: ListPath, { work, insights, jobs }: InterfaceWords): PlainPage {
  switch (path) {
    case '/work':
      return { ...work, ground: 'paper', sections: [{ block: 'work-list', props: { heading: { text: work.name } } }] };
    case '/insights':
      return {
        ...insights,
        ground: 'paper',
        sections: [{ block: 'insight-list', props: { heading: { text: insights.name } } }],
      };
    case '/jobs':
      return {
        ...jobs,
        ground: 'accent6',
        sections: [
          { block: 'jobs-hero', props: { note: { icon: 't-inverted', name: jobs.name, text: jobs.note } } },
          { block: 'job-list', props: { none: jobs.none } },
        ],
      };
  }
}

/** Returns the composed page at the address of a list, or the default one. */
export async function listPage(content: ContentSource, path: ListPath): Promise<ComposedPage> {
  const composed = await content.page(path);
  if (composed) return composed;
  const { title, description, ground, sections } = plainPage(path, interfaceWords(content.language));
  const filled = interpolateAll({ title, description, sections }, await content.facts());
  return { ...filled, ground, path, menu: null, opening: '', changed: '', service: null };
}
