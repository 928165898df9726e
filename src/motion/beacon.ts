/**
 * Whether this page view is counted: the site has statistics enabled, and the browser sends neither
 * Global Privacy Control nor Do Not Track.
 */
export const isCounted = (): boolean =>
  'analytics' in document.documentElement.dataset &&
  !(navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl &&
  navigator.doNotTrack !== '1';

/** Sends a beacon about this page to the server, without data about the visitor. */
export const sendBeacon = (data: Readonly<Record<string, number | string | undefined>>): boolean =>
  navigator.sendBeacon('/api/figures', JSON.stringify({ path: location.pathname, ...data }));
