import { contactLine, contactSentence, linkContact, mailLink, officeContact, phoneLink } from './contact.js';

const contact = { name: 'Ferienbüro', phone: '+39 0472 000 417', email: 'office@feria.example' };
const nothing = { name: null, phone: null, email: null };

describe('the contact of the office', () => {
  it('is read from the options, trimmed; empty options are null', () => {
    const options = { contact_name: ' Ferienbüro ', contact_phone: '  ', contact_email: null };
    expect(officeContact((key) => options[key])).toEqual({ name: 'Ferienbüro', phone: null, email: null });
  });

  it('is one line of what is known', () => {
    expect(contactLine(contact)).toBe('Ferienbüro, +39 0472 000 417, office@feria.example');
    expect(contactLine({ ...nothing, email: 'a@b.example' })).toBe('a@b.example');
    expect(contactLine(nothing)).toBe('');
  });

  it('stands in the sentence that names the office, which is whole without it', () => {
    expect(contactSentence(contact, 'de')).toBe(
      'Bitte wenden Sie sich an das Büro (Ferienbüro, +39 0472 000 417, office@feria.example).',
    );
    expect(contactSentence(nothing, 'de')).toBe('Bitte wenden Sie sich an das Büro.');
    expect(contactSentence(nothing, 'it')).toBe('Si rivolga all’ufficio.');
    expect(contactSentence({ ...nothing, phone: '0472 1' }, 'it')).toBe('Si rivolga all’ufficio (0472 1).');
    expect(contactSentence(nothing, 'en')).toBe('Please contact the office.');
  });

  it.each([
    ['+39 0472 000 417', 'tel:+390472000417'],
    ['0472 / 000-417', 'tel:0472000417'],
    ['(0472) 000.417', 'tel:0472000417'],
    ['+49 (0) 89 1234', 'tel:+49891234'],
  ])('dials %s without blanks', (phone, href) => {
    expect(phoneLink(phone)).toBe(href);
  });

  it.each([
    ['office@feria.example', 'mailto:office@feria.example'],
    ['a+b@feria.example', 'mailto:a+b@feria.example'],
    ['a?cc=b&c@feria.example', 'mailto:a%3Fcc%3Db%26c@feria.example'],
  ])('writes to %s and nobody else', (email, href) => {
    expect(mailLink(email)).toBe(href);
  });

  it('is found in a text, wherever it stands', () => {
    expect(linkContact(contactSentence(contact, 'de'), contact)).toEqual([
      { text: 'Bitte wenden Sie sich an das Büro (Ferienbüro, ' },
      { text: '+39 0472 000 417', href: 'tel:+390472000417' },
      { text: ', ' },
      { text: 'office@feria.example', href: 'mailto:office@feria.example' },
      { text: ').' },
    ]);
    expect(linkContact('Nichts davon', contact)).toEqual([{ text: 'Nichts davon' }]);
    expect(linkContact('office@feria.example', contact)).toEqual([
      { text: 'office@feria.example', href: 'mailto:office@feria.example' },
    ]);
  });
});
