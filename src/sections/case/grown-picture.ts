/** The id of a case's first picture, into which the picture of the card that was pressed grows. */
export const grownPicture = 'first-picture';
