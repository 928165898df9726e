/** Returns a mailto link. Encodes `?` and `&`, which would add headers to the mail. */
export const mailtoLink = (address: string): string => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
