/**
 * Whether this page is counted: not where the site counts nothing, nor for whoever has told their
 * browser to ask for that.
 */
export const isCounted = (): boolean =>
  'figures' in document.documentElement.dataset &&
  !(navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl &&
  navigator.doNotTrack !== '1';

/** Tells the server something of this page: nothing of who looks at it. */
export const tell = (said: Readonly<Record<string, number | string | undefined>>): boolean =>
  navigator.sendBeacon('/api/figures', JSON.stringify({ path: location.pathname, ...said }));
