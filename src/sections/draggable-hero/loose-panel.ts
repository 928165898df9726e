import { prefersReducedMotion } from '../../motion/client-module.ts';

/** Minimum visible part of a panel on the stage, in CSS pixels. */
const grip = 48;

/** Durations in ms: sliding after release, and settling. */
const slide = 140;
const settling = 620;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Panel on a stage. Its top, and part of its width, always stay on the stage. */
export class LoosePanel {
  readonly #panel: HTMLElement;
  readonly #stage: HTMLElement;
  #carried: Point = { x: 0, y: 0 };
  #steps: readonly (Point & { readonly at: number })[] = [];

  constructor(panel: HTMLElement, stage: HTMLElement) {
    this.#panel = panel;
    this.#stage = stage;
  }

  #bounded({ x, y }: Point): Point {
    const { offsetWidth } = this.#panel;
    const { clientWidth, clientHeight } = this.#stage;
    return {
      x: Math.min(clientWidth - grip, Math.max(grip - offsetWidth, x)),
      y: Math.min(clientHeight - grip, Math.max(0, y)),
    };
  }

  #place({ x, y }: Point): void {
    this.#panel.style.left = `${x}px`;
    this.#panel.style.top = `${y}px`;
  }

  get #origin(): Point {
    return { x: this.#panel.offsetLeft, y: this.#panel.offsetTop };
  }

  /** Moves the panel by an offset in CSS pixels. */
  shift(x: number, y: number): void {
    const from = this.#origin;
    this.#place(this.#bounded({ x: from.x + x, y: from.y + y }));
  }

  /** Starts a drag from the current position, also during a slide. */
  lift(): void {
    const [x = 0, y = 0] = getComputedStyle(this.#panel)
      .translate.split(' ')
      .map((value) => Number.parseFloat(value) || 0);
    for (const animation of this.#panel.getAnimations()) animation.cancel();
    if (x || y) this.shift(x, y);
    this.#carried = { x: 0, y: 0 };
    this.#steps = [];
    this.#panel.dataset.lifted = '';
  }

  /** Moves the panel during a drag, by a transform without layout. */
  carry(x: number, y: number): void {
    const from = this.#origin;
    const to = this.#bounded({ x: from.x + x, y: from.y + y });
    this.#carried = { x: to.x - from.x, y: to.y - from.y };
    this.#panel.style.translate = `${this.#carried.x}px ${this.#carried.y}px`;
    this.#steps = [...this.#steps.slice(-3), { x, y, at: performance.now() }];
  }

  /** Ends a drag: the panel slides by its momentum and settles. */
  drop(): void {
    const from = this.#origin;
    const [first, last] = [this.#steps[0], this.#steps.at(-1)];
    const time = first && last ? performance.now() - first.at : 0;
    const still = prefersReducedMotion() || !first || !last || time === 0;
    const thrown = still
      ? { x: 0, y: 0 }
      : { x: ((last.x - first.x) / time) * slide, y: ((last.y - first.y) / time) * slide };
    const to = this.#bounded({ x: from.x + this.#carried.x + thrown.x, y: from.y + this.#carried.y + thrown.y });
    const back = { x: from.x + this.#carried.x - to.x, y: from.y + this.#carried.y - to.y };
    delete this.#panel.dataset.lifted;
    this.#panel.style.translate = '';
    this.#place(to);
    if (still && (prefersReducedMotion() || !last)) return;
    this.#panel.animate(
      [
        { translate: `${back.x}px ${back.y}px`, scale: 1.05, easing: 'cubic-bezier(0.2, 0.85, 0.15, 1)' },
        { translate: '0px 0px', scale: 0.975, offset: 0.6, easing: 'ease-out' },
        { translate: '0px 0px', scale: 1.006, offset: 0.84, easing: 'ease-in-out' },
        { translate: '0px 0px', scale: 1 },
      ],
      settling,
    );
  }

  /** Position in per cent of the stage. */
  get place(): { readonly left: number; readonly top: number } {
    const { x, y } = this.#origin;
    const share = (part: number, whole: number): number => Math.round((part / whole) * 100);
    return { left: share(x, this.#stage.clientWidth), top: share(y, this.#stage.clientHeight) };
  }
}
