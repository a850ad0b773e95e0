import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

/**
 * What `xmllint` finds wrong with a file of transfers, by the schema of its version.
 * @param version the name of the schema, `pain.001.001.09`
 * @returns one line for each mistake; none when it is valid
 */
export async function schemaErrors(xml: string, version: string): Promise<string[]> {
  const schema = readFileSync(new URL(`../money/payouts/schemas/${version}.xsd`, import.meta.url), 'utf8');
  const { errors } = await validateXML({
    xml: { fileName: 'file.xml', contents: xml },
    schema: { fileName: `${version}.xsd`, contents: schema },
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
