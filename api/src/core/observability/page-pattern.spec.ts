import { pagePattern } from './page-pattern.js';

describe('the page of a report', () => {
  it.each([
    ['https://x.example/courseregistration/17?token=abc#y', '/courseregistration/:id'],
    ['/password/reset?email=a@b.it', '/password/reset'],
    ['/email/confirm?token=abc', '/email/confirm'],
    ['/', '/'],
    ['', '/'],
    ['/my-family/', '/my-family'],
    ['/be', '/be'],
    ['/be/child/4', '/be/child/:id'],
    ['/be/course/12/show', '/be/course/:id/show'],
    ['/be/peopleCourseWeekRegistration', '/be/peopleCourseWeekRegistration'],
    ['/be/child/Mia', 'other'],
    ['/Mia/Rossi', 'other'],
    ['/be/1/2/3/4', 'other'],
    ['http://[', 'other'],
  ])('at %s is %s', (address, pattern) => {
    expect(pagePattern(address)).toBe(pattern);
  });

  it('at an address without an end is other', () => {
    expect(pagePattern('/a'.repeat(5_000))).toBe('other');
  });
});
