import { BASKET_MAILS, MAIL_KINDS, PAYMENT_MAILS, REGISTRATION_MAILS, type MailKind } from '@feria/shared';
import { sectionOfSubject } from './mail-subject.js';

describe('the subject of a mail tells', () => {
  it('of registrations, where the mail is about places', () => {
    for (const kind of [...REGISTRATION_MAILS, ...BASKET_MAILS])
      expect([kind, sectionOfSubject(kind)]).toEqual([kind, 'registrations']);
  });

  it('of payments, where it asks for money or names an amount', () => {
    for (const kind of [...PAYMENT_MAILS, 'credit-received'])
      expect([kind, sectionOfSubject(kind)]).toEqual([kind, 'payments']);
  });

  it('of children, where it names one', () => {
    for (const kind of ['parent-linked', 'payer-changed'])
      expect([kind, sectionOfSubject(kind)]).toEqual([kind, 'children']);
  });

  it('what somebody wrote, where it is a message', () => {
    expect(sectionOfSubject('message')).toBe('messages');
  });

  it('of the account only, in each other mail', () => {
    const ofAccount: MailKind[] = [
      'password-reset',
      'password-set',
      'account-restored',
      'email-confirmation',
      'guardian-invitation',
      'email-changed',
      'password-changed',
      'second-factor',
      'email-taken-back',
      'refund-account-changed',
      'credit-paid-out',
      'api-key-made',
      'leader-named',
      'guardian-accepted',
      'guardian-ended',
      'pickup-changed',
      'account-expiring',
      'account-deleted',
      'opening-reminder',
    ];
    expect(MAIL_KINDS.filter((kind) => sectionOfSubject(kind) === null)).toEqual(ofAccount);
  });
});
