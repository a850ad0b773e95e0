/** State of a step to the list that was made by answering the questions of the start page: it begins with what was found. */
export const ASKED = 'asked';
