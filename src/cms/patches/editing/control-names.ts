import { type Say, sayEnglish } from '../../panel/say.ts';

/** Selector of a control without an accessible name, and the name to give it. */
interface UnnamedControl {
  readonly selector: string;
  readonly name: (control: Element, say: Say) => string;
}

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Label of the field around a control. */
const fieldOf = (control: Element): string =>
  textOf(control.closest('.field-type')?.querySelector('.field-label')).replace(/\s*\*$/, '');

/** Header of the row (section or array row) around a control. */
const rowOf = (control: Element): string =>
  textOf(control.closest('.collapsible__toggle-wrap')?.querySelector('.collapsible__header-wrap'));

/** Alt text of the chosen picture. */
const pictureOf = (control: Element): string =>
  control.closest('.upload-relationship-details')?.querySelector('img')?.alt ?? '';

/** First cell of the record's row in a list. */
const lineOf = (control: Element): string => textOf(control.closest('tr')?.querySelector('td:not(.cell-_select)'));

/** Name of a tool of the text editor from its class: `inlineCode` becomes "Inline code". */
function toolOf(control: Element, say: Say): string {
  const [, tool = ''] = /toolbar-popup__button-([A-Za-z]+)/.exec(control.className) ?? [];
  const words = tool.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return say(words.charAt(0).toUpperCase() + words.slice(1));
}

const joined = (action: string, of: string, say: Say): string => (of ? say('{action}: {of}', { action, of }) : action);

/** Icon controls that Payload 3.90 leaves without an accessible name. */
const unnamedControls: readonly UnnamedControl[] = [
  { selector: '.collapsible__drag[role="button"]', name: (control, say) => joined(say('Move'), rowOf(control), say) },
  { selector: '.array-actions__button', name: (control, say) => joined(say('What can be done'), rowOf(control), say) },
  {
    selector: '.clipboard-action__popup .popup-button',
    name: (control, say) => joined(say('Copy and paste'), fieldOf(control), say),
  },
  { selector: '.doc-controls__popup .popup-button', name: (_, say) => say('More') },
  { selector: '.doc-controls .btn--withPopup .popup-button', name: (_, say) => say('Other ways to publish') },
  {
    selector: '.upload-relationship-details__edit',
    name: (control, say) => joined(say('Edit'), pictureOf(control), say),
  },
  {
    selector: '.upload-relationship-details__remove',
    name: (control, say) => joined(say('Take out'), pictureOf(control), say),
  },
  { selector: '.date-time-picker__clear-button', name: (control, say) => joined(say('Clear'), fieldOf(control), say) },
  { selector: '.react-datepicker__input-container input', name: fieldOf },
  { selector: '.ContentEditable__root', name: fieldOf },
  { selector: '.toolbar-popup__button', name: toolOf },
  { selector: '.clickable-arrow--left', name: (_, say) => say('Previous page') },
  { selector: '.clickable-arrow--right', name: (_, say) => say('Next page') },
  { selector: '.locked', name: (control, say) => joined(say('Being edited'), lineOf(control), say) },
  { selector: '#select-all', name: (_, say) => say('Choose all') },
  { selector: 'td input[type="checkbox"]', name: (control, say) => joined(say('Choose'), lineOf(control), say) },
  { selector: '.condition__field input.rs__input', name: (_, say) => say('Filter by') },
  { selector: '.condition__operator input.rs__input', name: (_, say) => say('Comparison') },
  { selector: '.condition__value input', name: (_, say) => say('Value') },
  { selector: '.condition__actions-remove', name: (_, say) => say('Remove this filter') },
  { selector: '.condition__actions-add', name: (_, say) => say('Add a filter') },
  { selector: '.file-field__remove', name: (_, say) => say('Remove the file') },
  { selector: '.react-datepicker__month-select', name: (_, say) => say('Month') },
  { selector: '.react-datepicker__year-select', name: (_, say) => say('Year') },
  { selector: 'input[name="live-preview-width"]', name: (_, say) => say('Width of the preview') },
  { selector: 'input[name="live-preview-height"]', name: (_, say) => say('Height of the preview') },
  { selector: 'input.rs__input', name: fieldOf },
];

/** Attributes that Payload 3.90, its text editor and its toasts write in English only. */
const englishAttributes = {
  'aria-label': [
    'Add block',
    'Close toast',
    'Collapse',
    'Drag to move',
    'Edit link',
    'Expand',
    'Insert Paragraph',
    'Notifications alt+T',
    'Remove link',
    'Slash menu',
    'add dropdown',
    'blocks dropdown',
    'text dropdown',
  ],
  'aria-roledescription': ['sortable'],
  title: ['select-all'],
} as const;

const isEditing = /^Edit (.+)$/;

/** Translates attributes; in English they stay as they are. */
function translateAttributes(within: ParentNode, say: Say): void {
  for (const [attribute, texts] of Object.entries(englishAttributes))
    for (const text of texts)
      for (const control of within.querySelectorAll(`[${attribute}="${text}"]`))
        control.setAttribute(attribute, say(text));
  for (const button of within.querySelectorAll('.relationship--multi-value-label__drawer-toggler[aria-label]')) {
    const [, name] = isEditing.exec(button.getAttribute('aria-label') ?? '') ?? [];
    if (name) button.setAttribute('aria-label', say('Edit {name}', { name }));
  }
}

/** Whether a control has an accessible name of its own. */
function isNamed(control: Element): boolean {
  const labelled = control.getAttribute('aria-labelledby');
  if (control.getAttribute('aria-label') || (labelled && document.getElementById(labelled) !== control)) return true;
  if (control instanceof HTMLInputElement) return Boolean(control.labels && textOf(control.labels[0]));
  // The value or options of a field are not its name.
  if (control instanceof HTMLSelectElement) return false;
  if (control.getAttribute('role') === 'textbox') return false;
  // Tooltips (Payload renders two) do not exist for assistive technology until they are hovered.
  return textOf(control) !== [...control.querySelectorAll('.tooltip')].map(textOf).join('');
}

/** Names unnamed controls, and renames them when the text around them has changed. */
export function nameControls(within: ParentNode, say: Say = sayEnglish): void {
  for (const { selector, name } of unnamedControls)
    for (const control of within.querySelectorAll<HTMLElement>(selector)) {
      if (control.dataset.named === undefined && isNamed(control)) continue;
      const called = name(control, say);
      if (!called || control.getAttribute('aria-label') === called) continue;
      control.setAttribute('aria-label', called);
      control.dataset.named = '';
    }
  translateAttributes(within, say);
  // Payload puts `aria-checked` on buttons that show or hide a column, a state that only a checkbox
  // has.
  for (const column of within.querySelectorAll('.pill-selector__pill[aria-checked]'))
    column.setAttribute('role', 'checkbox');
  // The file name stands beside the picture, so its alt text is empty.
  for (const picture of within.querySelectorAll('.thumbnail img:not([alt])')) picture.setAttribute('alt', '');
}
