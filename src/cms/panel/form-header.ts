/** Header of a save that names the browser tab it comes from. */
export const formHeader = 'x-form';
