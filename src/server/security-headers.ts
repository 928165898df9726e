/**
 * Headers that every answer carries, beside its own content security policy.
 *
 * @param secure whether visitors come over https; only then may a browser be told to insist on it.
 */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  };
}

/** For answers that are no documents: nothing in them may load or run anything. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The admin panel's own policy: Next writes inline scripts and styles that carry no hash.
 * Everything stays on this origin, and nobody may frame it but itself.
 */
export const adminPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'self'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Pages while developing: Vite writes inline scripts and styles, and keeps a socket open to reload
 * them.
 */
export const developmentPagePolicy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; frame-src https://player.vimeo.com; frame-ancestors 'none'";

/**
 * The same while developing, when Next evaluates code and keeps a socket open to reload the panel.
 */
export const developmentAdminPolicy = adminPolicy
  .replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")
  .replace("connect-src 'self'", "connect-src 'self' ws:");
