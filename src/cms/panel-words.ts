/** What Payload says otherwise, or of a panel that is not this one. */
export const panelWords = {
  error: {
    correctInvalidFields: 'Something is missing or wrong. It is said beside its field.',
    documentNotFound: 'There is no such record, or it is not for you.',
  },
  general: {
    backToDashboard: 'Back to Today',
    noDateSelected: 'Choose a day and a time first.',
    // Nobody looks for a name of what is not there.
    noLabel: '–',
    nothingFound: 'Nothing found',
    noUpcomingEventsScheduled: 'Nothing is booked.',
    or: 'or',
    payloadSettings: 'The panel',
    sorryNotFound: 'Nothing lies at this address, or it is not for you.',
    untitled: 'Without a name',
    upcomingEvents: 'Booked',
  },
} as const;
