/**
 * Highlights the section being edited with a frame and its name, and shows placeholders of
 * unfinished sections. Loaded only in the panel's preview.
 */

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .editing-frame {
    position: absolute; z-index: 9; box-sizing: border-box; pointer-events: none;
    border: calc(4px / var(--share)) solid var(--ink);
    outline: calc(3px / var(--share)) solid var(--paper);
    box-shadow: inset 0 0 0 calc(3px / var(--share)) var(--paper);
  }
  .editing-frame > span {
    position: absolute; inset-block-start: var(--tag-top); inset-inline-start: calc(-4px / var(--share));
    box-sizing: border-box; block-size: calc(28px / var(--share)); max-inline-size: 90%;
    padding-inline: calc(10px / var(--share)) calc(22px / var(--share));
    overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    background: var(--ink); color: var(--paper);
    clip-path: polygon(0 0, 100% 0, calc(100% - 9px / var(--share)) 50%, 100% 100%, 0 100%);
    font: 760 calc(14px / var(--share)) / calc(28px / var(--share)) var(--data); font-stretch: 90%;
  }
  .editing-frame > span::before { content: '▼ '; }
  .editing-frame > span:empty { display: none; }
  .unfinished-section {
    margin: 0; padding: 48px 24px; outline: 2px dashed currentcolor; outline-offset: -12px;
    font: 640 18px / 1.4 var(--data); text-align: center;
  }
`);

const tagHeight = 28;

/** Scale of the preview: the panel shrinks pages that are wider than the space beside the form. */
function shareShown(): number {
  const width = window.frameElement?.getBoundingClientRect().width;
  return width ? width / window.innerWidth : 1;
}

/** Height of the sticky header, below which scrolled-to sections are placed. */
const barHeight = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

export interface EditingFrame {
  /** Frames these elements and optionally scrolls to them. An empty list removes the frame. */
  readonly around: (nodes: readonly Element[], name: string, scroll: boolean) => void;
}

export function editingFrame(): EditingFrame {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const frame = document.createElement('div');
  const tag = document.createElement('span');
  frame.className = 'editing-frame';
  frame.ariaHidden = 'true';
  frame.append(tag);
  let framed: readonly Element[] = [];
  /**
   * Remaining corrections of the scroll position: deferred sections may change height while they
   * are scrolled past.
   */
  let patches = 0;

  const boxes = () => framed.map((node) => node.getBoundingClientRect()).filter(({ height }) => height > 0);
  const top = () => Math.min(...boxes().map((box) => box.top)) + window.scrollY;

  const place = () => {
    frame.hidden = boxes().length === 0;
    if (frame.hidden) return;
    const share = shareShown();
    const start = top();
    const end = Math.max(...boxes().map(({ bottom }) => bottom)) + window.scrollY;
    const edge = 3 / share;
    const above = start - barHeight() - tagHeight / share;
    Object.assign(frame.style, {
      insetBlockStart: `${start}px`,
      insetInlineStart: `${edge}px`,
      inlineSize: `${document.documentElement.clientWidth - 2 * edge}px`,
      blockSize: `${end - start}px`,
    });
    frame.style.setProperty('--share', String(share));
    // The first section lies below the header, so its name is placed inside the frame, under the
    // header.
    frame.style.setProperty('--tag-top', `${above >= 0 ? -tagHeight / share : Math.max(0, barHeight() - start)}px`);
  };

  const goal = () =>
    Math.max(
      0,
      Math.min(top() - barHeight() - tagHeight / shareShown(), document.documentElement.scrollHeight - innerHeight),
    );
  const go = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // `scrollIntoView` would also scroll the panel around the page.
    window.scrollTo({ top: goal(), behavior: still ? 'instant' : 'smooth' });
  };
  window.addEventListener('scrollend', () => {
    if (patches === 0 || boxes().length === 0 || Math.abs(goal() - window.scrollY) < 4) return;
    patches -= 1;
    go();
  });
  for (const moved of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(moved, () => (patches = 0), { passive: true });

  const watching = new ResizeObserver(place);
  let width = window.innerWidth;
  window.addEventListener('resize', () => {
    place();
    if (width === window.innerWidth || boxes().length === 0) return;
    // Another width changes the layout and every position.
    width = window.innerWidth;
    window.scrollTo({ top: goal(), behavior: 'instant' });
  });
  return {
    around: (nodes, name, scroll) => {
      framed = nodes;
      tag.textContent = name;
      if (!frame.isConnected) document.body.append(frame);
      watching.disconnect();
      for (const node of [document.body, ...nodes]) watching.observe(node);
      place();
      if (!scroll || boxes().length === 0) return;
      patches = 3;
      go();
    },
  };
}
