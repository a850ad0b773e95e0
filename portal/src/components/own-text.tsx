import { useI18n } from '../i18n';

/** A name that the organiser wrote: screen readers must not read it in the language of the page. */
export function OwnText({ children }: { children: string }) {
  return <span lang={useI18n().contentLanguage}>{children}</span>;
}
