/** Header by which a save of the panel names the tab that it comes from. */
export const formHeader = 'x-form';
