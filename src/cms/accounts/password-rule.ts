const shortest = 12;
const longest = 200;
/** Enough to tell a password from a key that somebody leant on. */
const fewestDifferent = 5;

/**
 * The one rule for every password, whichever way it is set.
 *
 * @param password what was sent, which need not be a string
 * @param email the address that it is for, as far as it is known
 * @returns what is wrong with it, as a sentence for the person who chose it; undefined when nothing
 *   is
 */
export function passwordFault(password: unknown, email?: unknown): string | undefined {
  if (typeof password !== 'string') return 'A password is text.';
  // Spaces are welcome inside a password; around it they add nothing that anybody would remember.
  if ([...password.trim()].length < shortest) return `A password has at least ${shortest} characters.`;
  if (password.length > longest) return `A password has at most ${longest} characters.`;
  if (new Set(password.toLowerCase()).size < fewestDifferent)
    return `A password has at least ${fewestDifferent} different characters.`;
  if (typeof email === 'string' && password.trim().toLowerCase() === email.trim().toLowerCase())
    return 'A password is not the address it belongs to.';
  return undefined;
}
