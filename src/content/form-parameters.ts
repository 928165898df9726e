import { oneOf, type PageQuery } from './parameters.ts';

/**
 * Parameter of pages that may have a contact form: it was sent, and with which boxes ticked. One
 * parameter, so that a page has few cache entries.
 */
export const formParameters = {
  sent: oneOf('1', 'call', 'newsletter', 'call-newsletter'),
} satisfies PageQuery['parameters'];
