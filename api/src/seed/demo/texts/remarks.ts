import type { UiLanguage } from '@feria/shared';

type Texts = Record<UiLanguage, readonly string[]>;

/** What parents write with a registration. */
export const COMMENTS: Texts = {
  de: [
    'Bitte in dieselbe Gruppe wie die Cousine, wenn es geht. Danke!',
    'Am Mittwoch holen wir schon um 15 Uhr ab (Zahnarzt).',
    'Wir freuen uns schon sehr – letztes Jahr war es toll!',
    'Abgeholt wird meistens von der Oma.',
    'Kommt mit dem Zug, bitte am Bahnhof abholen.',
    'Ist am Anfang etwas schüchtern, taut aber schnell auf.',
    'Isst kein Fleisch.',
    'Falls in Woche 2 noch ein Platz frei wird, bitte Bescheid geben.',
    'Am Freitag sind wir leider nicht da.',
    'Kann man am Nachmittag auch eine halbe Stunde länger bleiben?',
  ],
  it: [
    'Se possibile nello stesso gruppo della cugina. Grazie!',
    'Mercoledì verremo a prenderlo già alle 15 (dentista).',
    'Non vediamo l’ora, l’anno scorso è stato bellissimo!',
    'Di solito viene a prenderla la nonna.',
    'Parla soprattutto italiano, ma capisce bene il tedesco.',
    'All’inizio è un po’ timido, poi si scioglie in fretta.',
    'Non mangia carne.',
    'Se si libera un posto nella seconda settimana, fateci sapere.',
    'Venerdì purtroppo non ci saremo.',
    'È possibile fermarsi mezz’ora in più il pomeriggio?',
  ],
};

/** What the office notes for itself. */
export const INTERNAL_COMMENTS: readonly string[] = [
  'Mutter hat angerufen: Zahlung folgt bis Ende des Monats.',
  'Anzahlung überwiesen, Rest offen.',
  'Geschwisterrabatt abgelehnt, Familie informiert.',
  'Ha chiamato il papà: porta la ricevuta del bonifico di persona.',
  'Bitte Allergie mit der Küche besprechen.',
  'Documento di identità consegnato.',
  'Beitrag der Gemeinde beantragt.',
];

export const ALLERGIES: Texts = {
  de: [
    'Haselnüsse',
    'Bienen- und Wespenstiche',
    'Gräserpollen',
    'Hühnereiweiß',
    'Penicillin',
    'Erdnüsse, auch Spuren',
  ],
  it: [
    'Nocciole',
    'Punture di api e vespe',
    'Graminacee',
    'Albume d’uovo',
    'Penicillina',
    'Arachidi, anche in tracce',
  ],
};

export const INCOMPATIBILITIES: Texts = {
  de: ['Laktose', 'Gluten (Zöliakie)', 'Fruktose'],
  it: ['Lattosio', 'Glutine (celiachia)', 'Fruttosio'],
};

export const MEDICAMENTS: Texts = {
  de: [
    'Asthmaspray bei Bedarf, liegt im Rucksack',
    'Antihistaminikum bei Wespenstich',
    'Insulin, Pumpe – bitte vorher anrufen',
  ],
  it: [
    'Spray per l’asma al bisogno, è nello zaino',
    'Antistaminico in caso di puntura',
    'Insulina con microinfusore: chiamateci prima',
  ],
};

export const RISK_GROUPS: Texts = {
  de: ['Asthma bronchiale', 'Diabetes Typ 1', 'Fieberkrämpfe als Kleinkind'],
  it: ['Asma bronchiale', 'Diabete di tipo 1', 'Convulsioni febbrili da piccolo'],
};
