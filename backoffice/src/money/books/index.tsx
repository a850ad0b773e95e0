import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { books } from './section';

export default {
  section: books,
  menu: { group: 'money', position: 40 },
  pages: { list: lazy(async () => ({ default: (await import('./page')).BooksPage })) },
} satisfies ResourceOverrides;
