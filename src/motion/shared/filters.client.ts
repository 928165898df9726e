import { announceInserted } from '../announce-inserted.ts';
import { type Mount, partsOf, prefersReducedMotion } from '../client-module.ts';
import { type FetchedPage, parsePage } from '../fetched-page.ts';
import { rememberMotionSwitch } from '../motion-switch.ts';

/** Values of `data-part` that this script looks for. */
type FiltersPart = 'choice' | 'opening' | 'results' | 'status';

const { part, parts, selector } = partsOf<FiltersPart>();

const itemsOf = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-slug]')];

/**
 * Names items that are in both lists and at most four windows away, so that the view transition
 * moves them instead of fading.
 */
function nameStaying(root: HTMLElement, staying: ReadonlySet<string | undefined>): HTMLElement[] {
  const named = itemsOf(root).filter((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return staying.has(item.dataset.slug) && bottom > -4 * innerHeight && top < 5 * innerHeight;
  });
  for (const item of named) {
    item.style.viewTransitionName = `item-${item.dataset.slug}`;
    item.style.setProperty('view-transition-class', 'travelling');
  }
  return named;
}

const unname = (named: readonly HTMLElement[]): void => {
  for (const item of named) {
    item.style.viewTransitionName = '';
    item.style.removeProperty('view-transition-class');
  }
};

/** Runs a change as a view transition, if the browser supports it and motion is allowed. */
async function animated(root: HTMLElement, page: Document, change: () => void): Promise<void> {
  if (!document.startViewTransition || prefersReducedMotion()) return change();
  const here = new Set(itemsOf(root).map(({ dataset }) => dataset.slug));
  const staying = new Set(
    itemsOf(page)
      .map(({ dataset }) => dataset.slug)
      .filter((slug) => here.has(slug)),
  );
  const before = nameStaying(root, staying);
  let after: HTMLElement[] = [];
  const transition = document.startViewTransition(() => {
    unname(before);
    change();
    after = nameStaying(root, staying);
  });
  await transition.updateCallbackDone;
  transition.finished.finally(() => unname(after));
}

/**
 * Applies filters and views without a reload: fetches the linked page and replaces the list.
 * Address, title and history follow the link; any error falls back to a normal navigation.
 */
export const mount: Mount = (element, gone) => {
  const status = part(element, 'status');
  let latest = 0;
  let shown = location.pathname + location.search;

  /** Replaces the opening if the other view has a different one. */
  const replaceOpening = (page: Document): void => {
    const [old, fresh] = [part(element, 'opening'), part(page, 'opening')];
    if (!old || !fresh || old.className === fresh.className) return;
    old.replaceWith(fresh);
    announceInserted([fresh]);
    rememberMotionSwitch();
  };

  const replaceBy = ({ page, bringStyles }: FetchedPage): void => {
    const [old, fresh] = [part(element, 'results'), part(page, 'results')];
    const [choices, freshChoices] = [parts(element, 'choice'), parts(page, 'choice')];
    if (!old || !fresh || choices.length !== freshChoices.length) throw new Error('It is another page.');
    bringStyles();
    replaceOpening(page);
    old.replaceWith(fresh);
    announceInserted([fresh]);
    // Keeps the link elements, with their focus and stretch, and updates their attributes.
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
    if (status) status.textContent = part(element, 'results')?.dataset.announcement ?? '';
  };

  const show = async (address: string, arrive: () => void): Promise<void> => {
    latest += 1;
    const turn = latest;
    try {
      const response = await fetch(address, { headers: { accept: 'text/html' } });
      if (!response.ok) throw new Error(String(response.status));
      const other = parsePage(await response.text());
      if (turn !== latest) return;
      await animated(element, other.page, () => {
        arrive();
        replaceBy(other);
      });
      shown = location.pathname + location.search;
      announce();
    } catch {
      if (turn === latest) location.assign(address);
    }
  };

  element.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      `a${selector('choice')}, ${selector('results')} nav a`,
    );
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const pages = !link.matches(selector('choice'));
    show(link.href, () => {
      if (link.href !== location.href) history.pushState(null, '', link.href);
      if (pages) part(element, 'results')?.scrollIntoView({ behavior: 'instant' });
    }).then(() => {
      // Focuses the results, because the pressed page number was replaced. A filter keeps its own
      // focus.
      if (pages) part(element, 'results')?.focus({ preventScroll: true });
    });
  });
  const goBack = (): void => {
    // A fragment navigation does not change the list.
    if (location.pathname + location.search !== shown) show(location.href, () => {});
  };
  addEventListener('popstate', goBack, { signal: gone });
};
