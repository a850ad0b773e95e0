import type { Package } from './package.js';
import { isSpreadsheet } from './space.js';
import { MAX_STYLES, tooLarge } from './limits.js';

/** Longest format of a cell that is looked at: Excel allows 255 characters. */
const MAX_FORMAT = 255;

/** Ids of formats that every program knows as dates and times, from first to last. */
const KNOWN_DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
] as const;

/** By the position of a style, as cells name it: whether a number in such a cell is a date or a time. */
export async function readDateStyles(file: Package, part: string): Promise<boolean[]> {
  const formats = new Map<number, boolean>();
  const base: number[] = [];
  const styles: number[] = [];
  let list: 'cellStyleXfs' | 'cellXfs' | null = null;
  await file.read(part, {
    open: ({ name, space, attribute }) => {
      if (!isSpreadsheet(space)) return;
      if (name === 'cellStyleXfs' || name === 'cellXfs') list = name;
      else if (name === 'numFmt') formats.set(Number(attribute('numFmtId')), isDate(attribute('formatCode')));
      else if (name === 'xf' && list) {
        const own = attribute('numFmtId');
        const of = own === '' ? (base[Number(attribute('xfId'))] ?? 0) : Number(own);
        (list === 'cellXfs' ? styles : base).push(of);
      }
      if (styles.length > MAX_STYLES || base.length > MAX_STYLES || formats.size > MAX_STYLES)
        throw tooLarge();
    },
    close: (name) => {
      if (name === list) list = null;
    },
  });
  const isKnown = (id: number) => KNOWN_DATES.some(([first, last]) => id >= first && id <= last);
  return styles.map((id) => isKnown(id) || formats.get(id) === true);
}

/** Whether a format shows a date or a time: nothing but letters of such, as `dd.mm.yyyy`, once texts, colours and languages are away. */
function isDate(format: string): boolean {
  if (format.length > MAX_FORMAT) return false;
  return format
    .toLowerCase()
    .replace(/;@$/, '')
    .replace(/\\./g, ' ')
    .split(';')
    .some((one) => {
      const tokens = one
        .replace(/"[^"]*"/g, ' ')
        .replace(/\[([smhd]{1,2})\]/g, '$1')
        .replace(/([smhd]{1,2})[.,]0{1,3}/g, '$1')
        .replace(/\[[^[\]]*\]/g, '')
        .split(/[^a-z0#?%]+/)
        .filter(Boolean);
      return tokens.length > 0 && tokens.every((token) => DATE_TOKEN.test(token));
    });
}

const DATE_TOKEN = /^(?:s{1,2}|m{1,5}|h{1,2}|am|pm|a|p|d{1,4}|a{3,5}|y|yy|yyyy|e{1,2}|eeee)$/;
