/** Finds texts in which a quotation mark is opened or closed alone. */
function unpaired(open, close) {
  return {
    test(text) {
      const marks = [...text].filter((character) => character === open || character === close);
      return marks.some((mark, index) => mark !== (index % 2 ? close : open)) || marks.length % 2 === 1;
    },
  };
}

/** What a reader of a language stumbles over, with what is said instead. */
const WRONG = {
  de: [
    [/"|”|«|»/, 'quotation marks are „…“'],
    [unpaired('„', '“'), 'quotation marks are „…“, in pairs'],
    [/\p{L}'\p{L}/u, 'the apostrophe is ’'],
    [/Tagesform|Tagesart/, 'the day type is called Betreuungszeit'],
    [/\b[Dd]u\b|\b[Dd]ein(?:e[mnrs]?)?\b/, 'readers are addressed with Sie'],
  ],
  it: [
    [/"|“|”|„/, 'quotation marks are «…»'],
    [unpaired('«', '»'), 'quotation marks are «…», in pairs'],
    [/\p{L}'/u, 'the apostrophe is ’'],
    [/[Ss]i prega|[Vv]i preghiamo|[Pp]rego/, 'a request has the form of Lei: «Controlli», «Scelga»'],
    [
      /\b(?:[Vv]oi|[Vv]ostr[aeio])\b|\p{L}(?:ate|ete|ite)(?:vi|lo|la)?\b (?:il|la|i|le|un)\b/u,
      'readers are addressed with Lei',
    ],
    [/[Rr]iferimento \(/, 'the reference of a transfer is called Causale'],
    [/[Ii]mport[oi] apert[oi]/, 'what is open is called da pagare'],
    [/[Dd]isiscri/, 'a registration is cancelled: cancellata, not disiscritta'],
    [/\b(?:di|dei|su) %\{\w+\} di %\{/, 'an amount is paid su, not di'],
  ],
};

/**
 * Where texts differ from the style of an office letter: quotation marks, apostrophes, form of address, words.
 * @param {'de' | 'it'} language
 * @param {object} messages a tree of texts
 * @param {readonly string[]} exceptions texts that the customer gave to the letter
 * @returns {string[]} what is wrong, with the path and the text
 */
export function styleProblems(language, messages, exceptions = [], path = '') {
  return Object.entries(messages).flatMap(([key, value]) => {
    const place = path ? `${path}.${key}` : key;
    if (typeof value !== 'string') return styleProblems(language, value, exceptions, place);
    if (exceptions.includes(value)) return [];
    // Each form of a text with singular and plural stands for itself.
    return value
      .split('||||')
      .flatMap((text) =>
        WRONG[language]
          .filter(([wrong]) => wrong.test(text))
          .map(([, why]) => `${place}: ${why}: ${text.trim()}`),
      );
  });
}
