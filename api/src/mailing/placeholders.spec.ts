import type { CourseMail } from './mail-kinds.js';
import { fillPlaceholders, names, placeholderValues } from './placeholders.js';

const line = {
  child: 'Anna Rossi',
  week: 'Woche 1',
  childId: 1,
  period: '05.07.2026 – 11.07.2026',
  dayType: 'Ganztags',
  price: '120,50 €',
};
const mail: CourseMail = {
  name: 'Eva <b>Rossi</b>',
  courseId: 1,
  course: 'Berg & Tal',
  lines: [line, { ...line, week: 'Woche 2', dayType: 'Halbtags' }, { ...line, child: 'Leo Rossi' }],
};
const fill = (html: string, changes: Partial<CourseMail> = {}): string =>
  fillPlaceholders(
    html,
    placeholderValues({ ...mail, ...changes }, { appName: 'Feria', link: 'https://feria.example/my-family' }),
  );

describe('placeholders of a mail text', () => {
  it('are replaced by escaped values', () => {
    expect(fill('<p>Liebe {{name}}, „{{course}}“ von {{ app_name }}.</p>')).toBe(
      '<p>Liebe Eva &lt;b&gt;Rossi&lt;/b&gt;, „Berg &amp; Tal“ von Feria.</p>',
    );
  });

  it('may be spaced as editors do it', () => {
    expect(fill('{{&nbsp;course }}')).toBe('Berg &amp; Tal');
  });

  it('name each child once and every week', () => {
    expect(fill('{{children}}')).toBe('Anna Rossi, Leo Rossi');
    expect(fill('{{weeks}}')).toBe(
      'Anna Rossi: Woche 1 (05.07.2026 – 11.07.2026), Ganztags, 120,50 €<br />' +
        'Anna Rossi: Woche 2 (05.07.2026 – 11.07.2026), Halbtags, 120,50 €<br />' +
        'Leo Rossi: Woche 1 (05.07.2026 – 11.07.2026), Ganztags, 120,50 €',
    );
  });

  it('work in the address of a link', () => {
    expect(fill('<a href="{{link}}">hier</a>')).toContain('href="https://feria.example/my-family"');
  });

  it('bring no address that is not allowed', () => {
    expect(fill('<a href="{{name}}">hier</a>', { name: 'javascript:alert(1)' })).not.toContain('javascript');
  });

  it.each(['{{password}}', '{{#each lines}}x{{/each}}', '{{{name.constructor}}}', '{{lookup . "name"}}'])(
    'other than these stay as they are: %s',
    (text) => {
      expect(fill(text)).toBe(text.replace(/"/g, '"'));
    },
  );

  it('in a value are not filled in again', () => {
    expect(fill('{{name}}', { name: '{{course}}' })).toBe('{{course}}');
  });

  it('are found', () => {
    expect(names('<p>{{ weeks }}</p>', 'weeks')).toBe(true);
    expect(names('<p>weeks {{week}}</p>', 'weeks')).toBe(false);
  });

  it('do not let markup through that is not allowed', () => {
    expect(fill('<p onclick="x()">a<script>x</script><img src="https://x.test/t.gif" /></p>')).toBe(
      '<p>a</p>',
    );
  });
});
