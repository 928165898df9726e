import type { TextField } from 'payload';

/**
 * The name of what comes with the brand instead of from an editor: a picture, film or mark that its
 * folder holds ready-made. The files are the brand's; the record says that there is one, and where
 * it is used.
 */
export const drawnField = (what: 'picture' | 'film' | 'mark'): TextField => ({
  name: 'drawn',
  label: 'Comes with the brand',
  type: 'text',
  index: true,
  admin: {
    readOnly: true,
    position: 'sidebar',
    condition: (data) => typeof data?.drawn === 'string' && data.drawn !== '',
    description: `The name of this ${what} among those that the brand’s folder holds.`,
  },
});
