import Button from '@mui/material/Button';
import { option } from '@feria/shared/resources/option/index';
import { useState } from 'react';
import { useDataProvider, useTranslateLabel } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useText } from '../../i18n';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { MailPreviewDialog } from '../../resource-kit/mail-preview-dialog';

/** Shows a mail with the footer as it stands in the form. */
export function FooterPreview() {
  const [open, setOpen] = useState(false);
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState({ name: 'email_footer' });
  const { api } = useDataProvider<FeriaDataProvider>();
  const text = useText();
  const label = String(useTranslateLabel()({ source: 'email_footer', resource: option.route }));
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
        {text('courses.mail.preview')}
      </Button>
      {open && (
        <MailPreviewDialog
          title={text('courses.mail.preview_title', { mail: label })}
          load={(lang) => {
            const typed: unknown = getValues('email_footer');
            const body = { lang, text: typeof typed === 'string' ? typed : '' };
            return api('POST', 'api/option/mail-preview', { body });
          }}
          unsaved={Boolean(dirtyFields.email_footer)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
