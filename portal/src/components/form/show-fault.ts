/** Attribute of the element that holds a field with its label and message. */
export const FIELD = 'data-field';

/**
 * Brings what is wrong into view, clear of bars that cover the page: the whole field that has the focus, with its message,
 * or the message at the head of the form.
 */
export function showFault(form: HTMLElement | null): void {
  const focused = document.activeElement;
  // Of a choice the group around it says that it is wrong.
  const isFaulty = focused?.closest('[aria-invalid=true]') && form?.contains(focused);
  const fault = isFaulty ? (focused?.closest(`[${FIELD}]`) ?? focused) : form?.querySelector('[role=alert]');
  fault?.scrollIntoView({ block: 'center' });
}
