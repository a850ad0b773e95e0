/** CSS variable: colour of the mark of the focus, which a dark surface sets for what stands on it. */
export const FOCUS_COLOUR = '--focus-colour';
