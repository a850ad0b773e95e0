/** pdf.js makes a matrix of the browser when it is loaded, which Node has not. Reading texts and pages needs none. */
if (!('DOMMatrix' in globalThis)) Object.assign(globalThis, { DOMMatrix: class {} });
