/** What somebody can type or choose in: fields, editors, chosen entries of a list, pressed buttons. */
const CONTROLS =
  'input, textarea, select, [contenteditable="true"], .MuiChip-label, button[aria-pressed], [role="combobox"]';

function valueOf(control: Element): unknown {
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
    return control.checked;
  if ('value' in control && !(control instanceof HTMLButtonElement)) return control.value;
  return control.getAttribute('aria-pressed') ?? control.textContent;
}

/** Everything that is typed and chosen in a part of the page, to be compared with later. */
export function contentOf(part: Element): string {
  return JSON.stringify([...part.querySelectorAll(CONTROLS)].map(valueOf));
}
