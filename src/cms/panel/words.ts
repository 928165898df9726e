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

/** The same in Chinese; Payload's own Chinese in the words of Hong Kong says the rest. */
export const chinesePanelWords = {
  authentication: {
    changePassword: '更改密碼',
    youAreInactive: '你有一段時間沒有操作，為了帳戶安全，快將自動登出。要維持登入嗎？',
  },
  error: {
    correctInvalidFields: '有欄位漏填或有誤，請看欄位旁的提示。',
    followingFieldsInvalid_one: '以下欄位漏填或有誤：',
    followingFieldsInvalid_other: '以下欄位漏填或有誤：',
    documentNotFound: '找不到記錄，或沒有權限。',
    unableToDeleteCount: '{{total}} 個{{label}}之中，{{count}} 個未能刪除。',
    unableToUpdateCount: '{{total}} 個{{label}}之中，{{count}} 個未有更改。',
  },
  fields: { block: '第' },
  general: {
    addBelow: '在下面新增',
    adminTheme: '後台主題',
    and: '而且',
    anotherUserTakenOver: '你已儲存的修改仍在；未儲存的在下面。',
    backToDashboard: '返回「今天」',
    columns: '欄位',
    copyRow: '複製這項',
    create: '新增',
    created: '建立時間',
    createNew: '新增',
    createNewLabel: '新增{{label}}',
    creating: '新增中',
    creatingNewLabel: '尚未儲存',
    currentlyEditing: '正在編輯。你可以返回，或者只看不改。如果你接手，會由現時寫到的地方繼續，對方就只能看。',
    documentLocked: '編輯中',
    duplicate: '複製一份',
    editingTakenOver: '已被接手',
    filters: '篩選',
    lastModified: '最後修改',
    leaveWithoutSaving: '不儲存就離開',
    noLabel: '–',
    nothingFound: '找不到',
    of: '/',
    or: '或',
    pasteRow: '貼上這項',
    payloadSettings: '後台',
    row: '項',
    rows: '項',
    searchBy: '搜尋{{label}}',
    selectValue: '請選擇……',
    sortByLabelDirection: '按{{label}}{{direction}}排列',
    sorryNotFound: '找不到頁面，或沒有權限。',
    stayOnThisPage: '留在這頁',
    takeOver: '接手',
    untitled: '無標題',
    viewReadOnly: '只看不改',
  },
  lexical: {
    blockquote: { label: '引文' },
    general: {
      placeholder: '開始輸入，或按 / 選擇指令……',
      slashMenuBasicGroupLabel: '基本',
      toolbarItemsActive: '已選 {{count}} 項',
    },
    inlineCode: { label: '程式碼' },
    orderedList: { label: '編號清單' },
    paragraph: { label: '段落', label2: '內文' },
    unorderedList: { label: '項目清單' },
  },
  validation: {
    greaterThanMax: '最多 {{max}}，現在是 {{value}}。',
    lessThanMin: '最少 {{min}}，現在是 {{value}}。',
    limitReached: '這裏最多放 {{max}} 個。',
    longerThanMin: '最少要寫 {{minLength}} 個字。',
    requiresAtLeast: '最少要加 {{count}} 個。',
    required: '請填寫這個欄位。',
    requiresNoMoreThan: '這裏最多放 {{count}} 個。',
    shorterThanMax: '最多 {{maxLength}} 個字。',
  },
  version: {
    aboutToRestore: '這個{{label}}會立刻以 {{versionDate}} 的樣子出現在網站上。想網站維持現狀，請選「還原為草稿」。',
    aboutToRestoreDraft: '這個{{label}}會以 {{versionDate}} 的樣子變成草稿。發佈之前，網站維持現狀。',
    changed: '已發佈，有未發佈修改',
    lastSavedAgo: '上次儲存：{{distance}}前',
    restoreThisVersion: '還原這個版本',
  },
} as const;
