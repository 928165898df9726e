import {
  type FieldHook,
  type GroupField,
  type TextField,
  type TextFieldSingleValidation,
  ValidationError,
} from 'payload';
import { isHex } from '../../lib/media/colour-values.ts';
import { sayIn } from '../panel/say.ts';

const message = 'Give a colour as # and six digits, for example "#2a5f63".';

const validateColour: TextFieldSingleValidation = (value, { req }) =>
  !value || isHex(value) || sayIn(req.i18n)(message);

/**
 * Accepts the beginning of a colour, because drafts are saved while typing; Payload does not
 * validate drafts.
 */
const refusesOthers: FieldHook = ({ value, path, req }) => {
  if (!value || (typeof value === 'string' && /^#?[0-9a-f]{0,6}$/i.test(value))) return value;
  throw new ValidationError({
    collection: 'works',
    errors: [{ message: sayIn(req.i18n)(message), path: path.join('.') }],
    req,
  });
};

function colour(name: string, description: string): TextField {
  return {
    name,
    type: 'text',
    validate: validateColour,
    hooks: { beforeValidate: [refusesOthers] },
    admin: { description, width: '25%' },
  };
}

/**
 * Colours of the client, used on the page of the case; with one of the first four missing, the page
 * uses the agency's.
 */
export const colours: GroupField = {
  name: 'colours',
  type: 'group',
  admin: { description: 'The page of the case is set in these. Leave all empty for our own.' },
  fields: [
    {
      type: 'row',
      fields: [
        colour('deep', 'The background of pictures; pale type must be readable on it.'),
        colour('bright', 'The accent; dark type must be readable on it.'),
        colour('pale', 'Type and paper.'),
        colour('darkest', 'The darkest tone, and the background of the page.'),
        colour(
          'dark',
          'Only where the deep colour is too light for the bright one to be read on it: one more dark, for every other chapter.',
        ),
      ],
    },
  ],
};
