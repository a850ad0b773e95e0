import type { Season } from '../calendar.js';

/** German and Italian. */
export interface Both {
  de: string;
  it: string;
}

export const LOCATIONS = {
  house: { de: 'Jugendhaus Alte Säge, Brixen', it: 'Centro giovanile Vecchia Segheria, Bressanone' },
  plose: { de: 'Waldlichtung Palmschoß, Plose', it: 'Radura di Plancios, Plose' },
  lake: { de: 'Montiggler See, Eppan', it: 'Lago di Monticolo, Appiano' },
  sports: { de: 'Sportzone und Kletterhalle, Bruneck', it: 'Zona sportiva e palestra di roccia, Brunico' },
  stable: { de: 'Reiterhof Sonnegg, Hafling', it: 'Maneggio Sonnegg, Avelengo' },
  meadow: { de: 'Talferwiesen, Bozen', it: 'Prati del Talvera, Bolzano' },
} as const;

export const COURSE_TYPES = {
  nature: { de: 'Natur & Abenteuer', it: 'Natura e avventura' },
  sport: { de: 'Sport & Bewegung', it: 'Sport e movimento' },
  stage: { de: 'Kunst & Bühne', it: 'Arte e palcoscenico' },
  science: { de: 'Forschen & Tüfteln', it: 'Scienza e invenzioni' },
  small: { de: 'Für die Kleinsten', it: 'Per i più piccoli' },
} as const;

/** Two levels: a top category and what is in it. */
export const CATEGORIES = {
  outdoors: {
    name: { de: 'Draußen', it: 'All’aperto' },
    description: { de: 'Bei jedem Wetter unter freiem Himmel.', it: 'Sotto il cielo con ogni tempo.' },
    children: {
      forest: { de: 'Wald und Berg', it: 'Bosco e montagna' },
      water: { de: 'Wasser', it: 'Acqua' },
      animals: { de: 'Tiere', it: 'Animali' },
      snow: { de: 'Schnee', it: 'Neve' },
    },
  },
  indoors: {
    name: { de: 'Drinnen', it: 'Al coperto' },
    description: { de: 'Werkstatt, Bühne und Küche.', it: 'Laboratorio, palco e cucina.' },
    children: {
      stage: { de: 'Bühne und Manege', it: 'Palco e pista' },
      kitchen: { de: 'Küche', it: 'Cucina' },
      technics: { de: 'Technik', it: 'Tecnica' },
    },
  },
  motion: {
    name: { de: 'Bewegung', it: 'Movimento' },
    description: {
      de: 'Laufen, klettern, spielen, schwimmen.',
      it: 'Correre, arrampicare, giocare, nuotare.',
    },
    children: {
      ball: { de: 'Ballspiele', it: 'Giochi con la palla' },
      climbing: { de: 'Klettern', it: 'Arrampicata' },
    },
  },
} as const;

/** Key of a category of the second level. */
export type CategoryKey =
  | keyof (typeof CATEGORIES)['outdoors']['children']
  | keyof (typeof CATEGORIES)['indoors']['children']
  | keyof (typeof CATEGORIES)['motion']['children'];

/** What a project is; each year has its own course of it. */
export interface Theme {
  /** Names its files. */
  slug: string;
  season: Season;
  name: Both;
  /** HTML. */
  description: Both;
  /** HTML. */
  info: Both;
  /** Of its weeks. */
  time: Both;
  weeks: readonly Both[];
  /** Summer weeks of the present edition, as places in the list of the summer's weeks. */
  slots?: readonly number[];
  type: keyof typeof COURSE_TYPES;
  location: keyof typeof LOCATIONS;
  categories: readonly CategoryKey[];
  /** Age in years on the first day, both included. */
  ages: readonly [min: number, max: number];
  /** Cents; `null` when not offered. */
  fullDay: number | null;
  halfDay: number | null;
  capacity: number;
  queue: number;
  customField?: Both & { answers: readonly Both[] };
  labels?: { full: Both; half: Both };
  /** Has a leaflet. */
  program?: true;
}
