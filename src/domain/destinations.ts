/** Names of the destinations of enquiries: in the panel, and in a sentence. */
export const destinationNames = {
  sheet: { label: 'Spreadsheet', place: 'the spreadsheet' },
  crm: { label: 'CRM', place: 'the CRM' },
  webhook: { label: 'Webhook', place: 'the webhook' },
  mail: { label: 'Team e-mail', place: 'the team’s mailbox' },
  newsletter: { label: 'Newsletter confirmation', place: 'the sender’s mailbox' },
  receipt: { label: 'Auto-reply', place: 'the sender’s mailbox' },
} as const;

export type DestinationId = keyof typeof destinationNames;
