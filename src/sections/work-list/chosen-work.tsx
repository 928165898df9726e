import type { ChosenWork as Chosen } from './chosen-work.block.ts';
import { WorkGrid } from './work-grid.tsx';

/** Selected cases in the grid of the work list. */
export function ChosenWork({ works }: { readonly works: readonly Chosen[] }) {
  return (
    <WorkGrid
      works={works.map(({ picture, ...work }) => ({
        ...work,
        id: work.slug,
        clientTypes: [],
        colours: null,
        gridImageFull: picture,
        gridImageIllustration: null,
        introImageMobile: null,
      }))}
      below
    />
  );
}
