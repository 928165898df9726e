/** Status of a published page with unpublished changes. */
export const publishedWithChanges = 'Published, with changes';

/** Replaces texts of Payload that are unclear or do not fit this panel. */
export const panelWords = {
  error: {
    correctInvalidFields: 'Something is missing or wrong. See the message beside the field.',
    followingFieldsInvalid_one: 'This is missing or wrong:',
    followingFieldsInvalid_other: 'These are missing or wrong:',
    documentNotFound: 'Record not found, or no permission.',
    unableToDeleteCount: '{{count}} of {{total}} {{label}} could not be deleted.',
    unableToUpdateCount: '{{count}} of {{total}} {{label}} stayed unchanged.',
  },
  // Part of the note about a refused publishing: “Sections → No. 2 (Statement) → Link”.
  fields: { block: 'No.' },
  general: {
    anotherUserTakenOver: 'Your saved changes are kept; unsaved ones are below.',
    backToDashboard: 'Back to Today',
    // Shown beside the save button of a new record, whose title already says what it is.
    creatingNewLabel: 'Not saved yet',
    currentlyEditing:
      'is editing this. You can go back or read it. If you take over, you continue from what is written so far, and they can only read.',
    documentLocked: 'Being edited',
    editingTakenOver: 'Taken over',
    // Shown for an empty field; Payload writes "<No Label>", with the field's label.
    noLabel: '–',
    nothingFound: 'Nothing found',
    or: 'or',
    payloadSettings: 'The panel',
    selectValue: 'Choose …',
    sorryNotFound: 'Page not found, or no permission.',
    untitled: 'Untitled',
  },
  validation: {
    greaterThanMax: 'At most {{max}}: this is {{value}}.',
    lessThanMin: 'At least {{min}}: this is {{value}}.',
    limitReached: 'At most {{max}} fit here.',
    longerThanMin: 'Write at least {{minLength}} letters.',
    requiresAtLeast: 'Add at least {{count}}.',
    requiresNoMoreThan: 'At most {{count}} fit here.',
    shorterThanMax: 'At most {{maxLength}} letters.',
  },
  version: {
    aboutToRestore:
      'This {{label}} will be on the site at once as it was on {{versionDate}}. Choose “Restore as draft” to leave the site as it is.',
    aboutToRestoreDraft:
      'This {{label}} will become a draft as it was on {{versionDate}}. The site stays as it is until you publish.',
    changed: publishedWithChanges,
  },
} as const;
