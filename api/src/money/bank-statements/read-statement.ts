import { parseCamt } from './domain/camt.js';
import { parseCsv, type CsvMapping } from './domain/csv.js';
import { looksLikeXml } from './domain/decode.js';
import { MAX_ENTRIES, UnreadableStatement, type BankEntry } from './domain/statement.js';
import { isZip, unzip } from './domain/unzip.js';

/**
 * Reads a file of a bank: camt.053 as XML or ZIP, or a table.
 * @param mapping how tables are read; `null` when that is not set
 * @throws UnreadableStatement unless every entry is understood
 */
export async function readStatement(bytes: Buffer, mapping: CsvMapping | null): Promise<BankEntry[]> {
  if (!isZip(bytes)) return readFile(bytes, mapping);
  const entries: BankEntry[] = [];
  for await (const file of unzip(bytes)) {
    for (const entry of readFile(file, mapping)) entries.push(entry);
    if (entries.length > MAX_ENTRIES)
      throw new UnreadableStatement('bank_statement.too_many', { max: MAX_ENTRIES });
  }
  return entries;
}

function readFile(bytes: Buffer, mapping: CsvMapping | null): BankEntry[] {
  if (looksLikeXml(bytes)) return parseCamt(bytes);
  if (bytes.includes('%PDF-')) throw new UnreadableStatement('bank_statement.no_camt');
  if (!mapping) throw new UnreadableStatement('bank_statement.csv_unknown');
  return parseCsv(bytes, mapping);
}
