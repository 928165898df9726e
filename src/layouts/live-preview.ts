/**
 * Live preview: updates the page while an editor types, highlights the edited section and reports
 * clicked ones to the panel. Replaces only changed parts, so that scroll position and opened
 * elements stay.
 */

import { announceInserted } from '../motion/announce-inserted.ts';
import { editingFrame } from './editing-frame.ts';

const panel = window.parent === window ? (window.opener as Window | null) : window.parent;
const tell = (message: object): void => panel?.postMessage(message, location.origin);

/** Comment by which the server marks the start of a part. */
const beginsPart = /^part:([\w-]+)$/;

interface Part {
  readonly name: string;
  readonly nodes: readonly Element[];
}

/**
 * Splits a page into its parts. A part contains the elements between two comments of one parent.
 */
function partsOf(root: ParentNode & Node): Part[] {
  const parts: Part[] = [];
  const comments = document.createNodeIterator(root, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    const [, name] = beginsPart.exec(comment.nodeValue ?? '') ?? [];
    if (name === undefined) continue;
    const nodes: Element[] = [];
    for (let next = comment.nextSibling; next && !isBeginning(next); next = next.nextSibling)
      if (next instanceof Element) nodes.push(next);
    parts.push({ name, nodes });
  }
  return parts;
}

const isBeginning = (node: Node): boolean =>
  node.nodeType === Node.COMMENT_NODE && beginsPart.test(node.nodeValue ?? '');
const namesOf = (parts: readonly Part[]): string => parts.map(({ name }) => name).join(' ');
const htmlOf = ({ nodes }: Part): string => nodes.map((node) => node.outerHTML).join('');

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
const stylesOf = (page: Document): string =>
  [...page.head.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

const frame = editingFrame();

/** Latest page from the server; changes that scripts make are ignored in comparisons. */
let written: Document | undefined;
let editing: { readonly part: string; readonly name: string } | undefined;

/** Empties a parsed document. Chromium 156 leaks a parsed document that contains a video. */
const empty = (page: Document | undefined): void => page?.documentElement.remove();

function showEditing(scroll: boolean): void {
  for (const node of document.querySelectorAll('[data-editing]')) node.removeAttribute('data-editing');
  const part = partsOf(document.body).find(({ name }) => name === editing?.part);
  for (const node of part?.nodes ?? []) node.setAttribute('data-editing', '');
  frame.around(part?.nodes ?? [], editing?.name ?? '', scroll);
}

function replace(next: Document): void {
  const { ground, theme } = next.documentElement.dataset;
  Object.assign(document.documentElement.dataset, { ground, ...(theme ? { theme } : {}) });
  if (written && stylesOf(written) !== stylesOf(next)) sheet.replaceSync(stylesOf(next));
  const [before, after] = [written, next].map((page) => (page ? partsOf(page.body) : []));
  const shown = partsOf(document.body);
  const outside = (page: Document | undefined) => {
    const copy = page?.querySelector('main')?.cloneNode(true) as Element | undefined;
    for (const { nodes } of copy ? partsOf(copy) : []) for (const node of nodes) node.remove();
    return copy?.innerHTML;
  };
  const alike = before && after && namesOf(before) === namesOf(after) && namesOf(shown) === namesOf(after);
  if (alike && outside(written) === outside(next)) {
    after.forEach((part, index) => {
      const [was, there] = [before[index], shown[index]];
      const [first] = there?.nodes ?? [];
      if (!was || !there || !first || htmlOf(was) === htmlOf(part)) return;
      const arrived = part.nodes.map((node) => document.importNode(node, true));
      first.before(...arrived);
      for (const node of there.nodes) node.remove();
      announceInserted(arrived);
    });
  } else {
    const main = document.querySelector('main');
    const arrived = next.querySelector('main');
    if (!main || !arrived) return;
    main.replaceChildren(...[...arrived.childNodes].map((node) => document.importNode(node, true)));
    announceInserted(main.children);
  }
  empty(written);
  written = next;
  document.title = next.title;
  showEditing(false);
}

let asking: AbortController | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
/** Latest data of the form. */
let newest: unknown;

/** Debounce of typing in milliseconds. */
const pause = 150;
/** Milliseconds before a failed request is repeated. */
const again = 2000;

/** Renders the page with unsaved data on the server; undefined when it refuses. */
async function pageWith(data: unknown, signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
    signal,
  });
  if (answer.status >= 500) throw new Error(`The preview answered ${answer.status}.`);
  return answer.ok ? answer.text() : undefined;
}

function follow(data: unknown, wait = pause): void {
  newest = data;
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    const page = await pageWith(data, own.signal).catch(() => {
      if (newest === data) follow(data, again);
      return undefined;
    });
    if (page !== undefined && !own.signal.aborted) replace(new DOMParser().parseFromString(page, 'text/html'));
  }, wait);
}

addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
  if (origin !== location.origin || source !== panel || typeof data !== 'object' || data === null) return;
  const message = data as Readonly<Partial<Record<'type' | 'data' | 'part' | 'name', unknown>>>;
  if (message.type === 'payload-live-preview' && message.data) follow(message.data);
  if (message.type === 'preview-part' && typeof message.part === 'string') {
    editing = { part: message.part, name: typeof message.name === 'string' ? message.name : '' };
    showEditing(true);
  }
});

addEventListener(
  'click',
  (event) => {
    const pressed = event.target as Element;
    const part = partsOf(document.body).find(({ nodes }) => nodes.some((node) => node.contains(pressed)));
    if (part) tell({ type: 'preview-part-pressed', part: part.name });
    // Links and forms are disabled in a preview.
    if (pressed.closest('a[href]')) event.preventDefault();
  },
  { capture: true },
);
addEventListener('submit', (event) => event.preventDefault(), { capture: true });

const draftOf = (page: Document): string | null | undefined =>
  page.head.querySelector('meta[name="draft"]')?.getAttribute('content');

async function begin(): Promise<void> {
  const answer = await fetch(location.pathname);
  const now = answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined;
  // If a save happened since this page was sent, `written` stays unset, and the panel's first
  // message replaces the whole page.
  if (now && draftOf(now) === draftOf(document)) written = now;
  else empty(now);
  tell({ type: 'payload-live-preview', ready: true });
}

void begin();
