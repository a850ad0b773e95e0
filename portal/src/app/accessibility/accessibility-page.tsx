import type { PortalLanguage } from '@feria/shared/config';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../i18n/format';
import { ContactText, useContact } from '../../components/contact';
import { PageTitle } from '../../components/page-title';
import { useI18n } from '../../i18n';
import { accessibility as de } from '../../i18n/de/accessibility';
import { accessibility as en } from '../../i18n/en/accessibility';
import { accessibility as it } from '../../i18n/it/accessibility';
import { REVIEWED, type Statement } from '../../i18n/statement';

/** Measured against EN 301 549, hence WCAG 2.2 AA, by the makers themselves. */
const STATEMENTS: Record<PortalLanguage, Statement> = { de, it, en };

/** `/accessibility`: how far this portal can be used by everybody, how that was tested, and whom to tell of a barrier. */
export default function AccessibilityPage() {
  const { t, language } = useI18n();
  const { office } = useContact();
  const { intro, parts, contact, reviewed } = STATEMENTS[language];
  return (
    <Box sx={{ py: { xs: 3, md: 5 }, maxWidth: 720, display: 'grid', gap: 3 }}>
      <PageTitle>{t('app.accessibility')}</PageTitle>
      <Typography>{intro}</Typography>
      {parts.map(({ title, text, items }) => (
        <section key={title}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Typography>{text}</Typography>
          {items && (
            <Box component="ul" sx={{ pl: 3, mt: 1, mb: 0, '& li': { mb: 0.75 } }}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Box>
          )}
        </section>
      ))}
      <section>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {contact.title}
        </Typography>
        <Typography>
          {contact.text} <ContactText text={office} />
        </Typography>
      </section>
      <Typography variant="body2" color="textSecondary">
        {reviewed} {formatDate(REVIEWED)}.
      </Typography>
    </Box>
  );
}
