import type { ChosenWork as Chosen } from './chosen-work.block.ts';
import { WorkGrid } from './work-grid.tsx';

/** A few cases in the grid of the list, below other things. */
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
