import { partsOf, prefersStill, type Wake } from '../../motion/wake.ts';
import type { WorkListPart } from './work-list.parts.ts';

const { part, parts, selector } = partsOf<WorkListPart>();

/** Cases that are in the window keep their names through the change, so that they travel instead of fading. */
function nameVisibleCases(root: HTMLElement): HTMLElement[] {
  const visible = [...root.querySelectorAll<HTMLElement>('[data-slug]')].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  for (const one of visible) one.style.viewTransitionName = `case-${one.dataset.slug}`;
  return visible;
}

const unname = (named: readonly HTMLElement[]): void => {
  for (const one of named) one.style.viewTransitionName = '';
};

/** Runs a change as a view transition where the browser has them and motion is wanted. */
async function animated(root: HTMLElement, change: () => void): Promise<void> {
  if (!document.startViewTransition || prefersStill()) return change();
  const before = nameVisibleCases(root);
  let after: HTMLElement[] = [];
  const transition = document.startViewTransition(() => {
    unname(before);
    change();
    after = nameVisibleCases(root);
  });
  await transition.updateCallbackDone;
  transition.finished.finally(() => unname(after));
}

/**
 * Filters and views without a reload: the page that a link leads to is fetched, and its list takes the place of this
 * one. The address, the title and the way back are those of the links themselves; anything that fails follows the link.
 */
export const wake: Wake = (element) => {
  const status = part(element, 'status');
  let latest = 0;
  let shown = location.pathname + location.search;

  const replaceBy = (page: Document): void => {
    const [old, fresh] = [part(element, 'results'), part(page, 'results')];
    const [choices, freshChoices] = [parts(element, 'choice'), parts(page, 'choice')];
    if (!old || !fresh || choices.length !== freshChoices.length) throw new Error('It is another page.');
    old.replaceWith(fresh);
    // The links stay, with the focus and the stretch that they have.
    for (const [index, choice] of choices.entries()) {
      const wanted = freshChoices[index];
      choice.setAttribute('href', wanted?.getAttribute('href') ?? '');
      choice.toggleAttribute('aria-current', false);
      if (wanted?.hasAttribute('aria-current')) choice.setAttribute('aria-current', 'true');
    }
    document.title = page.title;
    const canonical = (from: Document) => from.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const link = canonical(document);
    if (link) link.href = canonical(page)?.href ?? link.href;
  };

  const announce = (): void => {
    const count = parts(element, 'choice').find((choice) => choice.ariaCurrent)?.textContent ?? '';
    const list = new URLSearchParams(location.search).get('view') === 'list' ? 'list' : 'grid';
    if (status) status.textContent = `${count.replace(/(\d+)/, ': $1')}, as a ${list}`;
  };

  const show = async (address: string, arrive: () => void): Promise<void> => {
    latest += 1;
    const turn = latest;
    try {
      const response = await fetch(address, { headers: { accept: 'text/html' } });
      if (!response.ok) throw new Error(String(response.status));
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      if (turn !== latest) return;
      await animated(element, () => {
        arrive();
        replaceBy(page);
      });
      shown = location.pathname + location.search;
      announce();
    } catch {
      if (turn === latest) location.assign(address);
    }
  };

  element.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      `a${selector('choice')}, nav[aria-label="Pages"] a`,
    );
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const pages = !link.matches(selector('choice'));
    show(link.href, () => {
      if (link.href !== location.href) history.pushState(null, '', link.href);
      if (pages) part(element, 'results')?.scrollIntoView({ behavior: 'instant' });
    });
  });
  addEventListener('popstate', () => {
    // A jump within the page changes no list.
    if (location.pathname + location.search !== shown) show(location.href, () => {});
  });
};
