import { lazy } from 'react';
import type { ResourceOverrides } from '../../resource-kit/types';
import { messages } from '../../mailing/compose/section';

export default {
  section: messages,
  menu: { group: 'families', position: 30 },
  pages: {
    list: lazy(async () => ({ default: (await import('./list')).MessageList })),
    show: lazy(async () => ({ default: (await import('./show')).MessageShow })),
  },
} satisfies ResourceOverrides;
