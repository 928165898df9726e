import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = (file: string): string => readFileSync(path.resolve('node_modules/@payloadcms/ui/dist', file), 'utf8');

it.each([
  ['elements/Pagination/ClickableArrow/index.js', 'clickable-arrow'],
  ['elements/ArrayAction/index.js', 'array-actions'],
  ['elements/ClipboardAction/index.js', 'clipboard-action'],
  ['elements/Locked/index.js', 'locked'],
  ['elements/Popup/PopupTrigger/index.js', 'popup-button'],
  ['fields/Upload/RelationshipContent/index.js', 'upload-relationship-details'],
  ['elements/DatePicker/DatePicker.js', 'date-time-picker'],
])('Payload gives the controls of %s no accessible name', (file, name) => {
  expect(source(file)).toContain(name);
  expect(source(file)).not.toContain('aria-label"');
});

it('Payload gives the checkboxes of a list an empty accessible name', () => {
  expect(source('fields/Checkbox/Input.js')).toContain('aria-label": ""');
});
