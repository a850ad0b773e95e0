import type { Theme } from './theme.js';

/** Projects of the short holidays at Easter, in autumn and in winter. */
export const SEASON_THEMES: readonly Theme[] = [
  {
    slug: 'cooking',
    season: 'easter',
    name: { de: 'Kleine Köche, große Löffel', it: 'Piccoli cuochi, grandi mestoli' },
    description: {
      de: '<p>Vor Ostern duftet es im Jugendhaus: Wir kneten Fochaz, rollen Schlutzkrapfen, färben Eier mit Zwiebelschalen und decken am Samstag eine lange Tafel.</p>',
      it: '<p>Prima di Pasqua il centro profuma: impastiamo la focaccia dolce, chiudiamo le mezzelune, coloriamo le uova con le bucce di cipolla e sabato apparecchiamo una lunga tavolata.</p>',
    },
    info: {
      de: '<p>Gekocht wird mit Zutaten von Höfen der Umgebung, auch vegetarisch. Unverträglichkeiten bitte beim Kind eintragen.</p>',
      it: '<p>Si cucina con ingredienti dei masi dei dintorni, anche vegetariano. Le intolleranze vanno indicate nella scheda del bambino.</p>',
    },
    time: {
      de: 'Gründonnerstag bis Karsamstag, 8.30–14 Uhr, Mittagessen inbegriffen',
      it: 'Da giovedì a sabato santo, ore 8.30–14, pranzo compreso',
    },
    weeks: [
      { de: 'Gruppe Schneebesen', it: 'Gruppo Frusta' },
      { de: 'Gruppe Nudelholz', it: 'Gruppo Mattarello' },
    ],
    type: 'stage',
    location: 'house',
    categories: ['kitchen'],
    ages: [6, 13],
    fullDay: 7_800,
    halfDay: null,
    capacity: 12,
    queue: 3,
  },
  {
    slug: 'autumn',
    season: 'autumn',
    name: { de: 'Herbstgold: Igel, Kastanien, Drachen', it: 'Oro d’autunno: ricci, castagne, aquiloni' },
    description: {
      de: '<p>Wenn die Lärchen leuchten, sammeln wir Kastanien, bauen Drachen und Igelhäuser und rösten am Feuer, was wir gefunden haben.</p>',
      it: '<p>Quando i larici si accendono raccogliamo castagne, costruiamo aquiloni e casette per i ricci e arrostiamo sul fuoco quello che abbiamo trovato.</p>',
    },
    info: {
      de: '<p>Wir sind den ganzen Tag draußen: bitte warme, wasserfeste Kleidung. Bei Dauerregen steht uns die Almhütte offen.</p>',
      it: '<p>Stiamo fuori tutto il giorno: vestiti caldi e impermeabili, per favore. Se piove sempre c’è la malga.</p>',
    },
    time: { de: '8–16 Uhr, halber Tag bis 12.30 Uhr', it: 'Ore 8–16, mezza giornata fino alle 12.30' },
    weeks: [
      { de: 'Gruppe Igel', it: 'Gruppo Ricci' },
      { de: 'Gruppe Eichhörnchen', it: 'Gruppo Scoiattoli' },
    ],
    type: 'nature',
    location: 'plose',
    categories: ['forest', 'animals'],
    ages: [5, 11],
    fullDay: 11_000,
    halfDay: 6_500,
    capacity: 14,
    queue: 4,
  },
  {
    slug: 'winter',
    season: 'winter',
    name: {
      de: 'Schneespuren: Wintertage auf der Plose',
      it: 'Tracce nella neve: giornate d’inverno sulla Plose',
    },
    description: {
      de: '<p>Iglus bauen, rodeln, mit Schneeschuhen durch den stillen Wald stapfen und danach heißen Tee am Ofen: Zwischen den Jahren gehört der Schnee den Kindern.</p>',
      it: '<p>Costruire igloo, slittare, camminare con le ciaspole nel bosco silenzioso e poi tè caldo davanti alla stufa: tra Natale e Capodanno la neve è dei bambini.</p>',
    },
    info: {
      de: '<p>Rodel, Helme und Schneeschuhe sind da. Bitte Schneeanzug, zwei Paar Handschuhe und trockene Socken mitgeben.</p>',
      it: '<p>Slittini, caschi e ciaspole ci sono. Servono tuta da neve, due paia di guanti e calze asciutte.</p>',
    },
    time: {
      de: '8.30–16 Uhr, Treffpunkt an der Talstation',
      it: 'Ore 8.30–16, ritrovo alla stazione a valle',
    },
    weeks: [
      { de: 'Gruppe Schneehase', it: 'Gruppo Lepre bianca' },
      { de: 'Gruppe Schneefuchs', it: 'Gruppo Volpe bianca' },
    ],
    type: 'nature',
    location: 'plose',
    categories: ['snow', 'forest'],
    ages: [6, 12],
    fullDay: 9_500,
    halfDay: null,
    capacity: 12,
    queue: 4,
    program: true,
  },
];
