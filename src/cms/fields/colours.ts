import type { GroupField, TextField, TextFieldSingleValidation } from 'payload';

const validateColour: TextFieldSingleValidation = (value) =>
  !value || /^#[0-9a-f]{6}$/i.test(value) || 'Give a colour as # and six digits, for example "#2a5f63".';

function colour(name: string, description: string): TextField {
  return { name, type: 'text', validate: validateColour, admin: { description, width: '25%' } };
}

/** The client's own colours. Their page is set in them; with one of the first four missing it is set in the agency's. */
export const colours: GroupField = {
  name: 'colours',
  type: 'group',
  admin: { description: 'The page of the case is set in these. Leave all empty for our own.' },
  fields: [
    {
      type: 'row',
      fields: [
        colour('deep', 'The ground of pictures; pale type must be readable on it.'),
        colour('bright', 'The accent; dark type must be readable on it.'),
        colour('pale', 'Type and paper.'),
        colour('darkest', 'The darkest tone, and the ground of the page.'),
        colour(
          'dark',
          'Only where the deep colour is too light for the bright one to be read on it: one more dark, for every other chapter.',
        ),
      ],
    },
  ],
};
