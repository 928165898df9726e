/** Header by which a save of the panel says which form it comes from. */
export const formHeader = 'x-form';
