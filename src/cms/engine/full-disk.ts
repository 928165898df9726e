import type { AfterErrorHook } from 'payload';
import { isFullDisk } from './harmless-error.ts';

const words = 'The disk of the server is full, and nothing was saved. Ask an administrator to make room.';

/** Says in the panel why nothing can be saved, where Payload says that something went wrong. */
export const saysFull: AfterErrorHook = ({ error }) =>
  isFullDisk(error) ? { status: 507, response: { errors: [{ name: 'FullDisk', message: words }] } } : undefined;
