import Box from '@mui/material/Box';
import { useT } from '../../i18n';
import { Fieldset } from '../../ui/Fieldset';
import { Field } from '../../ui/form/Field';
import type { PartProps } from './SignUpForm';

/** Whom to call, and what else there is to say. */
export function ContactsPart({ facts: { draft }, problems, change }: PartProps) {
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
          error={Boolean(problems.contact1)}
          helperText={problems.contact1}
        />
        <Field
          id="contact2"
          label={t('signup.contact2')}
          type="tel"
          value={draft.contact2}
          onChange={(event) => change({ contact2: event.target.value })}
          error={Boolean(problems.contact2)}
          helperText={problems.contact2}
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
        error={Boolean(problems.comment)}
        helperText={problems.comment ?? t('signup.comment_hint')}
      />
    </Fieldset>
  );
}
