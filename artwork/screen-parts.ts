/** What the pages of a case are put together from. */
import { frame, pick, rect, scene, times, words } from './draw.ts';
import type { Inks, World } from './world.ts';

export type Picture = { name: string; width: number; height: number; drawing: string };

/** One picture by name and size. */
export function piece(name: string, width: number, height: number, drawing: string): Picture {
  return { name, width, height, drawing };
}

/** The second ground of a case's pages and what is set on it. */
export function panelOf(world: World, inks: Inks): { panel: string; panelType: string } {
  return world.ground === inks.pale
    ? { panel: inks.dark, panelType: inks.pale }
    : { panel: inks.pale, panelType: inks.dark };
}

/** Fills a box with a hero or a pattern. */
export function wide(x: number, y: number, width: number, height: number, drawing: string, align?: string): string {
  return frame({ x, y, width, height }, 1600, 1000, drawing, align);
}

/** Fills a box with an item. */
export function tall(x: number, y: number, width: number, height: number, drawing: string): string {
  return frame({ x, y, width, height }, 400, 500, drawing);
}

/** Fills a box with a diagram. */
export function board(x: number, y: number, width: number, height: number, drawing: string): string {
  return frame({ x, y, width, height }, 1000, 700, drawing);
}

/** A page's header: a wordmark, a menu, a button. The side decides which of three orders it takes. */
export function header(width: number, height: number, world: World, inks: Inks, side: number): string {
  const thick = height * 0.2;
  const y = (height - thick) / 2;
  const gap = height * 0.5;
  const mark = height * 0.34;
  const button = world.bar === inks.accent ? inks.dark : inks.accent;
  const logo = (x: number) =>
    rect(x, (height - mark) / 2, mark, mark, button) + rect(x + mark * 1.3, y, height * 1.2, thick, world.type);
  const menu = (x: number) => times(3, (index) => rect(x + index * height * 0.95, y, height * 0.62, thick, world.type));
  const ground = rect(0, 0, width, height, world.bar);
  const end = rect(width - gap - height * 1.3, height * 0.24, height * 1.3, height * 0.52, button);
  if (side % 3 === 0) return ground + logo(gap) + menu(width - gap - height * 4.6) + end;
  if (side % 3 === 1) return ground + menu(gap) + logo(width / 2 - height * 0.8) + end;
  return ground + logo(gap) + menu(height * 3.4) + end;
}

/** A phone page: slim header, content, one button across the foot. */
export function phone(world: World, inks: Inks, content: string): string {
  const button = world.ground === inks.accent ? inks.dark : inks.accent;
  return scene(
    world.ground,
    content,
    rect(0, 0, 780, 120, world.bar),
    rect(48, 42, 40, 40, button),
    rect(104, 50, 170, 24, world.type),
    rect(676, 44, 56, 10, world.type),
    rect(676, 70, 56, 10, world.type),
    rect(48, 1508, 684, 132, button),
    rect(290, 1558, 200, 32, button === inks.accent ? inks.dark : inks.pale),
  );
}

/** The width of a page's words, uneven as words are. */
export const lengths = [[3.2, 2.1], [1.4, 1, 2.2], [4.1], [1.8, 2.6], [0.8, 2.4, 1.2], [3.6, 1.4]];

/** Some lines of words below each other. */
export function lines(x: number, y: number, size: number, colour: string, count: number, from = 0): string {
  return times(count, (row) => words(x, y + row * size * 1.9, size, colour, pick(lengths, row + from)));
}
