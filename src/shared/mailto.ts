/** Link to a mailbox. An address may hold `?` and `&`, which would add headers to the mail. */
export const mailtoLink = (address: string): string => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
