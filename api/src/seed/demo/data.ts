import { readFileSync } from 'node:fs';
import type { ContentLanguage, IsoTime, OptionKey } from '@feria/shared';
import type { Season } from './calendar.js';
import type { PdfLine } from './pdf.js';

/** German and Italian. */
export type Both = Record<ContentLanguage, string>;

/** The association of the demo data. It, its address and its bank are invented. */
export interface Organiser extends Both {
  address: Both;
  beneficiary: string;
  /** Of the summer projects, of all others. */
  ibans: [string, string];
}

interface Catalogue {
  locations: Record<string, Both & { address: string; latitude: number; longitude: number }>;
  courseTypes: Record<string, Both>;
  /** Two levels: a top category and what is in it. */
  categories: Record<string, { name: Both; description: Both; children: Record<string, Both> }>;
}

/** A project; each year has its own course of it. */
export interface Theme {
  /** Names its files. */
  slug: string;
  season: Season;
  name: Both;
  /** HTML. */
  description: Both;
  /** HTML. */
  info: Both;
  /** Daily hours of its weeks. */
  time: Both;
  /** The same as times, first and last of each day type; absent where the days differ. */
  hours?: { full?: [IsoTime, IsoTime]; half?: [IsoTime, IsoTime] };
  weeks: Both[];
  /** Summer weeks of the present edition, as positions in the list of the summer's weeks. */
  slots?: number[];
  /** Keys of {@link CATALOGUE}. */
  type: string;
  location: string;
  categories: string[];
  /** Age in years on the first day, both included. */
  ages: [min: number, max: number];
  /** Cents; `null` when not offered. */
  fullDay: number | null;
  halfDay: number | null;
  capacity: number;
  queue: number;
  customField?: Both & { answers: Both[] };
  labels?: { full: Both; half: Both };
  /** Has a leaflet. */
  program?: true;
}

/** Names as they are common in South Tyrol; whoever has first and last name together is invented. */
export type Names = Record<'last' | 'women' | 'men' | 'girls' | 'boys', string[]>;

interface Places {
  /** `share`: how many of a hundred families live there. */
  towns: (Both & { plz: string; share: number })[];
  /** Cadastral codes of towns with a hospital, as in tax codes; one that stands here more often is more frequent. */
  birthplaces: string[];
  /** All invented. */
  streets: Both[];
}

type Remarks = Record<
  'comments' | 'allergies' | 'incompatibilities' | 'medicaments' | 'riskGroups',
  Record<ContentLanguage, string[]>
> & { internalComments: string[] };

export const ORGANISER = read<Organiser>('organiser');
export const CATALOGUE = read<Catalogue>('catalogue');
/** Every project, summer first. */
export const THEMES = read<Theme[]>('projects');
export const NAMES = read<Record<ContentLanguage, Names>>('names');
export const PLACES = read<Places>('places');
/** What parents and staff write. */
export const REMARKS = read<Remarks>('remarks');
/** The privacy file that parents accept. */
export const PRIVACY_NOTICE = read<PdfLine[]>('privacy-notice');
/** The settings of the association. */
export const OPTIONS = read<Partial<Record<OptionKey, string>>>('options');

/**
 * The project of a name.
 * @throws when there is none
 */
export function themeOf(slug: string): Theme {
  const theme = THEMES.find((one) => one.slug === slug);
  if (!theme) throw new Error(`there is no demo project ${slug}`);
  return theme;
}

/** A file of `api/demo`, found from the sources as well as from the compiled files. */
function read<Content>(name: string): Content {
  const file = new URL(`../../../demo/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
