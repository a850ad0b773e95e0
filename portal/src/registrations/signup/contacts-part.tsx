import { CONTACT_NAME_MAX } from '@feria/shared/rules/sign-up';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatInstant } from '../../i18n/format';
import { useT } from '../../i18n';
import { Fieldset } from '../../components/fieldset';
import { Field } from '../../components/form/field';
import type { Draft } from './draft';
import { hasContacts, isWithoutContacts, lastContacts, ownContact } from './last-contacts';
import type { SignUpData } from './lines';
import type { FormPartProps } from './validation';

/** The contacts with the fields of each: name, then telephone number. */
const CONTACTS = [
  { name: 'contact1Name', phone: 'contact1', required: true },
  { name: 'contact2Name', phone: 'contact2', required: false },
] as const;

/** Emergency contacts, which start with those of the last booking or with the parent, and a comment. */
export function ContactsPart({
  data: { draft, family },
  errors,
  change,
}: FormPartProps<Pick<SignUpData, 'draft' | 'family'>>) {
  const t = useT();
  const isOwn = draft.contact1 !== '' && draft.contact1 === ownContact(family)?.contact1;
  const hints: Partial<Record<keyof Draft, string>> = isOwn ? { contact1Name: t('signup.contacts_own') } : {};
  return (
    <Fieldset legend={t('signup.contacts')} hint={t('signup.contacts_text')}>
      <LastContacts draft={draft} family={family} change={change} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
        {CONTACTS.flatMap(({ name, phone, required }) => [
          <Field
            key={name}
            id={name}
            label={t(`signup.${phone}_name`)}
            autoComplete="off"
            attributes={{ maxLength: CONTACT_NAME_MAX }}
            value={draft[name]}
            onChange={(event) => change({ [name]: event.target.value })}
            error={Boolean(errors[name])}
            helperText={errors[name] ?? hints[name]}
          />,
          <Field
            key={phone}
            id={phone}
            label={t(`signup.${phone}`)}
            type="tel"
            required={required}
            value={draft[phone]}
            onChange={(event) => change({ [phone]: event.target.value })}
            error={Boolean(errors[phone])}
            helperText={errors[phone]}
          />,
        ])}
      </Box>
      <Field
        id="comment"
        label={t('signup.comment')}
        multiline
        minRows={2}
        maxRows={8}
        value={draft.comment}
        onChange={(event) => change({ comment: event.target.value })}
        error={Boolean(errors.comment)}
        helperText={errors.comment ?? t('signup.comment_hint')}
      />
    </Fieldset>
  );
}

type LastContactsProps = Pick<FormPartProps, 'change'> & Pick<FormPartProps['data'], 'draft' | 'family'>;

/** Where the contacts in the form come from; or, as long as there are none, an offer to take those of the last booking. */
function LastContacts({ draft, family, change }: LastContactsProps) {
  const t = useT();
  const last = lastContacts(family);
  if (!last) return null;
  const { at, ...contacts } = last;
  const date = formatInstant(at).slice(0, 10);
  if (hasContacts(draft, contacts)) {
    return <Typography variant="body2">{t('signup.contacts_from', { date })}</Typography>;
  }
  if (!isWithoutContacts(draft)) return null;
  return (
    <div>
      <Button size="small" variant="outlined" onClick={() => change(contacts)}>
        {t('signup.contacts_take', { date })}
      </Button>
    </div>
  );
}
