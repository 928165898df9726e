import type { ComposedPage } from '../content/types.ts';
import type { House } from '../shared/house.ts';
import { businessData } from './business.ts';
import { pageData } from './graph.ts';
import { serviceData } from './service.ts';
import { videoData } from './video.ts';

/** What search engines are told of a composed page: made from what its sections show. */
export function composedPageData(
  site: URL | undefined,
  { path, service, sections }: ComposedPage,
  house: House,
): object[] {
  if (path === '/') return [businessData(site, house)];
  if (service) {
    const parts = sections.find((one) => one.block === 'list' || one.block === 'swell-list');
    const questions = sections.find((one) => one.block === 'faq');
    return [serviceData(site, house, { path, ...service }, parts?.props.items ?? [], questions?.props.questions ?? [])];
  }
  const films = sections.flatMap(({ block, props }) => (block === 'two-column' && props.film ? [props.film] : []));
  return films.length === 0
    ? []
    : pageData(
        films.map(({ film, title }) => videoData(site, path, { film, name: title, description: film.description })),
      );
}
