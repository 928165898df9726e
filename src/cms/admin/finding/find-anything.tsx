import type { ServerProps } from 'payload';
import { isStaff } from '../../roles/may.ts';
import { Finder } from './finder.tsx';

/** In the bar above every view: the way to any record by its name. Whoever has still to choose a password has nothing to find. */
export const FindAnything = ({ user }: ServerProps) => (isStaff(user) ? <Finder /> : null);
