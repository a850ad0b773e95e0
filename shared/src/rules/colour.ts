/** Whether a text is a colour as the options store it, `#rrggbb`. */
export function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}
