import type { Statement } from '../statement';

/** What is said of accessibility. */
export const accessibility: Statement = {
  intro:
    'Every family should be able to register here without help. We follow the standard EN 301 549 and the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
  parts: [
    {
      title: 'How accessible this portal is',
      text: 'This portal meets most of the requirements. What is still missing is listed under “Known limits”. This is the developers’ own assessment; no independent body has checked it.',
    },
    {
      title: 'How it is tested',
      text: 'With every change, tests run in the browser Chromium, in German and in Italian, and the main pages in English too:',
      items: [
        'The pages and the most important dialogs are checked with the tool axe-core, on a wide screen and on a phone (360 pixels).',
        'The steps of a registration are taken with the keyboard alone; the focus is visible and returns after a dialog.',
        'At 400% zoom and on phones held sideways nothing is cut off, nothing has to be scrolled sideways, and no bar covers a field.',
        'Errors are described in words beside their field, are read out or receive the focus, and what was entered is not lost.',
        'The organiser’s colour is darkened until text is readable; if you have reduced motion in your system settings, you see no animations.',
      ],
    },
    {
      title: 'Known limits',
      text: 'Not accessible, or only in part, are:',
      items: [
        'PDF files such as programmes, the privacy policy and payment confirmations. On request the office gives you their content in another way.',
        'Pictures of projects and logos have no description. What you need to know for a registration is always there as text as well.',
        'The texts of the projects are written by the organiser, in German and Italian; they are not available in English, in easy-to-read language or in sign language.',
        'Registration opens at a set time, and popular weeks can fill up quickly. If you need more time for it, please contact the office beforehand.',
        'There have been no systematic tests with screen readers or with people with disabilities so far.',
      ],
    },
  ],
  contact: {
    title: 'Report a barrier',
    text: 'Have you come across a barrier, or do you need something in another form?',
  },
  reviewed: 'This statement was last reviewed on',
};
