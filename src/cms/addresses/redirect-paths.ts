import { foldedPath } from '../../lib/request-path.ts';

/**
 * Path in the form in which requests are looked up. Query and fragment stay as they are, and so
 * does a text that cannot be a path.
 */
export function requestedPath(typed: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(typed) ?? [];
  return `${foldedPath(path) ?? path}${rest.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)}`;
}

/** Strips query and fragment. */
export const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, '');

/** Whether this is an address on another host that a redirect may lead to. */
export function isOutsideAddress(text: string): boolean {
  if (!URL.canParse(text) || /[\s\\]/.test(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === '' && /^https?:\/\//i.test(text);
}

/**
 * Whether this is a path on this site. Browsers read a backslash as a slash, and two slashes as
 * another host.
 */
export const isPath = (text: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(text);

/**
 * Path in readable letters: `/關於` for `/%e9%97%9c%e6%96%bc`. A path that would not encode back to
 * itself stays as it is.
 */
export function readablePath(path: string): string {
  try {
    const readable = decodeURI(path);
    return isPath(readable) && requestedPath(readable) === path ? readable : path;
  } catch {
    return path;
  }
}
