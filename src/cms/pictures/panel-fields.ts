import type {
  CheckboxField,
  CollectionBeforeValidateHook,
  TextField,
  TextFieldSingleValidation,
  UIField,
} from 'payload';
import { titleFrom } from '../uploads/own-name.ts';
import { keptWhileUsed, usesField } from '../uses-of-record.ts';

const mostLetters = 250;

const one = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { disableListColumn: true, disableBulkEdit: true, components: { Field: component } },
});

/** In lists, because a name does not show what it is. */
export const seenInLists: UIField = {
  name: 'seen',
  label: 'Picture',
  type: 'ui',
  admin: { disableBulkEdit: true, components: { Cell: '/picture/seen-cell.tsx#SeenCell' } },
};

/**
 * Stands before the words of a picture in its form: the check of its file, its focal point and its
 * sizes.
 */
export const picturePanel: readonly UIField[] = [
  one('check', '/picture/file-check.tsx#PictureFileCheck'),
  one('focus', '/picture/focus.tsx#PictureFocus'),
  one('made', '/picture/sizes.tsx#PictureSizes'),
];

/** And after them. */
export const pictureFacts: readonly UIField[] = [usesField(keptWhileUsed)];

const saysOrOrnaments: TextFieldSingleValidation = (value, { siblingData }) => {
  if ((siblingData as { decorative?: unknown }).decorative === true) return true;
  if (!value?.trim()) return 'Say what the picture shows, or mark it as decorative.';
  return value.length <= mostLetters || `At most ${mostLetters} letters: this has ${value.length}.`;
};

const alt: TextField = {
  name: 'alt',
  label: 'Alt text',
  type: 'text',
  // Kept empty for what is decorative; one of the two is asked for.
  required: true,
  validate: saysOrOrnaments,
  // Hidden by a style where it is decorative: with a condition, the database would let a record
  // have no answer.
  admin: { description: 'What someone who cannot see it would miss, as you would say it on the telephone.' },
};

const decorative: CheckboxField = {
  name: 'decorative',
  label: 'Decorative',
  type: 'checkbox',
  defaultValue: false,
  admin: { description: 'Says nothing that the words beside it do not. Screen readers pass over it.' },
};

/** One of the two is the answer to what a picture says. */
export const words = [alt, decorative];

/**
 * A picture that is only an ornament has no words, whatever was typed before that was said; and one
 * that nobody named is named by its file.
 */
export const answersForWords: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) => {
  if (!data) return data;
  const ornament = data.decorative ?? originalDoc?.decorative;
  const title = operation === 'create' && !data.title ? { title: titleFrom(data.filename ?? data.drawn ?? '') } : {};
  return { ...data, ...title, ...(ornament === true ? { alt: '' } : {}) };
};
