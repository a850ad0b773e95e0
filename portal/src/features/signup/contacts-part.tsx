import Box from '@mui/material/Box';
import { useT } from '../../i18n';
import { Fieldset } from '../../components/fieldset';
import { Field } from '../../components/form/field';
import type { FormPartProps } from './validation';

/** Emergency contacts and a comment. */
export function ContactsPart({ data: { draft }, errors, change }: FormPartProps) {
  const t = useT();
  return (
    <Fieldset legend={t('signup.contacts')} hint={t('signup.contacts_text')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
        <Field
          id="contact1"
          label={t('signup.contact1')}
          type="tel"
          required
          value={draft.contact1}
          onChange={(event) => change({ contact1: event.target.value })}
          error={Boolean(errors.contact1)}
          helperText={errors.contact1}
        />
        <Field
          id="contact2"
          label={t('signup.contact2')}
          type="tel"
          value={draft.contact2}
          onChange={(event) => change({ contact2: event.target.value })}
          error={Boolean(errors.contact2)}
          helperText={errors.contact2}
        />
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
