import { htmlToText } from './html.js';

describe('htmlToText', () => {
  it.each([
    ['<p>One</p><p>Two<br />three</p>', 'One\n\nTwo\nthree'],
    ['<p>Bring:</p><ul><li>Hat</li><li><p>Water</p></li></ul><p>Bye</p>', 'Bring:\n- Hat\n- Water\n\nBye'],
    [
      '<p>First:</p><ol><li>Hat</li><li><p>Water</p></li></ol><p>2. Bye</p>',
      'First:\n1. Hat\n2. Water\n\n2. Bye',
    ],
    ['<ol><li>a</li></ol><p>x</p><ol><li>b</li></ol>', '1. a\n\nx\n1. b'],
    ['<a href="https://x.test/a" target="_blank">here</a>', 'here (https://x.test/a)'],
    ['<a href="mailto:a@x.test">a@x.test</a>', 'a@x.test'],
    ['Fish &amp; chips &lt;b&gt; &#8364; &#x20AC;&nbsp;5 &unknown;', 'Fish & chips <b> € € 5 &unknown;'],
    ['<p></p><p><br></p>', ''],
    ['<h1>Title</h1><p>a <strong>b</strong>\n c</p>', 'Title\n\na b c'],
    ['<p>a</p><p>&nbsp;</p><p></p><p>b</p>', 'a\n\nb'],
    ['<p><a href="tel:+390471">call <b>us</b></a>, now</p>', 'call us (+390471), now'],
    ['<ul><li>Bring<ul><li>Hat</li></ul></li></ul>', '- Bring\n- Hat'],
  ])('%s', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});
