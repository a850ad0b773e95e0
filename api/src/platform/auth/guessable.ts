/**
 * Words that passwords are made of first of all, in the languages of our users: lower case, without accents. Those of the
 * product and the trade stand first.
 */
const WORDS = `
  feria ferien ferie ferienprojekt sommer summer estate winter inverno herbst camp kinder bambini family
  familie famiglia demo office buero ufficio admin administrator administrateur root user utente benutzer
  guest gast test tester default backup server password passwort passwd passwrd kennwort parola parolachiave
  pass code geheim segreto secret letmein login access zugang changeme hallo hello ciao welcome willkommen
  benvenuto servus buongiorno whatever trustno nothing something anything computer internet iloveyou ilove
  loveyou forever ichliebedich ichliebe liebe love amore tiamo tesoro schatz schatzi princess prinzessin
  principessa sunshine sonnenschein sonne sole blume fiore flower butterfly schmetterling farfalla rainbow
  chocolate schokolade cookie football fussball calcio baseball basketball soccer hockey juventus juve inter
  milan napoli roma bayern barcelona liverpool chelsea arsenal manchester ferrari mercedes porsche yamaha
  harley corvette mustang superman batman spiderman pokemon pikachu starwars jedi matrix minecraft fortnite
  playstation nintendo naruto dragon drache monkey tiger eagle falcon panther master shadow killer hunter
  ranger warrior phoenix angel angelo engel diablo teufel lucky freedom liberta freiheit blessed jesus
  christ gott dio metallica slipknot eminem facebook google linkedin samsung iphone android microsoft
  windows apple amazon january february march april june july august september october november december
  januar februar maerz juni juli oktober dezember gennaio febbraio marzo aprile maggio giugno luglio agosto
  settembre ottobre novembre dicembre monday montag lunedi freitag friday venerdi sonntag sunday domenica
  italia italy italien suedtirol altoadige bozen bolzano meran merano brixen bressanone deutschland germany
  austria osterreich schweiz michael michelle jennifer jessica jordan ashley amanda daniel andrew joshua
  matthew thomas robert william alexander alessandro alessandra alessia andrea antonio francesco francesca
  giulia giovanni giuseppe luca marco martina matteo maria mario chiara federico federica valentina stefano
  stefan stefanie anna hannah laura lena lukas markus martin peter patrick sabine sandra sarah sara simone
  simon tobias wolfgang nicole charlie george maggie ginger pepper bailey buster snoopy qwert qwerty qwertz
  asdf azerty abc abcd xyz xxx mother vater mutter papa mama mamma nonna oma opa baby bella bello sexy
  gangster ninja pirate rockyou rocky purple orange yellow silver golden black white blue green red schwarz
  weiss blau gruen rot number one two three eins zwei drei uno due tre new neu nuovo the and und der die das
  mein meine mio mia ist for you ich bin sono
`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);

/** Ways over a keyboard, and orders that everybody knows. Read backwards too. */
const WAYS = [
  ...[
    'abcdefghijklmnopqrstuvwxyz',
    '01234567890',
    'qwertyuiop',
    'qwertzuiopu',
    'asdfghjkl',
    'zxcvbnm',
    'yxcvbnm',
    'azertyuiop',
  ],
  ...[
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
    '1q2w3e4r5t6y7u8i9o0p',
    '1q2w3e4r5t6z7u8i9o0p',
    'q1w2e3r4t5y6u7i8o9p0',
    'qazwsxedcrfvtgbyhnujm',
  ],
  ...[
    '741852963',
    '147258369',
    '789456123',
    '159357',
    '!@#$%^&*()',
    '!"§$%&/()=',
    'a1b2c3d4e5f6g7h8',
    '1a2b3c4d5e6f7g8h',
  ],
].flatMap((way) => [way, [...way].reverse().join('')]);
const SHORTEST_WAY = 4;

/** What is left of a password must come to as much as this many letters. */
const ENOUGH = 4;
/** A common word counts as little as this: three that have nothing to do with each other are a good password. */
const WORD = 1.5;

const LEET: Record<string, string> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
};

/**
 * Whether a password is one that others think of: take what is known of its owner, ways over the keyboard, years and
 * repetitions away, count common words for little, and hardly anything is left. No kind of character is asked for, and a
 * long random text of any kind passes.
 * @param own words of the owner: name, e-mail address, whatever stands in the same form
 */
export function isGuessable(password: string, own: readonly string[] = []): boolean {
  const plain = withoutAccents(password).replace(/(?:19|20)\d\d/g, ' ');
  const leet = plain.replace(/[@431!0$57]/g, (sign) => LEET[sign] ?? sign);
  const known = own.flatMap(wordsOf).sort((a, b) => b.length - a.length);
  return [plain, leet].some((text) => worth(text, known) < ENOUGH);
}

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Parts of a name or an address that are long enough to tell. */
function wordsOf(text: string): string[] {
  const plain = withoutAccents(text);
  return [plain, ...plain.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length >= 3);
}

/** Letters that nothing explains; digits and signs count half. */
function worth(text: string, known: readonly string[]): number {
  let left = known.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  left = withoutWays(left);
  let words = 0;
  for (const word of WORDS) {
    if (!left.includes(word)) continue;
    left = left.replaceAll(word, ' ');
    words += word.length > 3 ? WORD : 0;
  }
  left = once(left.replace(/\s+/g, ''));
  const letters = left.match(/\p{L}/gu)?.length ?? 0;
  return words + letters + ([...left].length - letters) / 2;
}

/** The text with each of its repetitions once; those that are repetitions of repetitions too. */
function once(text: string): string {
  const shorter = text.replace(/(.{1,8}?)\1+/gu, '$1');
  return shorter === text ? text : once(shorter);
}

/** The text without runs of {@link WAYS}. */
function withoutWays(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length;) {
    const length = Math.max(...WAYS.map((way) => lengthOn(way, text, at)));
    if (length < SHORTEST_WAY) rest += text[at];
    at += length < SHORTEST_WAY ? 1 : length;
  }
  return rest;
}

/** How far the text follows a way from this place on. */
function lengthOn(way: string, text: string, at: number): number {
  const start = way.indexOf(text[at] ?? '');
  let length = 0;
  while (start >= 0 && at + length < text.length && text[at + length] === way[start + length]) length += 1;
  return length;
}
