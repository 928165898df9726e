/**
 * REST answer to a request without an account. The panel recognises an ended session by this text.
 */
export const signInFirst = 'Sign in first.';
