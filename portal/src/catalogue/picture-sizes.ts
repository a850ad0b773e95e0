/** How wide pictures are shown, as the `sizes` of HTML. The first script preloads them with the same. */
export const PROJECT_PICTURE = '(min-width: 1200px) 752px, (min-width: 900px) 60vw, calc(100vw - 32px)';
/** The picture of a project on the list. */
export const CARD_PICTURE = '(min-width: 900px) 376px, (min-width: 600px) 50vw, calc(100vw - 32px)';
/** Width to height of the picture on the page of a project: title, dates, price and button are seen below it without scrolling. */
export const PROJECT_RATIO = '5 / 2';
