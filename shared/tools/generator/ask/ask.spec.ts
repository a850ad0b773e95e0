import { whatBecomesOf } from '../migration/lost.mjs';
import { parseFields } from '../resource/fields.mjs';
import { canAsk, type Ask } from './index.mjs';
import { askForLabels, askForNames } from './words.mjs';

/** Answers in order, and Enter once they are used up. */
function answering(...answers: string[]): { ask: Ask; asked: string[] } {
  const asked: string[] = [];
  const ask: Ask = async (question, proposal = '') => {
    asked.push(`${question} [${proposal}]`);
    return answers.shift() || proposal;
  };
  return { ask, asked };
}

describe('who can be asked', () => {
  const terminal = { stdin: { isTTY: true }, stdout: { isTTY: true }, env: {} };

  it('is a person at a terminal', () => {
    expect(canAsk(terminal)).toBe(true);
    expect(canAsk({ ...terminal, env: { CI: 'false', NX_INTERACTIVE: 'true' } })).toBe(true);
  });

  it.each([
    ['what is typed comes from a pipe', { stdin: {} }],
    ['what is said goes into a file', { stdout: {} }],
    ['it is CI', { env: { CI: 'true' } }],
    ['it is another CI', { env: { CI: '1' } }],
    ['--no-interactive was given', { env: { NX_INTERACTIVE: 'false' } }],
  ])('is nobody where %s', (_, changes) => {
    expect(canAsk({ ...terminal, ...changes })).toBe(false);
  });
});

describe('what a resource is called', () => {
  it('is asked for in German and Italian, with a plural that Enter takes', async () => {
    const { ask, asked } = answering('Haltestelle', '', 'fermata', '');
    expect(await askForNames(ask, 'bus stop', {})).toEqual({
      de: 'Haltestelle|Haltestellen',
      it: 'fermata|fermate',
    });
    expect(asked).toEqual([
      'One bus stop in German [Bus stop]',
      'Several in German [Haltestellen]',
      'One bus stop in Italian [Bus stop]',
      'Several in Italian [fermate]',
    ]);
  });

  it('is the English word where only Enter is pressed, and not asked for where a switch gives it', async () => {
    const { ask, asked } = answering();
    expect(await askForNames(ask, 'bus', { it: 'Autobus|Autobus', en: 'Coach|Coaches' })).toEqual({
      de: 'Coach|Coaches',
      it: 'Autobus|Autobus',
      en: 'Coach|Coaches',
    });
    expect(asked).toHaveLength(2);
  });

  it('is asked for again when the answer is no word', async () => {
    const said = jest.spyOn(console, 'log').mockImplementation();
    const { ask, asked } = answering('Bus|Busse', '7', 'Bus', 'Busse', 'Bus', 'Bus');
    expect(await askForNames(ask, 'bus', {})).toEqual({ de: 'Bus|Busse', it: 'Bus|Bus' });
    expect(asked).toHaveLength(6);
    expect(said).toHaveBeenCalledTimes(2);
    said.mockRestore();
  });
});

describe('labels', () => {
  const titles = { location: { de: 'Ort', it: 'Luogo', en: 'Location' } };
  const labelsFor = async (fields: string, ...answers: string[]) => {
    const { ask, asked } = answering(...answers);
    const declared = parseFields(fields).fields;
    return { asked, fields: await askForLabels(ask, declared, declared, titles) };
  };

  it('are asked for where they are not known: not those of usual fields and of what a field refers to', async () => {
    const { asked, fields } = await labelsFor(
      'name:string,name_it:string,seats:integer,location_id:reference(location),bus_line:integer',
      'Buslinie',
    );
    expect(asked).toEqual(['Field bus_line in German [Bus line]', 'Field bus_line in Italian [Bus line]']);
    expect(fields.at(-1)?.label).toEqual(['Buslinie', 'Bus line']);
  });

  it('are asked for once of a text in two languages, and where a reference has a name of its own', async () => {
    const { asked, fields } = await labelsFor(
      'motto_de:string,motto_it:string,stop_id:reference(location)',
      'Motto',
      'Motto',
      'Halt',
      'Fermata',
    );
    expect(asked.map((question) => question.split(' [')[0])).toEqual([
      'Field motto_de in German',
      'Field motto_de in Italian',
      'Field stop_id in German',
      'Field stop_id in Italian',
    ]);
    expect(fields[2]?.label).toEqual(['Halt', 'Fermata']);
  });

  it('are not asked for in the languages in which the command gives them', async () => {
    const { asked } = await labelsFor('name:string,wheels:integer:label=Räder|Ruote');
    expect(asked).toEqual([]);
  });

  it('of values are asked for too', async () => {
    const { asked, fields } = await labelsFor(
      'name:string,kind:enum(bus|far_away)',
      'Bus',
      'Autobus',
      'Weit weg',
      'Lontano',
    );
    expect(asked[2]).toBe('Value far_away of kind in German [Far away]');
    expect(fields[1]?.valueLabels).toEqual({
      bus: { de: 'Bus', it: 'Autobus', en: 'Bus' },
      far_away: { de: 'Weit weg', it: 'Lontano', en: 'Far away' },
    });
  });
});

describe('a column that would be lost', () => {
  beforeEach(() => jest.spyOn(console, 'log').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  it('has another name, is deleted or stays, as the answer says', async () => {
    const { ask } = answering('wheel_count', 'delete', '');
    expect(await whatBecomesOf(['bus.wheels', 'bus.seats', 'bus.name'], ask)).toEqual({
      renames: [{ table: 'bus', from: 'wheels', to: 'wheel_count' }],
      drop: ['bus.seats'],
    });
  });

  it('stays when the answers end before the last question', async () => {
    const answers = ['delete'];
    const ask: Ask = () => {
      const answer = answers.shift();
      return answer === undefined ? Promise.reject(new Error('Ctrl-C')) : Promise.resolve(answer);
    };
    expect(await whatBecomesOf(['bus.wheels', 'bus.seats'], ask)).toEqual({ renames: [], drop: [] });
  });

  it('stays where nobody answers', async () => {
    expect(await whatBecomesOf(['bus.wheels'], null)).toEqual({ renames: [], drop: [] });
  });
});
