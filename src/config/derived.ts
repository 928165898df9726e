import path from 'node:path';
import type { Settings } from './env.ts';

/** Folder of the files that came with submissions. */
export const filesFolder = ({ DATA_DIR }: Settings): string => path.join(DATA_DIR, 'submissions');

/** Milliseconds that another server may take to answer. */
export const timeoutOf = ({ DELIVERY_PATIENCE }: Settings): number => DELIVERY_PATIENCE * 1000;
