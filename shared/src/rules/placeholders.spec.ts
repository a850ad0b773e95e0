import {
  PLACEHOLDER_NAMES,
  placeholdersIn,
  replacePlaceholders,
  unknownPlaceholdersIn,
} from './placeholders.js';

const fill = (text: string): string => replacePlaceholders(text, (name) => `<${name}>`);

describe('placeholders', () => {
  it('are replaced wherever they stand, spaced as editors do it', () => {
    expect(fill('{{name}}, {{ course }} {{&nbsp;app_name&nbsp;}}{{name}}')).toBe(
      '<name>, <course> <app_name><name>',
    );
  });

  it('are all replaced', () => {
    expect(fill(PLACEHOLDER_NAMES.map((name) => `{{${name}}}`).join())).not.toContain('{');
  });

  it.each([
    '{{constructor}}',
    '{{__proto__}}',
    '{{toString}}',
    '{{#if name}}',
    '{{/if}}',
    '{{../name}}',
    '{{> name}}',
    '{{name.constructor}}',
    '{{Name}}',
    '{{na<b>me</b>}}',
    '{ {name} }',
    '{{}}',
    '{{name',
  ])('%s is none', (text) => {
    expect(fill(text)).toBe(text);
    expect(placeholdersIn(text)).toEqual([]);
  });

  it('in three braces leave the outer one', () => {
    expect(fill('{{{name}}}')).toBe('{<name>}');
  });

  it('that were put in are not looked at again', () => {
    expect(replacePlaceholders('{{name}}', () => '{{course}}')).toBe('{{course}}');
  });

  it('and what looks like one are told apart', () => {
    const text = '{{name}} {{nmae}} {{ weeks }} {{nmae}} {{#each}}';
    expect(placeholdersIn(text)).toEqual(['name', 'weeks']);
    expect(unknownPlaceholdersIn(text)).toEqual(['{{nmae}}', '{{#each}}']);
  });
});
