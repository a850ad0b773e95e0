import type { OptionKey } from '@feria/shared';
import { ORGANISER } from './organiser.js';

const contact = `${ORGANISER.phone}, <a href="mailto:${ORGANISER.email}">${ORGANISER.email}</a>`;

/** The settings of the demo association. */
export function demoOptions(files: {
  background: string;
  logo: string;
  footer: string;
  footer1: string;
  privacy: string;
}): Partial<Record<OptionKey, string>> {
  return {
    app_url: 'https://feria.example',
    app_intro:
      '<p>Wald und Wasser, Manege und Werkstatt: Der Ferienverein Murmeltier begleitet Kinder von drei bis vierzehn Jahren durch die schulfreie Zeit – in kleinen Gruppen, auf Deutsch und Italienisch, meistens draußen.</p>',
    app_intro_it:
      '<p>Bosco e acqua, pista e officina: l’Associazione Vacanze Marmotta accompagna bambine e bambini dai tre ai quattordici anni quando la scuola è chiusa – in piccoli gruppi, in italiano e tedesco, quasi sempre all’aria aperta.</p>',
    app_background: files.background,
    app_logo: files.logo,
    app_footer: files.footer,
    app_footer_1: files.footer1,
    app_privacy: files.privacy,
    photo_privacy: '1',
    email_footer: `<p>Herzliche Grüße<br><strong>${ORGANISER.de}</strong><br>${ORGANISER.address.de}</p><p>Cordiali saluti<br><strong>${ORGANISER.it}</strong><br>${ORGANISER.address.it}</p><p>${contact}</p>`,
    payment_address: `<p>${ORGANISER.de}<br>${ORGANISER.address.de}<br>${contact}</p>`,
    payment_address_it: `<p>${ORGANISER.it}<br>${ORGANISER.address.it}<br>${contact}</p>`,
    payment_place: ORGANISER.place.de,
    payment_place_it: ORGANISER.place.it,
    payment_intro:
      '<p>Der Ferienverein Murmeltier EO bestätigt, für die Betreuung des unten genannten Kindes folgende Beträge erhalten zu haben:</p>',
    payment_intro_it:
      '<p>L’Associazione Vacanze Marmotta ODV conferma di avere ricevuto i seguenti importi per l’assistenza del bambino o della bambina indicati sotto:</p>',
    payment_outro:
      '<p>Diese Bestätigung dient auch zur Vorlage beim Arbeitgeber und bei der Gemeinde. Danke für Ihr Vertrauen!</p>',
    payment_outro_it:
      '<p>La presente conferma vale anche per il datore di lavoro e per il Comune. Grazie per la fiducia!</p>',
  };
}
