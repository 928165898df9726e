import type { AfterErrorHook } from 'payload';
import { sayIn } from '../panel/say.ts';
import { isFullDisk } from '../patches/logging/redacted-error.ts';

const words = 'The disk of the server is full, and nothing was saved. Ask an administrator to make room.';

/** Explains a full disk in the panel, where Payload would answer "Something went wrong". */
export const explainsFullDisk: AfterErrorHook = ({ error, req }) =>
  isFullDisk(error)
    ? { status: 507, response: { errors: [{ name: 'FullDisk', message: sayIn(req.i18n)(words) }] } }
    : undefined;
