/**
 * Media query of screens of little height: phones held sideways, and a desktop at 400 %. Bars that stay in sight would
 * leave nothing for what is between them (WCAG 1.4.10), so there they scroll with it.
 */
const QUERY = '(max-height: 500px)';

/** The query as a key of styles. */
export const LITTLE_HEIGHT = `@media ${QUERY}`;

/** The query for `useMediaQuery`, where it is one of several. */
export const LITTLE_HEIGHT_QUERY = QUERY;
