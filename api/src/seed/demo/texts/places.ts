/** A town of South Tyrol where families of the demo data live. */
export interface Place {
  plz: string;
  de: string;
  it: string;
  /** How many of a hundred families live here. */
  share: number;
}

export const PLACES: readonly Place[] = [
  { plz: '39042', de: 'Brixen', it: 'Bressanone', share: 20 },
  { plz: '39100', de: 'Bozen', it: 'Bolzano', share: 18 },
  { plz: '39012', de: 'Meran', it: 'Merano', share: 9 },
  { plz: '39031', de: 'Bruneck', it: 'Brunico', share: 8 },
  { plz: '39043', de: 'Klausen', it: 'Chiusa', share: 6 },
  { plz: '39040', de: 'Vahrn', it: 'Varna', share: 6 },
  { plz: '39057', de: 'Eppan', it: 'Appiano', share: 6 },
  { plz: '39011', de: 'Lana', it: 'Lana', share: 5 },
  { plz: '39055', de: 'Leifers', it: 'Laives', share: 5 },
  { plz: '39052', de: 'Kaltern', it: 'Caldaro', share: 4 },
  { plz: '39040', de: 'Feldthurns', it: 'Velturno', share: 3 },
  { plz: '39049', de: 'Sterzing', it: 'Vipiteno', share: 3 },
  { plz: '39037', de: 'Mühlbach', it: 'Rio di Pusteria', share: 3 },
  { plz: '39040', de: 'Villnöss', it: 'Funes', share: 2 },
  { plz: '39018', de: 'Terlan', it: 'Terlano', share: 2 },
];

/** Belfiore codes of the towns with a hospital, where children are born: Bozen, Meran, Brixen, Bruneck, … */
export const BIRTHPLACES: readonly string[] = [
  ...Array<string>(6).fill('A952'), // Bozen
  ...Array<string>(4).fill('B160'), // Brixen
  ...Array<string>(4).fill('F132'), // Meran
  ...Array<string>(3).fill('B220'), // Bruneck
  'M067', // Sterzing
  'I729', // Schlanders
  'H786', // Innichen
];

/** Streets, all invented. */
export const STREETS: readonly { de: string; it: string }[] = [
  { de: 'Apfelblütenweg', it: 'Via dei Meli in Fiore' },
  { de: 'Lärchengasse', it: 'Vicolo dei Larici' },
  { de: 'Sonnenrainweg', it: 'Via del Pendio Soleggiato' },
  { de: 'Kastanienhang', it: 'Via dei Castagneti' },
  { de: 'Weidachstraße', it: 'Via dei Salici' },
  { de: 'Am Mühlrad', it: 'Alla Ruota del Mulino' },
  { de: 'Holunderweg', it: 'Via dei Sambuchi' },
  { de: 'Murmeltiergasse', it: 'Vicolo delle Marmotte' },
  { de: 'Enzianweg', it: 'Via delle Genziane' },
  { de: 'Zirbenstraße', it: 'Via dei Cirmoli' },
  { de: 'Rebenpromenade', it: 'Passeggiata delle Viti' },
  { de: 'Schwalbennest', it: 'Via del Nido di Rondine' },
  { de: 'Ziegelhofweg', it: 'Via del Maso dei Mattoni' },
  { de: 'Bachwinkel', it: 'Angolo del Ruscello' },
];
