import type {
  CheckboxField,
  CollectionBeforeValidateHook,
  TextField,
  TextFieldSingleValidation,
  UIField,
} from 'payload';
import { sayIn } from '../../panel/say.ts';
import { translated } from '../../translations/field.ts';
import { keptWhileUsed, usesField } from '../../usages/uses-of-record.ts';
import { titleFrom } from '../uploads/file-names.ts';

const mostLetters = 250;

const one = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { disableListColumn: true, disableBulkEdit: true, components: { Field: component } },
});

/** Column with the thumbnail, because a file name does not show the picture. */
export const seenInLists: UIField = {
  name: 'seen',
  label: 'Picture',
  type: 'ui',
  admin: { disableBulkEdit: true, components: { Cell: '/cms/admin/picture/thumbnail-cell.tsx#ThumbnailCell' } },
};

/** Parts of the form before the texts of a picture: file check, focal point, sizes. */
export const picturePanel: readonly UIField[] = [
  one('check', '/cms/admin/picture/file-check.tsx#PictureFileCheck'),
  one('focus', '/cms/admin/picture/focus.tsx#PictureFocus'),
  one('made', '/cms/admin/picture/sizes.tsx#PictureSizes'),
];

/** Parts of the form after the texts. */
export const pictureFacts: readonly UIField[] = [usesField(keptWhileUsed)];

const saysOrOrnaments: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const say = sayIn(req.i18n);
  if ((siblingData as { decorative?: unknown }).decorative === true) return true;
  if (!value?.trim()) return say('Say what the picture shows, or mark it as decorative.');
  const count = value.length;
  return count <= mostLetters || say('At most {most} letters: this has {count}.', { most: mostLetters, count });
};

const alt: TextField = {
  name: 'alt',
  label: 'Alt text',
  type: 'text',
  ...translated,
  // Empty only for decorative pictures; validation requires one of the two.
  required: true,
  validate: saysOrOrnaments,
  // Decorative pictures hide the field by style: a condition would make the column nullable.
  admin: { description: 'What someone who cannot see it would miss, as you would say it on the telephone.' },
};

const decorative: CheckboxField = {
  name: 'decorative',
  label: 'Decorative',
  type: 'checkbox',
  defaultValue: false,
  admin: { description: 'Says nothing that the words beside it do not. Screen readers pass over it.' },
};

/** Alt text, or the mark that the picture is decorative. */
export const words = [alt, decorative];

/** Empties the alt text of a decorative picture, and derives a missing title from the file name. */
export const answersForWords: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) => {
  if (!data) return data;
  const ornament = data.decorative ?? originalDoc?.decorative;
  const title = operation === 'create' && !data.title ? { title: titleFrom(data.filename ?? data.drawn ?? '') } : {};
  return { ...data, ...title, ...(ornament === true ? { alt: '' } : {}) };
};
