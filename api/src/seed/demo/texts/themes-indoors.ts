import type { Theme } from './theme.js';

/** Projects on stage and at the workbench. */
export const INDOOR_THEMES: readonly Theme[] = [
  {
    slug: 'circus',
    season: 'summer',
    name: { de: 'Manege frei! Zirkuswochen', it: 'Entrino gli artisti! Settimane di circo' },
    description: {
      de: '<p>Jonglieren, Einrad fahren, über das Seil balancieren und als Clown alle zum Lachen bringen. Am Freitagabend öffnet sich der Vorhang zur <strong>großen Vorstellung</strong> im Zelt.</p>',
      it: '<p>Fare il giocoliere, andare sul monociclo, camminare sul filo e far ridere tutti con il naso rosso. Venerdì sera si alza il sipario per il <strong>grande spettacolo</strong> sotto il tendone.</p>',
    },
    info: {
      de: '<p>Geleitet wird das Projekt von zwei Zirkuspädagoginnen. Die Vorstellung am Freitag beginnt um 18 Uhr, Familien und Freunde sind herzlich eingeladen.</p><p>Bitte bequeme Kleidung und Turnschuhe mitbringen.</p>',
      it: '<p>Il progetto è guidato da due pedagogiste circensi. Lo spettacolo di venerdì comincia alle 18, famiglie e amici sono invitati di cuore.</p><p>Portate vestiti comodi e scarpe da ginnastica.</p>',
    },
    time: {
      de: 'Montag bis Donnerstag 8–16 Uhr, Freitag 10–19.30 Uhr',
      it: 'Da lunedì a giovedì ore 8–16, venerdì ore 10–19.30',
    },
    weeks: [
      { de: 'Jonglieren und Diabolo', it: 'Giocoleria e diabolo' },
      { de: 'Akrobatik', it: 'Acrobatica' },
      { de: 'Clowns und Zauberei', it: 'Clown e magia' },
      { de: 'Luftartisten', it: 'Artisti dell’aria' },
      { de: 'Einrad und Stelzen', it: 'Monociclo e trampoli' },
      { de: 'Galawoche', it: 'Settimana di gala' },
    ],
    slots: [2, 3, 4, -1],
    type: 'stage',
    location: 'meadow',
    categories: ['stage'],
    ages: [7, 13],
    fullDay: 15_500,
    halfDay: null,
    capacity: 18,
    queue: 6,
    program: true,
  },
  {
    slug: 'robotics',
    season: 'summer',
    name: {
      de: 'Robowerkstatt: bauen, tüfteln, programmieren',
      it: 'Officina dei robot: costruire e programmare',
    },
    description: {
      de: '<p>Aus Bausteinen, Motoren und Sensoren werden Roboter, die zeichnen, tanzen und aus dem Labyrinth finden. Programmiert wird spielerisch am Tablet, allein oder im Team.</p>',
      it: '<p>Da mattoncini, motori e sensori nascono robot che disegnano, ballano e trovano l’uscita dal labirinto. Si programma giocando sul tablet, da soli o in squadra.</p>',
    },
    info: {
      de: '<p>Vorkenntnisse braucht es keine, Neugier schon. Zwischendurch geht es immer wieder hinaus in den Hof.</p><p>Das Gebaute bleibt hier, Fotos und ein selbst gelötetes Lämpchen gehen mit nach Hause.</p>',
      it: '<p>Non serve esperienza, la curiosità sì. Tra un robot e l’altro si esce spesso in cortile.</p><p>Le costruzioni restano qui, a casa si portano le foto e una lucina saldata con le proprie mani.</p>',
    },
    time: {
      de: 'Vormittagsgruppe 8–12.30 Uhr, mit Nachmittag bis 16 Uhr',
      it: 'Gruppo del mattino ore 8–12.30, con il pomeriggio fino alle 16',
    },
    weeks: [
      { de: 'Zeichenroboter', it: 'Robot disegnatori' },
      { de: 'Mission Mars', it: 'Missione Marte' },
      { de: 'Tanzende Maschinen', it: 'Macchine danzanti' },
      { de: 'Labyrinth', it: 'Labirinto' },
      { de: 'Trickfilmstudio', it: 'Studio di animazione' },
      { de: 'Erfindermesse', it: 'Fiera delle invenzioni' },
    ],
    slots: [3, 6, -3, -1],
    type: 'science',
    location: 'house',
    categories: ['technics'],
    ages: [8, 14],
    fullDay: 17_000,
    halfDay: 9_800,
    capacity: 12,
    queue: 4,
    labels: {
      full: { de: 'Vormittag und Nachmittag', it: 'Mattina e pomeriggio' },
      half: { de: 'Vormittagsgruppe', it: 'Gruppo del mattino' },
    },
  },
  {
    slug: 'theatre',
    season: 'carnival',
    name: { de: 'Faschingswerkstatt: Theater und Musik', it: 'Laboratorio di carnevale: teatro e musica' },
    description: {
      de: '<p>Masken kleben, Lieder erfinden, in fremde Rollen schlüpfen: In der Faschingswoche entsteht in fünf Tagen ein kleines Stück mit großer Musik. Zuschauen darf am Ende das ganze Viertel.</p>',
      it: '<p>Maschere di cartapesta, canzoni inventate, ruoli da provare: nella settimana di carnevale nasce in cinque giorni un piccolo spettacolo con una grande musica. Alla fine può guardare tutto il quartiere.</p>',
    },
    info: {
      de: '<p>Wer ein Instrument spielt, bringt es mit. Verkleiden ausdrücklich erwünscht.</p>',
      it: '<p>Chi suona uno strumento lo porti. I travestimenti sono più che benvenuti.</p>',
    },
    time: { de: 'Montag bis Freitag, 8–15.30 Uhr', it: 'Da lunedì a venerdì, ore 8–15.30' },
    weeks: [
      { de: 'Gruppe Pauke', it: 'Gruppo Timpano' },
      { de: 'Gruppe Trompete', it: 'Gruppo Tromba' },
    ],
    type: 'stage',
    location: 'house',
    categories: ['stage'],
    ages: [6, 13],
    fullDay: 12_500,
    halfDay: null,
    capacity: 14,
    queue: 4,
  },
];
