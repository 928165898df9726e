/** Names of the destinations of enquiries. */
export const destinationNames = {
  sheet: 'Spreadsheet',
  crm: 'CRM',
  webhook: 'Webhook',
  mail: 'Team e-mail',
  newsletter: 'Newsletter confirmation',
  receipt: 'Auto-reply',
} as const;

export type DestinationId = keyof typeof destinationNames;
