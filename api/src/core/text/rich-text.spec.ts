import { isBlankRichText, isModerateRichText, sanitizeRichText } from './rich-text.js';

describe('rich text', () => {
  it('keeps what the editors make', () => {
    const html =
      '<h2>Titel</h2><p><strong>a</strong><em>b</em><u>c</u></p><ol><li>1</li></ol><ul><li>2</li></ul>';
    expect(sanitizeRichText(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<p onclick="a()" style="x">t</p>', '<p>t</p>'],
    ['<img src=x onerror=a()>', ''],
    ['<iframe src="https://x"></iframe>', ''],
    ['<a href="javascript:a()">t</a>', '<a rel="noopener noreferrer" target="_blank">t</a>'],
    ['<a href="//evil.example">t</a>', '<a rel="noopener noreferrer" target="_blank">t</a>'],
    ['<svg><script>a()</script></svg>', ''],
    ['<xmp><img src=x onerror=a()></xmp>', ''],
    ['<p>a<b>c', '<p>a<b>c</b></p>'],
  ])('makes %s harmless', (html, safe) => {
    expect(sanitizeRichText(html)).toBe(safe);
  });

  it('keeps a link and makes it safe to follow', () => {
    expect(sanitizeRichText('<a href="https://x.example">t</a>')).toBe(
      '<a href="https://x.example" rel="noopener noreferrer" target="_blank">t</a>',
    );
  });

  it.each([
    ['<'.repeat(1_001), false],
    ['{{link}}'.repeat(51), false],
    ['&'.repeat(15_000), false],
    ['<a href="https://x.example">'.repeat(201), false],
    ['<a href="https://x.example">x</a>'.repeat(200), true],
    ['<i>'.repeat(999) + '€'.repeat(17_500), false],
    ['<p>Text</p>'.repeat(400), true],
    ['€'.repeat(15_000), true],
  ])('tells whether a text is moderate: %#', (html, moderate) => {
    expect(isModerateRichText(html)).toBe(moderate);
    if (moderate) expect(Buffer.byteLength(sanitizeRichText(html))).toBeLessThan(65_536);
  });

  it('knows nothing when it sees it', () => {
    expect(isBlankRichText('<p>&nbsp; </p><p><br></p>')).toBe(true);
    expect(isBlankRichText('<p>a</p>')).toBe(false);
  });
});
