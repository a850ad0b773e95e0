/** Names of sheets and columns are compared without case and blanks: people retype them. */
export function sameName(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
