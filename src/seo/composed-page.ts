import type { Thing } from 'schema-dts';
import type { ComposedPage } from '../content/composed-page.ts';
import type { Language } from '../domain/languages.ts';
import type { Organisation } from '../domain/organisation.ts';
import { type InterfaceWords, interfaceWords } from '../i18n/interface-words.ts';
import { businessData } from './business.ts';
import { pageData } from './graph.ts';
import { namedService, questionData, type ShownReview, serviceData } from './service.ts';
import { videoData } from './video.ts';

type Node = Exclude<Thing, string>;
type Sections = ComposedPage['sections'];

const reviewsOf = (sections: Sections, comma: string): ShownReview[] =>
  sections.flatMap(({ block, props }) =>
    block === 'testimonials'
      ? props.testimonials.map(({ description, name, position }) => ({
          text: description,
          by: `${name}${comma}${position}`,
        }))
      : [],
  );

/** Service of the page, from its record or else from its title and description. */
function servicesOf(
  site: URL | undefined,
  { path, title, description, menu, service, sections }: ComposedPage,
  organisation: Organisation,
  { text }: InterfaceWords,
): Node[] {
  if (service) {
    const parts = sections.find((one) => one.block === 'list' || one.block === 'growing-list');
    return [
      serviceData(site, organisation, { path, ...service }, parts?.props.items ?? [], reviewsOf(sections, text.comma)),
    ];
  }
  if (menu !== 'services') return [];
  // Removes the organisation's name from the title.
  const name = title.replace(text.titleEnding(organisation.name), '');
  return [namedService(site, organisation, { path, name, description })];
}

/** Structured data of a composed page, built from its sections. */
export function composedPageData(
  site: URL | undefined,
  page: ComposedPage,
  organisation: Organisation,
  language: Language,
): object[] {
  const { path, sections } = page;
  const questions = sections.flatMap(({ block, props }) => (block === 'faq' ? props.questions : []));
  const films = sections.flatMap(({ block, props }) => (block === 'two-column' && props.film ? [props.film] : []));
  const nodes = [
    ...(path === '/' ? businessData(site, organisation, language) : []),
    ...servicesOf(site, page, organisation, interfaceWords(language)),
    ...(questions.length > 0 ? [questionData(new URL(path, site).href, questions)] : []),
    ...films.map(({ film, title }) => videoData(site, path, { film, name: title, description: film.description })),
  ];
  return nodes.length === 0 ? [] : pageData(nodes);
}
