const EMAIL = /^[^\s@<>(),;:"\\[\]]+@(?:[^\s@<>(),;:"\\[\].]+\.)+[^\s@<>(),;:"\\[\].]{2,}$/;
const PHONE = /^[+(]?[\d][\d\s()/.-]{3,38}$/;

/** Whether a text has the form of an e-mail address. Blanks around it are not part of it. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** Whether a text has the form of a telephone number: digits with what people put between them. */
export function isPhone(text: string): boolean {
  return PHONE.test(text.trim());
}
