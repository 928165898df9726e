/**
 * A loader of Turbopack, for the parts of Payload with fields for passwords. Needed for `@payloadcms/next` and `@payloadcms/ui` 3.90.1,
 * which tell password managers to keep out (`autocomplete="off"`) where somebody signs in, chooses a password or repeats it. No report known.
 *
 * @param {string} source
 * @returns {string}
 */
export default function passwordHints(source) {
  const hint = source.includes('const ResetPasswordForm =') ? 'new' : 'current';
  return source
    .replaceAll('_jsx(PasswordField, {', `_jsx(PasswordField, { autoComplete: "${hint}-password",`)
    .replaceAll(/(confirmPassword"\),autoComplete:)"off"/g, '$1"new-password"');
}
