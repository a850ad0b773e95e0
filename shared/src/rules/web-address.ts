/** Whether a text is the address of a web page: absolute, `http` or `https`, with a host. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);
}
