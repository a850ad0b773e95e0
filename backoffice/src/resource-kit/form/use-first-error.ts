import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Scrolls to a field of the form and puts the cursor into it. */
export function focusField(form: HTMLElement | null, name: string): void {
  const cell = form?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  cell?.scrollIntoView({ block: 'center' });
  // A field of many inputs: the one that is wrong.
  const wrong = cell?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])');
  if (wrong) wrong.scrollIntoView({ block: 'center' });
  const input =
    wrong ??
    cell?.querySelector<HTMLElement>(
      'input:not([aria-hidden]), textarea, [contenteditable="true"], [role="combobox"]',
    );
  input?.focus({ preventScroll: true });
}

/** Calls back with the first invalid field (in the order of the form), once after each attempt to save. */
export function useFirstError(order: readonly string[], onFound: (name: string) => void): void {
  const { errors, submitCount, isSubmitting } = useFormState();
  const handled = useRef(submitCount);
  const report = useEffectEvent(() => {
    const first = order.find((name) => name in errors);
    if (first !== undefined) onFound(first);
  });
  useEffect(() => {
    // After a reset the form counts its submits from zero again.
    if (isSubmitting || submitCount <= handled.current) {
      handled.current = Math.min(handled.current, submitCount);
      return;
    }
    handled.current = submitCount;
    report();
  }, [submitCount, isSubmitting]);
}
