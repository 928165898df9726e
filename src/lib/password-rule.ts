const shortest = 12;
const longest = 200;
/** Rejects passwords typed by holding down one or two keys. */
const fewestDifferent = 5;

/**
 * Checks a password against the one rule for all passwords.
 *
 * @param password value as sent, which may be no string
 * @param email address of the account, where it is known
 * @returns the fault as a sentence for the person who chose it; undefined when there is none
 */
export function passwordIssue(password: unknown, email?: unknown): string | undefined {
  if (typeof password !== 'string') return 'A password is text.';
  // Spaces count inside a password but not around it.
  if ([...password.trim()].length < shortest) return `A password has at least ${shortest} characters.`;
  if (password.length > longest) return `A password has at most ${longest} characters.`;
  if (new Set(password.toLowerCase()).size < fewestDifferent)
    return `A password has at least ${fewestDifferent} different characters.`;
  if (typeof email === 'string' && password.trim().toLowerCase() === email.trim().toLowerCase())
    return 'A password is not the address it belongs to.';
  return undefined;
}
