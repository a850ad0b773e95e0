import {
  contactLine,
  contactSentence,
  linkContact,
  officeContact,
  type OfficeContact,
} from '@feria/shared/rules/contact';
import Typography from '@mui/material/Typography';
import { useI18n, useT } from '../i18n';
import { useOptions } from '../api/options';

/** The contact of the office from the options, and the sentence that texts insert for `%{office}`. */
export function useContact(): { contact: OfficeContact; office: string; isKnown: boolean } {
  const { language } = useI18n();
  const { options } = useOptions();
  const contact = officeContact((key) => options[key]);
  return { contact, office: contactSentence(contact, language), isKnown: contactLine(contact) !== '' };
}

/** A text with the office's telephone number and e-mail address as links, wherever they stand in it. */
export function ContactText({ text }: { text: string }) {
  const { contact } = useContact();
  return linkContact(text, contact).map(({ text: part, href }, index) =>
    href ? (
      <a key={index} href={href} style={{ color: 'inherit' }}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** Shown below an error: whom to ask if it happens again. Empty if the organiser has set no contact. */
export function ContactHint() {
  const t = useT();
  const { office, isKnown } = useContact();
  if (!isKnown) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: 480 }}>
      <ContactText text={t('error.help', { office })} />
    </Typography>
  );
}
