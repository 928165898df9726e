/**
 * What REST says to somebody whom it does not know; the panel knows by it that a session has ended.
 */
export const signInFirst = 'Sign in first.';
