import type { TextField } from 'payload';

/**
 * Name of a picture, film or mark in the brand's folder. The record has no file of its own; it
 * lists the drawing and shows its uses.
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
