import Stack from '@mui/material/Stack';
import { PROGRAMME, type OfficeLanguage } from '@feria/shared';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@feria/shared/config';
import { addressIn } from '@feria/shared/rules/page-language';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/settings/option/embed-codes';
import { words as it } from '../../i18n/it/settings/option/embed-codes';
import { CopiedText } from '../../resource-kit/copied-text';

/** The words by language. */
const texts: Record<OfficeLanguage, typeof de> = { de, it };

/** What another website puts in to show our projects (product/catalogue.md#links), in each language. */
export function EmbedCodes() {
  const { label } = texts[useLanguage()];
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      {CONTENT_LANGUAGES.map((language) => (
        <CopiedText key={language} label={label[language]} text={codeIn(language)} multiline />
      ))}
    </Stack>
  );
}

/** Portal and back office have one origin. */
function codeIn(language: ContentLanguage): string {
  const address = window.location.origin + addressIn(language, PROGRAMME.embed);
  return `<iframe src="${address}" title="${texts[language].title}" style="width:100%;height:600px;border:0"></iframe>`;
}
