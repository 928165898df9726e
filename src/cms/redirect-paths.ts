import { foldedPath } from '../shared/request-path.ts';

/**
 * A path in the form in which requests for it are looked up. A query and a fragment stay as they
 * are, and so does what cannot be a path.
 */
export function requestedPath(typed: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(typed) ?? [];
  return `${foldedPath(path) ?? path}${rest.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)}`;
}

/** The path alone, as pages are known by it. */
export const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, '');

/** Whether this is an address on another host that a browser may be sent to. */
export function isOutsideAddress(text: string): boolean {
  if (!URL.canParse(text) || /[\s\\]/.test(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === '' && /^https?:\/\//i.test(text);
}

/**
 * Whether this is a path on this site. Browsers take a backslash for a slash, and two of them for
 * another host.
 */
export const isPath = (text: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(text);

/**
 * A path as people read it: `/關於` for `/%e9%97%9c%e6%96%bc`. What would not be asked for in the
 * same way again stays as it is.
 */
export function readablePath(path: string): string {
  try {
    const readable = decodeURI(path);
    return isPath(readable) && requestedPath(readable) === path ? readable : path;
  } catch {
    return path;
  }
}
