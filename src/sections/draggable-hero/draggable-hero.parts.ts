import { namesOfParts, type PartOf } from '../../motion/parts.ts';

/** Parts of a stage of loose panels, by the names that its script knows them by. */
export const draggableHeroPart = namesOfParts('panel', 'handle', 'hint', 'way', 'tools', 'step', 'status');

export type DraggableHeroPart = PartOf<typeof draggableHeroPart>;
