/**
 * pdf.js for Node 20. What it loads first is core-js, which replaces functions of the language by its own for all that runs in the
 * process: `JSON.stringify` then takes four times as long, `push` of an array seven times. The real ones are put back.
 */
const real = [
  [JSON, 'parse', JSON.parse],
  [JSON, 'stringify', JSON.stringify],
  [Array.prototype, 'push', Array.prototype.push],
  [Function.prototype, 'toString', Function.prototype.toString],
] as const;

// It makes a matrix of the browser when it is loaded, which Node has not. Reading texts and pages needs none.
if (!('DOMMatrix' in globalThis)) Object.assign(globalThis, { DOMMatrix: class {} });

/** Loads it, once for each process. */
export async function loadPdfJs(): Promise<typeof import('pdfjs-dist/legacy/build/pdf.mjs')> {
  const pdfJs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // Else it is loaded with the first document, and replaces them again.
  // @ts-expect-error -- it has no types, and none are needed
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  for (const [owner, name, value] of real)
    Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  return pdfJs;
}
