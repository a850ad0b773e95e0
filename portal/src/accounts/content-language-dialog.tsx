import { CONTENT_LANGUAGES, LANGUAGE_NAMES, type ContentLanguage } from '@feria/shared/config';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useI18n } from '../i18n';

interface ContentLanguageDialogProps {
  onChoose: (language: ContentLanguage) => void;
  onClose: () => void;
}

/** Says what is not in the language of the page, and asks in which language it is to be shown. */
export function ContentLanguageDialog({ onChoose, onClose }: ContentLanguageDialogProps) {
  const { t, contentLanguage } = useI18n();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{t('content_language.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t('content_language.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        {CONTENT_LANGUAGES.map((language) => (
          <Button
            key={language}
            lang={language}
            aria-pressed={language === contentLanguage}
            variant={language === contentLanguage ? 'contained' : 'outlined'}
            autoFocus={language === contentLanguage}
            onClick={() => onChoose(language)}
          >
            {LANGUAGE_NAMES[language]}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}
