import { highFindings, unexplained } from './audit.mjs';

const advisory = (/** @type {string} */ id, /** @type {string} */ severity) => ({
  name: 'left',
  severity,
  title: `what ${id} is about`,
  url: `https://github.com/advisories/${id}`,
});

/** As npm 10 and 11 write it. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    left: { via: [advisory('GHSA-high', 'high'), advisory('GHSA-low', 'moderate')] },
    right: { via: ['left', advisory('GHSA-worst', 'critical')] },
    again: { via: [advisory('GHSA-high', 'high')] },
  },
};
const ids = (/** @type {{ id: string }[]} */ findings) => findings.map(({ id }) => id);

describe('an audit', () => {
  it('finds what is high or critical, each once', () => {
    expect(ids(highFindings(report))).toEqual(['GHSA-high', 'GHSA-worst']);
    expect(highFindings({ vulnerabilities: {} })).toEqual([]);
  });

  it('is content with what is explained', () => {
    expect(ids(unexplained(highFindings(report), 'GHSA-high: our code does not call it'))).toEqual([
      'GHSA-worst',
    ]);
  });

  it('does not take an error of the registry for a clean bill', () => {
    expect(() => highFindings({ message: '405 Method Not Allowed' })).toThrow('405');
  });
});
