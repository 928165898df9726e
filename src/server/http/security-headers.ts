/**
 * Headers of every answer, besides its content security policy.
 *
 * @param secure whether the site is served over https, which adds HSTS
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

/** Policy of answers that are no documents: nothing may load or run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Policy of the admin panel. Next writes inline scripts and styles without hashes; all sources are
 * limited to this origin, and so is framing.
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
 * Policy of pages in development: Vite writes inline scripts and styles, and keeps a reload socket
 * open.
 */
export const developmentPagePolicy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:; frame-src https://player.vimeo.com; frame-ancestors 'none'";

/** Policy of the panel in development: Next evaluates code and keeps a reload socket open. */
export const developmentAdminPolicy = adminPolicy
  .replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")
  .replace("connect-src 'self'", "connect-src 'self' ws:");
